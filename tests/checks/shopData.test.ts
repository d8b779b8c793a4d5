import { expect, test } from 'vitest'
import { shop } from '../../src/shop/config.ts'
import { sourceFiles, textOf } from './files.ts'

const { name, legalName, registration, tagline, description, origin, phone, whatsApp, email, address } = shop
const data = [
  ...[name, legalName, registration, tagline, description, origin, email, ...address],
  ...[phone.display, phone.dial, whatsApp.display, whatsApp.dial],
]

test("the shop's own data stand in src/shop/config.ts alone", () => {
  const files = [
    'index.html',
    ...['src', 'server'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|html|css)$/)),
  ]
  const copies = files
    .filter((file) => file !== 'src/shop/config.ts')
    .flatMap((file) => data.filter((text) => textOf(file).includes(text)).map((text) => `${file}: ${text}`))
  expect(copies).toEqual([])
})
