import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { orderLinkPath } from '../../src/paths.ts'
import { sameText } from '../crypto.ts'
import { nameKey } from '../store/nameKey.ts'
import type { Order } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** For how long the link to an order opens it, in milliseconds: 90 days. */
const linkLife = 90 * 24 * 60 * 60 * 1000

type Linked = Pick<Order, 'order_id' | 'email'>

/** Signed links that open one order without an account, for whoever has its confirmation email. */
export type OrderLinks = {
  token(order: Linked): string
  /** The address of the order's page. */
  address(order: Linked): string
  /** The order of a token; undefined for an invented token, an order of another customer, and one that is too old. */
  order(token: string): Promise<Order | undefined>
}

/** The links of orders. The signature includes the email: once the customer is erased, the links open nothing. */
export async function orderLinks({
  store,
  origin,
  now,
}: {
  store: Pick<Store, 'secret' | 'order'>
  origin: () => string
  now: () => Date
}): Promise<OrderLinks> {
  const secret = utf8ToBytes(await store.secret('order-links'))
  const token = ({ order_id, email }: Linked) =>
    `${order_id}.${bytesToHex(hmac(sha256, secret, utf8ToBytes(`${order_id} ${nameKey(email)}`)))}`
  return {
    token,
    address: (order) => origin() + orderLinkPath(token(order)),
    async order(given) {
      const [, id] = /^([1-9]\d{0,8})\.[0-9a-f]{64}$/.exec(given) ?? []
      const order = id === undefined ? undefined : await store.order(Number(id))
      if (!order?.email || !sameText(given, token(order))) return undefined
      return Number(now()) - Date.parse(order.order_date) <= linkLife ? order : undefined
    },
  }
}
