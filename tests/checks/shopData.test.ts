import { expect, test } from 'vitest'
import { shop } from '../../src/shop/config.ts'
import { meanings, sayings } from '../../src/shop/orderListWords.ts'
import * as second from '../garden/shop/orderListWords.ts'
import { sourceFiles, textOf } from './files.ts'

const { name, legalName, registration, tagline, description, origin, phone, whatsApp, email, address } = shop
const data = [
  ...[name, legalName, registration, tagline, description, origin, email, ...address],
  ...[phone.display, phone.dial, whatsApp.display, whatsApp.dial, shop.orderPrefix],
  // The first word of this shop's name. Of another's it may be a town: 'Kandy Tools'.
  'NiLO',
]

test("the shop's own data stand in src/shop/ alone", () => {
  const files = [
    ...['index.html', 'tailwind.config.ts', 'vite.config.ts'],
    ...['src', 'server', 'mocks', '.storybook'].flatMap((folder) =>
      sourceFiles(folder, /\.(tsx?|html|css)$/),
    ),
  ]
  const copies = files
    .filter((file) => !file.startsWith('src/shop/'))
    .flatMap((file) => data.filter((text) => textOf(file).includes(text)).map((text) => `${file}: ${text}`))
  expect(copies).toEqual([])
})

// The second shop takes the place of src/shop/ in a job of CI: what it lacks is found here within a second.
const names = (files: Record<string, object>) =>
  Object.entries(files).map(([file, exports]) => [file, Object.keys(exports).sort()])

test('the second shop has the files and exports of src/shop/, and words of each kind', () => {
  const ours = import.meta.glob<object>('./**/*.ts', { base: '../../src/shop', eager: true })
  const theirs = import.meta.glob<object>('./**/*.ts', { base: '../garden/shop', eager: true })
  expect(names(theirs)).toEqual(names(ours))
  expect(Object.keys(second.meanings)).toEqual(Object.keys(meanings))
  expect(Object.keys(second.sayings)).toEqual(Object.keys(sayings))
})
