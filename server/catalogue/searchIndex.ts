import type { Product } from '../store/records.ts'

/** Normalises text for comparison: lower case, no diacritics, '×' as 'x'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('×', 'x')

/** Keeps only letters and digits, so that 'hngk102' finds HNG-K102-BK. */
const squeeze = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a query that are searched for; nobody types more, and each costs time. */
const mostWords = 10

type Entry = { product: Product; name: string; all: string; sku: string; squeezed: string }

/**
 * Search over a catalogue: every word of the query, of at most ten different ones, must occur in a product's name, part number, brand or category.
 * Part-number matches come first, then names that begin with the query, then the rest, each in catalogue order.
 */
export function searchIndex(products: readonly Product[]): (query: string, limit: number) => Product[] {
  const entries = products.map((product): Entry => {
    const { name, sku, brand, category_name } = product
    return {
      product,
      name: plain(name),
      all: plain([name, sku, brand, category_name].join(' ')),
      sku: squeeze(sku),
      squeezed: [name, brand, category_name].map(squeeze).join(' '),
    }
  })

  return (query, limit) => {
    const typed = plain(query.trim()).replace(/\s+/g, ' ')
    const whole = squeeze(typed)
    if (whole === '') return []
    const words = [...new Set(typed.split(' '))].slice(0, mostWords).flatMap((word) => {
      const squeezed = squeeze(word)
      return squeezed ? [{ word, squeezed, number: /\d/.test(word) }] : []
    })
    const number = /\d/.test(whole)
    const ranks: Product[][] = [[], [], []]
    for (const { product, name, all, sku, squeezed: text } of entries) {
      const found = words.every(
        ({ word, squeezed, number }) =>
          all.includes(word) || sku.includes(squeezed) || (number && text.includes(squeezed)),
      )
      if (!found) continue
      const rank =
        sku.startsWith(whole) || (number && sku.includes(whole)) ? 0 : name.startsWith(typed) ? 1 : 2
      ranks[rank]?.push(product)
    }
    return ranks.flat().slice(0, limit)
  }
}
