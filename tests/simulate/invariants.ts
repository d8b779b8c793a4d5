import { isDeepStrictEqual } from 'node:util'
import { ApiError, refusalText } from '../../src/lib/endpoint.ts'
import { lineKey, readCart } from '../../src/rules/cart.ts'
import { orderStages } from '../../src/rules/orders.ts'
import { cartKey } from '../../src/rules/storageKeys.ts'
import type { World } from './world.ts'

type Check = (world: World) => string | undefined | Promise<string | undefined>

const first = <Item>(items: Iterable<Item>, find: (item: Item) => string | undefined) => {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

/** What must hold after every step, whatever happens. Each returns in words how it was broken. */
const invariants: Record<string, Check> = {
  'No wish gives two orders, and one that was left before it was sent gives none.': ({ ledger }) =>
    first(ledger.wishes.values(), ({ words, orders, sentAfterLeaving }) =>
      orders.size > 1
        ? `Orders ${[...orders].join(' and ')} are both for: ${words}`
        : sentAfterLeaving
          ? `The shopper had left before this was sent: ${words}`
          : undefined,
    ),

  'No acknowledged order is lost: it is kept as it was wished.': async ({ ledger, server }) => {
    for (const { words, content, confirmed, orders } of ledger.wishes.values())
      for (const { orderId } of confirmed) {
        const id = Number(orderId)
        const kept = await server.order(id)
        if (!kept || !orders.has(id)) return `Order ${id} was confirmed, but is not the order for: ${words}`
        const { first_name, last_name, email, phone, shipping_address: address, payment_method, notes } = kept
        const same = {
          items: kept.items.map((item) => [
            item.product_id,
            item.quantity,
            item.size ?? null,
            item.color ?? null,
          ]),
          contact: [first_name, last_name, email, phone],
          ...{ address, payment: payment_method, months: Number(/: (\d) months/.exec(notes)?.[1] ?? 0) },
        }
        if (!isDeepStrictEqual(same, content)) return `Order ${id} is not what was wished: ${words}`
      }
    return undefined
  },

  'What was shown as the total is charged and confirmed, or a refusal says why.': async (world) => {
    for (const [id, { shown }] of world.orders) {
      const charged = (await world.server.order(id))?.total_amount
      if (charged !== shown) return `Rs. ${charged} is charged for order ${id}, and Rs. ${shown} was shown`
      for (const { confirmed } of world.ledger.wishes.values())
        for (const { orderId, orderTotal } of confirmed)
          if (orderId === id && orderTotal !== charged)
            return `Rs. ${charged} is charged for order ${id}, and Rs. ${orderTotal} was confirmed`
    }
    return first(world.refusals, ({ wish, error }) => {
      if (error instanceof DOMException) return `Nothing was sent and nothing said: ${wish.words}`
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
      return refused && !refusalText(error) ? `Refused without a reason: ${wish.words}` : undefined
    })
  },

  'The cart loses no line silently: it holds what its users put there, less what was ordered.': ({
    devices,
  }) =>
    first(devices, ({ name, local, cart }) => {
      const stored = readCart(local.get(cartKey) ?? null).items
      const kept = stored
        .map((item) => `${lineKey(item)} ${item.quantity}`)
        .sort()
        .join('; ')
      const put = [...cart]
        .map(([key, quantity]) => `${key} ${quantity}`)
        .sort()
        .join('; ')
      return kept === put ? undefined : `The cart of the ${name} holds ${kept}, and should hold ${put}`
    }),

  "An order's status only moves forward, and a cancellation is final.": ({ orders, shownStatuses }) => {
    const backwards = (statuses: readonly string[]) =>
      statuses.some((status, at) => {
        const before = statuses[at - 1]
        if (before === undefined) return false
        if (before === 'cancelled' || before === 'completed') return true
        return status === 'cancelled' ? before === 'shipped' : stage(status) < stage(before)
      })
    const told = (who: string, statuses: Iterable<[number, readonly string[]]>) =>
      first(statuses, ([id, list]) => (backwards(list) ? `Order ${id} ${who} ${list.join(', ')}` : undefined))
    const kept = [...orders].map(([id, { statuses }]): [number, string[]] => [id, statuses])
    return told('was', kept) ?? first(shownStatuses.values(), (list) => told('was shown as', list))
  },

  'No text of one user reaches another.': ({ texts, devices }) => {
    const accounts = new Set(devices.flatMap((device) => device.accounts))
    const told = (text: string, where: string, names: Iterable<string>) =>
      first(names, (name) =>
        text.toLowerCase().includes(name) ? `${where} hold a text of ${name}` : undefined,
      )
    return (
      first(texts.splice(0), ({ account, device, where, text }) => {
        const visitors = devices.filter((each) => each !== device).map(({ visitor }) => visitor)
        const others = [...accounts].filter((each) => each !== account)
        return told(
          text,
          `${where}, for ${account ?? 'a visitor'},`,
          account ? others : [...others, ...visitors],
        )
      }) ??
      first(devices, ({ tabs }) =>
        first(tabs, ({ session, left, owner, name }) => {
          const others = owner ? [...accounts].filter((each) => each !== owner) : left
          return told([...session.values()].join(), `${name} of ${owner ?? 'a visitor'}`, others)
        }),
      )
    )
  },
}

const stage = (status: string) => (orderStages as readonly string[]).indexOf(status)

/** Throws for the first invariant that is broken. */
export async function checkAll(world: World): Promise<void> {
  for (const [name, check] of Object.entries(invariants)) {
    const broken = await check(world)
    if (broken) throw new Error(`${name}\n  ${broken}`)
  }
  if (world.broken[0]) throw new Error(world.broken[0])
}
