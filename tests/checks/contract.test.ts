import { describe, expect, test } from 'vitest'
import { referenceApi } from '../../server/reference.ts'
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
import { session } from '../../src/api/session.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { sourceFiles, textOf } from './files.ts'

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
  reviews,
  session,
}
const calls = Object.entries(contract).flatMap(([file, endpoints]) =>
  Object.entries(endpoints).map(([name, call]) => ({ name: `${file}.${name}`, call })),
)

describe('every call of the contract', () => {
  const { app } = referenceApi({ now: () => new Date('2026-11-20T10:18:00+05:30'), places: async () => [] })

  test.each(calls)('$name is known to the reference API', async ({ call }) => {
    const path = `/api${call.path.replace(/:\w+/g, '1')}`
    const answer = await app.fetch(new Request(`http://shop.test${path}`, { method: call.method }))
    expect(await answer.text()).not.toContain('There is no such call.')
    expect(answer.status).not.toBe(500)
  })

  const tests = sourceFiles('tests/api').map(textOf).join('\n')
  test.each(calls)('$name is tried in tests/api', ({ name }) => {
    expect(tests).toContain(name)
  })
})
