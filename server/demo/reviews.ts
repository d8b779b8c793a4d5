import type { ProductRecord, Review } from '../store/records.ts'
import { categoryRows } from './categoryTree.ts'
import { demoRows } from './file.ts'
import { products } from './products.ts'

// Some give no name.
const names = [
  'Nuwan P., Fathima R., K. Sivakumar, Dilani W., Anonymous, Chaminda J., Rizwan M., Tharushi S.',
  'Priya N., Asanka F., Sunil G., Anonymous, Malini D., Kavindu B., Shanthi K., Imran H., Ruwani A.',
  'Lakshan T., Anonymous, Jeewa L., Mahesh C., Selvi R., Harsha U., Nirosha E., Dinesh V., Farook S.',
  'Anonymous, Gayani M., Roshan Z., Uthpala I.',
].flatMap((line) => line.split(', '))

// A product takes the comments on its own category first, then those on the categories above it, then those on all goods,
// so each must suit every product below its category.
const comments = demoRows('comments.csv').map(([about, rating, comment = '']) => ({
  about,
  rating: Number(rating),
  comment,
}))
const commentsOn = (what: string) => comments.filter(({ about }) => about === what)
const pathOf = new Map(categoryRows.map(({ category_id, path }) => [category_id, path]))

// Pseudo-random numbers that depend on the product id only, so that every start gives the same reviews.
function* draw(seed: number): Generator<number, number> {
  let state = Math.imul(seed, 2654435761)
  while (true) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The comments on a category, those above it, and all goods. */
function shelf(path: string): typeof comments {
  const above = path.split(' > ').slice(0, -1).join(' > ')
  return [...commentsOn(path), ...(path === '' ? [] : shelf(above))]
}

type Draft = Omit<Review, 'review_id'>

function draftsOf({ product_id, sku, category_id }: ProductRecord): Draft[] {
  const numbers = draw(product_id)
  const next = () => numbers.next().value
  const people = [...names]
  // The one product with a long list of reviews: the return-to-door lever in satin nickel.
  const own = commentsOn(sku)
  const hasOwn = own.length > 0
  const pool = hasOwn ? [...own] : shelf(pathOf.get(category_id) ?? '')
  // About three products in five have reviews, and few of these have many.
  const count = hasOwn ? own.length : next() < 0.6 ? 1 + Math.floor(next() ** 2 * 12) : 0
  const newest = Date.UTC(2026, 10, 18)
  let age = 0
  return Array.from({ length: count }, () => {
    // Comments of the product's own category come first, so that a product with two reviews gets specific ones.
    const reach = hasOwn ? 1 : Math.min(pool.length, 5)
    const [taken] = pool.splice(Math.floor(next() * reach), 1)
    if (!taken) return []
    const { rating, comment } = taken
    const [name = 'Anonymous'] = people.splice(Math.floor(next() * people.length), 1)
    age += hasOwn ? 1 + next() * 4 : 1 + next() * (66 / count)
    const created_at = new Date(newest - age * 24 * 60 * 60 * 1000).toISOString()
    return [{ product_id, name, rating, comment, created_at }]
  }).flat()
}

/** Newest first, as the API gives them. */
export const reviews: Review[] = products
  .flatMap(draftsOf)
  .sort((a, b) => b.created_at.localeCompare(a.created_at))
  .map((draft, index, all) => ({ review_id: all.length - index, ...draft }))
