import * as z from 'zod/mini'
import { Id as IdSchema } from '../api/id.ts'
import { serverNow } from '../lib/serverClock.ts'
import { safeLocalStorage as device, safeSessionStorage } from '../lib/storage.ts'
import type { Id } from '../rules/id.ts'
import { parseJson } from '../rules/parseJson.ts'
import { orderKeysKey, recentOrdersKey } from '../rules/storageKeys.ts'
import { textHash } from '../rules/textHash.ts'

const OrderKeys = z.catch(z.record(z.string(), z.string()), {})

/** The idempotency keys of the orders that this tab sent and does not know to be placed, by what was ordered. */
export const readOrderKeys = () => z.parse(OrderKeys, parseJson(safeSessionStorage.read(orderKeysKey)))

export const addOrderKeys = (keys: z.output<typeof OrderKeys>) =>
  safeSessionStorage.write(orderKeysKey, JSON.stringify({ ...readOrderKeys(), ...keys }))

/** Milliseconds for which all tabs of the device know what was ordered. Decision 75 */
const recentMs = 10 * 60 * 1000
const mostOrders = 20

/**
 * The orders of this device, newest first, by the hash of what was ordered; `order` once it is confirmed. `ended`: its
 * items have left the cart, and a tab that was copied before must not use its key again.
 */
const RecentOrders = z.catch(
  z.array(
    z.object({
      hash: z.string(),
      key: z.string(),
      at: z.number(),
      order: z.optional(IdSchema),
      ended: z.optional(z.boolean()),
    }),
  ),
  [],
)
type RecentOrder = z.output<typeof RecentOrders>[number]

const readOrders = () => z.parse(RecentOrders, parseJson(device.read(recentOrdersKey)))

const keepOrder = (order: RecentOrder) =>
  device.write(
    recentOrdersKey,
    JSON.stringify([order, ...readOrders().filter(({ key }) => key !== order.key)].slice(0, mostOrders)),
  )

/** The orders of the last ten minutes of the same wish, in any tab of this device, newest first. */
const recentOrdersOf = (fingerprint: string) => {
  const hash = textHash(fingerprint)
  return readOrders().filter((order) => order.hash === hash && Math.abs(serverNow() - order.at) < recentMs)
}

/** The order that was placed by the same wish within the last ten minutes, in any tab of this device. Decision 75 */
export const orderedBefore = (fingerprint: string): (RecentOrder & { order: Id }) | undefined =>
  recentOrdersOf(fingerprint).find((order): order is RecentOrder & { order: Id } => order.order !== undefined)

/** Keeps the number of a placed order. `ended`: its items have left the cart of this device. */
export const keepPlacedOrder = (fingerprint: string, key: string, order: Id, ended: boolean) =>
  keepOrder({ hash: textHash(fingerprint), key, at: serverNow(), order, ended })

/**
 * The idempotency key of an order, kept until one is confirmed, since it may have been placed (decision 42). Within ten
 * minutes it is that of any tab that has sent the same. `placed` is the key of an order after which another is wished.
 */
export function orderKey(fingerprint: string, placed?: string): string {
  const { [fingerprint]: last } = readOrderKeys()
  const ended = readOrders().flatMap((order) => (order.ended ? order.key : []))
  const mine = last !== placed && last !== undefined && !ended.includes(last) ? last : undefined
  // The oldest, so that two tabs that began at the same moment agree.
  const shared = recentOrdersOf(fingerprint).findLast(({ order }) => order === undefined)?.key
  const key = shared ?? mine ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  if (key !== last) addOrderKeys({ [fingerprint]: key })
  if (key !== shared) keepOrder({ hash: textHash(fingerprint), key, at: serverNow() })
  return key
}

/** Forgets what was ordered on this device, because its user has left. What remains are random keys that have ended. */
export function forgetRecentOrders() {
  const ended = readOrders().flatMap(({ key, ended }) => (ended ? { hash: '', key, at: 0, ended } : []))
  if (ended.length > 0) device.write(recentOrdersKey, JSON.stringify(ended))
  else device.remove(recentOrdersKey)
}

/** Drops the keys of all other orders: one was confirmed. */
export function keepOrderKeys(fingerprints: readonly string[]) {
  const keys = Object.entries(readOrderKeys()).filter(([fingerprint]) => fingerprints.includes(fingerprint))
  if (keys.length > 0) safeSessionStorage.write(orderKeysKey, JSON.stringify(Object.fromEntries(keys)))
  else safeSessionStorage.remove(orderKeysKey)
}
