import { expect, test } from 'vitest'
import { isDrawing, pictureSources, pictureWidth, resolveImage } from '../../src/rules/pictures.ts'

test('a picture of the shop itself has variants in two sizes and two formats', () => {
  expect(pictureSources('/images/padlock-brass-50@800.webp')).toEqual({
    src: '/images/padlock-brass-50@800.webp',
    avif: '/images/padlock-brass-50@400.avif 400w, /images/padlock-brass-50@800.avif 800w',
    webp: '/images/padlock-brass-50@400.webp 400w, /images/padlock-brass-50@800.webp 800w',
  })
})

test.each([['/images/lock@800.png'], ['/images/lock@800.webp?v=2'], ['/images/a lock@800.webp'], ['']])(
  '%j has no variants',
  (path) => {
    expect(pictureSources(path)).toEqual({ src: path })
  },
)

test.each([
  ['/images/lock.webp', '', '/images/lock.webp'],
  ['./images/lock.webp', '', '/images/lock.webp'],
  ['\\uploads\\lock.jpg', 'https://img.example', 'https://img.example/uploads\\lock.jpg'],
  ['https://cdn.example/lock.jpg', 'https://img.example', 'https://cdn.example/lock.jpg'],
  ['//cdn.example/lock.jpg', 'https://img.example', '//cdn.example/lock.jpg'],
  ['blob:https://shop.example/1', '', 'blob:https://shop.example/1'],
  ['images/lock.webp', 'https://img.example', 'https://img.example/images/lock.webp'],
  ['/images/lock.webp', 'https://img.example/', 'https://img.example/images/lock.webp'],
  ['HTTP://cdn.example/lock.jpg', '', 'HTTP://cdn.example/lock.jpg'],
  ['data:image/png;base64,AAAA', 'https://img.example', 'data:image/png;base64,AAAA'],
  ['data:text/html,<p>', '', ''],
  ['file:///etc/passwd', '', ''],
  ['https://[img/lock.jpg', '', ''],
  ['  ', '', ''],
])('decision 35: %j on host %j is %j', (path, host, address) => {
  expect(resolveImage(path, host)).toBe(address)
})

test.each([
  ['/images/butt-hinge@800.webp', 800],
  ['/set/header-desktop@1680.webp', 1680],
  ['https://pictures.example/hinge.jpg', undefined],
])('the name of %s gives the width %s', (path, width) => {
  expect(pictureWidth(path)).toBe(width)
})

test.each([
  ['/images/butt-hinge-76--drawing@800.webp', true],
  ['uploads/dimensions_12.png', true],
  ['Drawing.svg', true],
  ['', false],
])('the file %s is named as a drawing: %s', (path, drawing) => {
  expect(isDrawing(path)).toBe(drawing)
})
