import * as z from 'zod/mini'
import { safeSessionStorage as tab } from '../lib/storage.ts'
import { orderKeysKey } from '../rules/storageKeys.ts'

const OrderKeys = z.catch(z.record(z.string(), z.string()), {})

/** The idempotency keys of the orders that this tab sent and does not know to be placed, by what was ordered. */
export function readOrderKeys(): z.output<typeof OrderKeys> {
  try {
    return z.parse(OrderKeys, JSON.parse(tab.read(orderKeysKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Adds to the keys of this tab. */
export const addOrderKeys = (keys: z.output<typeof OrderKeys>) =>
  tab.write(orderKeysKey, JSON.stringify({ ...readOrderKeys(), ...keys }))

/**
 * The idempotency key of an order. An order whose response was lost may have been placed: ordered again, also after a
 * reload, it keeps its key until an order is confirmed (decision 42).
 */
export function orderKey(wish: string): string {
  const key = readOrderKeys()[wish] ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  addOrderKeys({ [wish]: key })
  return key
}

/** Drops the keys of all other orders: one was confirmed. */
export function keepOrderKeys(wishes: readonly string[]) {
  const keys = Object.entries(readOrderKeys()).filter(([wish]) => wishes.includes(wish))
  if (keys.length > 0) tab.write(orderKeysKey, JSON.stringify(Object.fromEntries(keys)))
  else tab.remove(orderKeysKey)
}
