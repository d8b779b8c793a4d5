import type { Review } from '../store/records.ts'
import { categories } from './categories.ts'
import { type Comment, comments, general, leverComments } from './comments.ts'
import { products } from './products.ts'

const names = [
  'Nuwan P.',
  'Fathima R.',
  'K. Sivakumar',
  'Dilani W.',
  'Anonymous',
  'Chaminda J.',
  'Rizwan M.',
  'Tharushi S.',
  'Priya N.',
  'Asanka F.',
  'Sunil G.',
  'Anonymous',
  'Malini D.',
  'Kavindu B.',
  'Shanthi K.',
  'Imran H.',
  'Ruwani A.',
  'Lakshan T.',
  'Anonymous',
  'Jeewa L.',
  'Mahesh C.',
  'Selvi R.',
  'Harsha U.',
  'Nirosha E.',
  'Dinesh V.',
  'Farook S.',
  'Anonymous',
  'Gayani M.',
  'Roshan Z.',
  'Uthpala I.',
]

const lever = 301
const byId = new Map(categories.map((category) => [category.category_id, category]))

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

/** The comments of a category, then those of its parent categories, then the general ones. */
function shelf(categoryId: number | null): Comment[] {
  const category = categoryId === null ? undefined : byId.get(categoryId)
  if (!category) return general
  return [...(comments[category.category_id] ?? []), ...shelf(category.parent_id)]
}

type Draft = Omit<Review, 'review_id'>

function draftsOf(productId: number, categoryId: number): Draft[] {
  const numbers = draw(productId)
  const next = () => numbers.next().value
  const people = [...names]
  const isLever = productId === lever
  const pool = isLever ? [...leverComments] : [...shelf(categoryId)]
  // About three products in five have reviews, and few of these have many.
  const count = isLever ? leverComments.length : next() < 0.6 ? 1 + Math.floor(next() ** 2 * 12) : 0
  const newest = Date.UTC(2026, 10, 18)
  let age = 0
  return Array.from({ length: count }, () => {
    // Comments of the product's own category come first, so that a product with two reviews gets specific ones.
    const reach = isLever ? 1 : Math.min(pool.length, 5)
    const [comment] = pool.splice(Math.floor(next() * reach), 1)
    if (!comment) return []
    const [name = 'Anonymous'] = people.splice(Math.floor(next() * people.length), 1)
    age += isLever ? 1 + next() * 4 : 1 + next() * (66 / count)
    const created_at = new Date(newest - age * 24 * 60 * 60 * 1000).toISOString()
    return [{ product_id: productId, name, rating: comment[0], comment: comment[1], created_at }]
  }).flat()
}

/** Newest first, as the API gives them. */
export const reviews: Review[] = products
  .flatMap((product) => draftsOf(product.product_id, product.category_id))
  .sort((a, b) => b.created_at.localeCompare(a.created_at))
  .map((draft, index, all) => ({ review_id: all.length - index, ...draft }))
