import * as z from 'zod/mini'
import { safeLocalStorage as device, safeSessionStorage } from '../lib/storage.ts'
import { parseJson } from '../rules/parseJson.ts'
import { endedOrderKeysKey, orderKeysKey } from '../rules/storageKeys.ts'

const OrderKeys = z.catch(z.record(z.string(), z.string()), {})

/** The idempotency keys of the orders that this tab sent and does not know to be placed, by what was ordered. */
export const readOrderKeys = () => z.parse(OrderKeys, parseJson(safeSessionStorage.read(orderKeysKey)))

/** Adds to the keys of this tab. */
export const addOrderKeys = (keys: z.output<typeof OrderKeys>) =>
  safeSessionStorage.write(orderKeysKey, JSON.stringify({ ...readOrderKeys(), ...keys }))

const mostEndedKeys = 20
const readEndedKeys = () => (device.read(endedOrderKeysKey) ?? '').split(' ').filter(Boolean)

/**
 * Ends the idempotency key of an order whose items have left the cart of this device. A tab that was copied before
 * still has it: sent again, it would take what was added to the cart since for this order.
 */
export const endOrderKey = (key: string) =>
  device.write(endedOrderKeysKey, [key, ...readEndedKeys()].slice(0, mostEndedKeys).join(' '))

/** The idempotency key of an order, kept until one is confirmed, since it may have been placed (decision 42). */
export function orderKey(fingerprint: string): string {
  const { [fingerprint]: last } = readOrderKeys()
  if (last && !readEndedKeys().includes(last)) return last
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  addOrderKeys({ [fingerprint]: key })
  return key
}

/** Drops the keys of all other orders: one was confirmed. */
export function keepOrderKeys(fingerprints: readonly string[]) {
  const keys = Object.entries(readOrderKeys()).filter(([fingerprint]) => fingerprints.includes(fingerprint))
  if (keys.length > 0) safeSessionStorage.write(orderKeysKey, JSON.stringify(Object.fromEntries(keys)))
  else safeSessionStorage.remove(orderKeysKey)
}
