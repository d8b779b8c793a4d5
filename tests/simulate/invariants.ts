import { ApiError, refusalText } from '../../src/lib/endpoint.ts'
import { lineKey, readCart } from '../../src/rules/cart.ts'
import { orderStages } from '../../src/rules/orders.ts'
import { cartKey } from '../../src/rules/storageKeys.ts'
import { contentOf } from './ledger.ts'
import type { World } from './world.ts'

const stage = (status: string) => (orderStages as readonly string[]).indexOf(status)
const isBackwards = (statuses: readonly string[]) =>
  statuses.some((status, at) => {
    const before = statuses[at - 1]
    if (before === undefined) return false
    if (before === 'cancelled' || before === 'completed') return true
    return status === 'cancelled' ? before === 'shipped' : stage(status) < stage(before)
  })

/** What must hold after every step, whatever happens. Each yields in words how it is broken. */
const invariants: Record<
  string,
  (world: World) => Iterable<string | false | undefined> | AsyncIterable<string | false | undefined>
> = {
  *'No wish gives two orders, and one that was left before it was sent gives none.'({ ledger }) {
    for (const { words, orders, sentAfterLeaving } of ledger.wishes) {
      yield orders.size > 1 && `Orders ${[...orders].join(' and ')} are both for: ${words}`
      yield sentAfterLeaving && `The shopper had left before this was sent: ${words}`
    }
  },

  async *'No acknowledged order is lost: it is kept as it was wished, at the total that was shown and confirmed.'({
    ledger,
    server,
  }) {
    for (const { words, content, confirmed, orders } of ledger.wishes)
      for (const { orderId, orderTotal } of confirmed) {
        const id = Number(orderId)
        const stored = await server.order(id)
        if (!stored || !orders.has(id))
          return yield `Order ${id} was confirmed, but is not the order for: ${words}`
        const same = contentOf(
          stored.items.map(({ product_id, quantity, size, color }) => [product_id, quantity, size, color]),
          [stored.first_name, stored.last_name, stored.email, stored.phone],
          stored.shipping_address,
          [stored.payment_method, Number(/: (\d) months/.exec(stored.notes)?.[1] ?? 0)],
        )
        yield same !== content && `Order ${id} is not what was wished: ${words}`
        const { total_amount: charged } = stored
        yield orderTotal !== charged &&
          `Rs. ${charged} is charged for order ${id}, confirmed Rs. ${orderTotal}`
      }
    for (const [id, { total }] of ledger.orders) {
      const charged = (await server.order(id))?.total_amount
      yield charged !== total && `Rs. ${charged} is charged for order ${id}, and Rs. ${total} was shown`
    }
  },

  *'A refusal says why.'({ ledger }) {
    for (const { wish, error } of ledger.refusals) {
      yield error instanceof DOMException && `Nothing was sent and nothing said: ${wish.words}`
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
      yield refused && !refusalText(error) && `Refused without a reason: ${wish.words}`
    }
  },

  *'The cart loses no line silently: it holds what its users put there, less what was ordered.'({ devices }) {
    const text = (lines: Iterable<[string, number]>) =>
      [...lines].map(([key, quantity]) => `${key} ${quantity}`).sort()
    for (const { name, local, cart } of devices) {
      const items = readCart(local.get(cartKey) ?? null) ?? []
      const stored = text(items.map((item) => [lineKey(item), item.quantity])).join('; ')
      const put = text(cart.lines).join('; ')
      yield stored !== put && `The cart of the ${name} holds ${stored}, and should hold ${put}`
    }
  },

  *"An order's status only moves forward, and a cancellation is final."({ ledger }) {
    for (const [id, { statuses }] of ledger.orders)
      yield isBackwards(statuses) && `Order ${id} was ${statuses.join(', ')}`
    for (const [id, list] of [...ledger.shownStatuses.values()].flatMap((byOrder) => [...byOrder]))
      yield isBackwards(list) && `Order ${id} was shown as ${list.join(', ')}`
  },

  *'No text of one user reaches another.'({ ledger, devices }) {
    const accounts = new Set(devices.flatMap((device) => device.accounts))
    const othersOf = (account: string | undefined) => [...accounts].filter((each) => each !== account)
    for (const { account, device, where, text } of ledger.texts.splice(0)) {
      const visitors = devices.filter((each) => each !== device).map(({ visitor }) => visitor)
      const small = text.toLowerCase()
      for (const name of account ? othersOf(account) : [...accounts, ...visitors])
        yield small.includes(name) && `${where}, for ${account ?? 'a visitor'}, holds a text of ${name}`
    }
    for (const { session, left, owner, name: tab } of devices.flatMap(({ tabs }) => tabs)) {
      const small = [...session.values()].join().toLowerCase()
      for (const name of owner ? othersOf(owner) : left)
        yield small.includes(name) && `${tab} of ${owner ?? 'a visitor'} holds a text of ${name}`
    }
  },
}

/** Throws for the first invariant that is broken. */
export async function checkAll(world: World): Promise<void> {
  for (const [name, check] of Object.entries(invariants))
    for await (const broken of check(world)) if (broken) throw new Error(`${name}\n  ${broken}`)
  if (world.ledger.broken[0]) throw new Error(world.ledger.broken[0])
}
