import { newArrivals } from './arrivals.ts'
import { categories } from './categories.ts'
import { announcements, banners, promotions } from './content.ts'
import { feedback } from './feedback.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import type { Seed } from './types.ts'
import { users } from './users.ts'

export type * from './types.ts'

/** The shop as it stands at `now`. Every call gives copies: what a store does to them stays with that store. */
export function seed(now: Date): Seed {
  return structuredClone({
    products,
    categories,
    reviews,
    feedback,
    announcements: announcements(now),
    banners,
    promotions,
    newArrivals,
    brands: [...new Set(products.map((product) => product.brand))].sort((a, b) => a.localeCompare(b)),
    users,
    orders: orders(now),
  })
}
