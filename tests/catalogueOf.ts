import { seed } from '../server/demo/seed.ts'
import type { ProductRecord, Seed } from '../server/store/records.ts'

/** Repeats the seed's products, with distinct part numbers, until there are `count`. */
export function catalogueOf(count: number): Seed {
  const all = seed(new Date())
  const products = Array.from({ length: count }, (_, at): ProductRecord => {
    const original = all.products[at % all.products.length]
    if (!original) throw new Error('The seed has no products')
    const again = Math.floor(at / all.products.length)
    if (again === 0) return original
    return {
      ...original,
      product_id: 100_000 + at,
      sku: `${original.sku}-${again}`,
      name: `${original.name}, batch ${again}`,
      price: original.price + again,
    }
  })
  return { ...all, products }
}
