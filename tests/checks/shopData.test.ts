import { expect, test } from 'vitest'
import { shop } from '../../src/shop/config.ts'
import { sourceFiles, textOf } from './files.ts'

const { name, legalName, registration, tagline, description, origin, phone, whatsApp, email, address } = shop
const data = [
  ...[name, legalName, registration, tagline, description, origin, email, ...address],
  ...[phone.display, phone.dial, whatsApp.display, whatsApp.dial, shop.orderPrefix],
  // Also where only the first word of the name stands.
  ...name.split(' ').slice(0, 1),
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
