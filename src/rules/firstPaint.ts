import { mostRestricted } from './restrictions.ts'

/** What a blank line of the cart says in the server's HTML: src/firstPaint/ writes what the device holds in its place. */
export const blankItem = {
  product_id: 'blankId',
  name: 'blankName',
  sku: 'blankNumber',
  selectedSize: 'blankChoice',
  // Of which `piecesOf` has something to say.
  unit: 'pack of 7',
  image: 'blank@800.webp',
  price: 0.01,
  quantity: 3,
  ...mostRestricted(),
} as const

/** Names in a sentence. They contain commas, hence the semicolons: 'A, 4 mm; B and C'. */
export const nameList = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join('; ')} and ${names.at(-1)}`
