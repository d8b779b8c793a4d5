import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { delivery } from '../../src/api/delivery.ts'
import { products } from '../../src/api/products.ts'
import type { OrderBody } from '../../src/api/purchase.ts'
import { limits } from '../../src/rules/limits.ts'
import { orderTotals } from '../../src/rules/totals.ts'
import { order } from '../api/bodies.ts'

async function ask(url: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/api${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Returns a maker of valid orders of two lines each, for different visitors, with `key` in the notes. */
export async function orderMaker(url: string): Promise<(key: string) => OrderBody> {
  const all = z.parse(products.list.response, await ask(url, '/products'))
  const parts = all.filter((part) => part.delivery_available && !part.colombo_only && part.price < 5000)
  const { shippingCost } = z.parse(
    delivery.charge.response,
    await ask(url, '/location/delivery-charges', { userAddress: order.shipping_address }),
  )
  let count = 0
  return (key) => {
    count += 1
    const items = [count, count + 1].map((at, line) => {
      const part = parts[at % parts.length]!
      return { ...order.items[0]!, product_id: part.product_id, quantity: line + 1, unit_price: part.price }
    })
    const priced = items.map(({ unit_price, quantity }) => ({ price: unit_price, quantity }))
    const { subtotal } = orderTotals(priced, 0)
    const shipping = subtotal > limits.freeDeliveryOver ? 0 : shippingCost
    return {
      ...order,
      email: `${key}@mail.example`,
      total_amount: orderTotals(priced, shipping).total,
      status: 'pending',
      payment_method: 'COD',
      payment_status: 'pending',
      shipping_cost: shipping,
      notes: key,
      items,
    }
  }
}

/**
 * The headers of an order, sent by a customer with an address of their own, as a trusted proxy reports it: the number of
 * orders from one address is limited.
 */
export const orderHeaders = (key: string): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
})

/**
 * Sends an order to a shop behind one trusted proxy. Returns its number, or undefined if no response came. Throws if
 * the order is refused.
 */
export async function sendOrder(url: string, key: string, body: OrderBody): Promise<number | undefined> {
  let status: number
  let text: string
  try {
    const answer = await fetch(`${url}/api/products/purchase`, {
      method: 'POST',
      headers: orderHeaders(key),
      body: JSON.stringify(body),
    })
    status = answer.status
    text = await answer.text()
  } catch {
    return undefined
  }
  if (status !== 201) throw new Error(`The order ${key} was answered ${status} ${text}`)
  return (JSON.parse(text) as { order_id: number }).order_id
}
