import { account } from '../src/api/account.ts'
import { analytics } from '../src/api/analytics.ts'
import { categories } from '../src/api/categories.ts'
import { content } from '../src/api/content.ts'
import { delivery } from '../src/api/delivery.ts'
import { feedback } from '../src/api/feedback.ts'
import { messages } from '../src/api/messages.ts'
import { orders } from '../src/api/orders.ts'
import { products } from '../src/api/products.ts'
import { purchase } from '../src/api/purchase.ts'
import { reviews } from '../src/api/reviews.ts'
import { session } from '../src/api/session.ts'
import type { Endpoint } from '../src/lib/endpoint.ts'

const contract: Record<string, Record<string, Endpoint>> = {
  account,
  analytics,
  categories,
  content,
  delivery,
  feedback,
  messages,
  orders,
  products,
  purchase,
  reviews,
  session,
}

/** Every call of the contract, with its name as sources write it: `products.one`. */
export const calls = Object.entries(contract).flatMap(([file, endpoints]) =>
  Object.entries(endpoints).map(([name, call]) => ({ name: `${file}.${name}`, call })),
)
