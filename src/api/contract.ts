import type { Endpoint } from '../lib/endpoint.ts'
import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { captcha } from './captcha.ts'
import { categories } from './categories.ts'
import { complaints } from './complaint.ts'
import { content } from './content.ts'
import { delivery } from './delivery.ts'
import { feedback } from './feedback.ts'
import { messages } from './messages.ts'
import { orderLinks } from './orderLinks.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { purchase } from './purchase.ts'
import { reviews } from './reviews.ts'
import { session } from './session.ts'

const contract: Record<string, Record<string, Endpoint>> = {
  account,
  analytics,
  captcha,
  categories,
  complaints,
  content,
  delivery,
  feedback,
  messages,
  orderLinks,
  orders,
  products,
  purchase,
  reviews,
  session,
}

/** Every call of the contract, with the name that the code uses for it: `products.one`. */
export const calls = Object.entries(contract).flatMap(([file, endpoints]) =>
  Object.entries(endpoints).map(([name, call]) => ({ name: `${file}.${name}`, call })),
)
