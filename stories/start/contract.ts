import { account } from '../../src/api/account.ts'
import { analytics } from '../../src/api/analytics.ts'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { delivery } from '../../src/api/delivery.ts'
import { feedback } from '../../src/api/feedback.ts'
import { messages } from '../../src/api/messages.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { reviews } from '../../src/api/reviews.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'

const files: Record<string, Record<string, Endpoint>> = {
  products,
  categories,
  reviews,
  content,
  account,
  orders,
  delivery,
  messages,
  feedback,
  analytics,
}

type Schema = {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema } }
}

/** The fields of what goes in, '?' after those that may be left out; a form is told apart; '' for nothing. */
function fields(schema: unknown): string {
  const { type, shape } = (schema as Schema)._zod.def
  if (type === 'undefined') return ''
  if (!shape) return 'multipart form'
  return Object.entries(shape)
    .map(([name, field]) => (field._zod.def.type === 'optional' ? `${name}?` : name))
    .join(', ')
}

/** The contract of src/api as a table: what each call is named, where it goes and what it sends. */
export const contract = Object.entries(files).map(([file, calls]) => ({
  file: `src/api/${file}.ts`,
  server: `server/routes/${file}.ts`,
  calls: Object.entries(calls).map(([name, { method, path, query, body }]) => ({
    name: `${file}.${name}`,
    method,
    path: `/api${path}`,
    query: fields(query),
    body: fields(body),
  })),
}))
