import { mostRestricted } from './restrictions.ts'

/**
 * Pages whose content only the device knows (cart, checkout) are painted before React has hydrated them: the server sends
 * blank lines with the words below, and src/firstPaint/ writes what the device holds in their place.
 */
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
