import type { Seed } from '../store/records.ts'
import { categories } from './categories.ts'
import { announcements, banners, promotions } from './content.ts'
import { orders } from './orders.ts'
import { newArrivals, products } from './products.ts'
import { feedback, reviews } from './reviews.ts'
import { users } from './users.ts'

/** The data of the shop at `now`. Every call returns copies, which a store may change. */
export function seed(now: Date): Seed {
  return structuredClone({
    products: [...products],
    categories,
    reviews,
    feedback,
    announcements: announcements(now),
    banners,
    promotions,
    newArrivals,
    users,
    orders: orders(now),
  })
}
