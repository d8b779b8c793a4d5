import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Order, OrderItem } from '../api/orders.ts'
import type { Product } from '../api/products.ts'
import { fetchQuery, queryClientAtom } from '../lib/queryClient.ts'
import { listQuery, productQuery } from '../queries/products.ts'
import { type CartItem, itemOf } from '../rules/cart.ts'
import { roundCents } from '../rules/money.ts'
import { fillCartAtom } from './cart.ts'

export type OrderAgainOutcome = {
  added: number
  discontinued: string[]
  /** The parts whose price has changed since, in rupees. */
  repriced: { name: string; from: number; to: number }[]
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The product as sold today, never from a cache; for an item without an id (§3 has none), by a unique name. */
async function currentProduct(client: QueryClient, item: OrderItem): Promise<Product | null> {
  if (item.product_id === undefined) {
    const list = await fetchQuery(client, { ...listQuery('all', 'no-store'), staleTime: 0 })
    const namesakes = list.filter(({ name }) => sameName(name, item.product_name))
    return namesakes.length === 1 ? (namesakes[0] ?? null) : null
  }
  return fetchQuery(client, { ...productQuery(item.product_id, 'no-store'), staleTime: 0 })
}

/** Adds an order's parts to the cart as they are sold today. Throws when they cannot be looked up. */
export const orderAgainAtom = atom(null, async (get, set, { items }: Order): Promise<OrderAgainOutcome> => {
  const client = get(queryClientAtom)
  const matches = await Promise.all(
    items.map(async (item) => ({ item, product: await currentProduct(client, item) })),
  )
  const added: CartItem[] = []
  const outcome: OrderAgainOutcome = { added: 0, discontinued: [], repriced: [] }
  for (const { item, product } of matches) {
    // A part may occur in several lines of an order, but is reported once.
    if (!product) {
      if (!outcome.discontinued.includes(item.product_name)) outcome.discontinued.push(item.product_name)
      continue
    }
    const choice = {
      ...(item.size && { selectedSize: item.size }),
      ...(item.color && { selectedColor: item.color }),
    }
    added.push({ ...itemOf(product), ...choice, quantity: item.quantity })
    const isReported = outcome.repriced.some(({ name }) => name === product.name)
    if (!isReported && roundCents(product.price) !== roundCents(item.unit_price))
      outcome.repriced.push({ name: product.name, from: item.unit_price, to: product.price })
  }
  set(fillCartAtom, added, 'add')
  return { ...outcome, added: added.length }
})
