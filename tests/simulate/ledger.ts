import { AsyncLocalStorage } from 'node:async_hooks'
import type { Order } from '../../src/api/orders.ts'
import type { OrderRequest, PlacedOrder } from '../../src/atoms/checkout.ts'
import { refusalText } from '../../src/lib/endpoint.ts'
import { type CartItem, type Line, lineKey } from '../../src/rules/cart.ts'
import { fullAddress } from '../../src/rules/delivery.ts'
import type { Id } from '../../src/rules/id.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { paymentMethod } from '../../src/rules/payments.ts'
import { currentPage } from './stage.ts'

/**
 * A wish is what a shopper means to have once: these items in these quantities and choices, for this contact, to this
 * address, paid in this way (decision 42). It begins when Pay is pressed and belongs to the checkout draft of the tab:
 * pressing again with the same of all these is the same wish, whatever happened in between to the network, the page,
 * the prices, the position of the address or the session, and also in a tab that was duplicated since. It ends
 * with the confirmation that this tab shows, with that of any tab when its items leave the cart, or with the draft: when
 * the tab is closed, or its user has left. Anything changed makes another wish, and the same changed back the first one
 * again.
 */
type Wish = {
  words: string
  content: string
  /** It was sent after the shopper had left the page. */
  sentAfterLeaving: boolean
  /** The orders that the server placed for it. */
  orders: Set<number>
  confirmed: PlacedOrder[]
}

/** A press of Pay, and how often its device had taken something out of the cart by then. */
export type Press = { wish: Wish; request: OrderRequest; taken: number }

/** The press of Pay that made the code of a page run. */
export const currentPress = new AsyncLocalStorage<Press>()

/** The cart of a device as its users made it: quantities by line; and how often they took something out. */
export class Cart {
  lines = new Map<string, number>()
  taken = 0
  /** What was ordered from it last, and the orders whose items have left it. */
  ordered: readonly CartItem[] = []
  cleared = new Set<number>()
  quantity = (line: Line) => this.lines.get(lineKey(line)) ?? 0
  add(line: Line, quantity: number) {
    const sum = Math.min(this.quantity(line) + quantity, limits.maxQuantity)
    if (sum > 0) this.lines.set(lineKey(line), sum)
    else this.lines.delete(lineKey(line))
  }
  /** Sets a line to a quantity, which may be lower. */
  set(line: Line, quantity: number) {
    this.taken += 1
    this.lines.delete(lineKey(line))
    this.add(line, quantity)
  }
  clear() {
    this.taken += 1
    this.lines.clear()
  }
}

type Tab = { device: { cart: Cart }; draft: Map<string, Wish> | undefined; user: string | undefined }

export const contentOf = (items: readonly unknown[][], contact: string[], address: string, pay: unknown[]) =>
  JSON.stringify([items, contact, address, pay])

/** What happened on a day, in words and as far as the invariants ask for it. */
export class Ledger {
  log: string[] = []
  /** Invariants that were seen to break at the moment when something happened: the name, and how. */
  broken: string[] = []
  wishes = new Set<Wish>()
  drafts = new Set<Map<string, Wish>>()
  refusals: { wish: Wish; error: unknown }[] = []
  /** The orders placed by the server: their statuses so far, and the total shown when Pay was pressed. */
  orders = new Map<number, { statuses: string[]; total: number | undefined }>()
  /** What a page has shown of an order's status, by page and order. */
  shownStatuses = new Map<Tab, Map<number, string[]>>()
  /** Texts that have reached a device or a page, and the account for which they came. */
  texts: { account: string | undefined; device: object; where: string; text: string }[] = []

  say(words: string) {
    const time = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(11, 23)
    const page = currentPage()
    this.log.push(`${time} ${page ? `${page.name}: ` : ''}${words}`)
  }

  newDraft(from?: Map<string, Wish>) {
    const draft = new Map(from)
    this.drafts.add(draft)
    return draft
  }

  pressed(tab: Tab, request: OrderRequest): Press {
    const { values, payment, items } = request
    const words = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
    const content = contentOf(
      items.map((item) => [item.product_id, item.quantity, item.selectedSize, item.selectedColor]),
      [values.firstName, values.lastName, values.email, values.phone],
      fullAddress(values),
      [paymentMethod(payment).wire, payment === 'installment' ? values.months : 0],
    )
    tab.draft ??= this.newDraft()
    const wish = tab.draft.get(content) ?? {
      words: `${words} to ${fullAddress(values)}, ${payment}`,
      content,
      sentAfterLeaving: false,
      orders: new Set(),
      confirmed: [],
    }
    tab.draft.set(content, wish)
    this.wishes.add(wish)
    this.say(`presses Pay, ${formatRs(request.totals.total)}: ${wish.words}`)
    return { wish, request, taken: tab.device.cart.taken }
  }

  /** The server has placed an order. */
  placed({ wish, request }: Press, id: number, account = 'visitor') {
    wish.orders.add(id)
    if (this.orders.has(id)) return
    this.orders.set(id, { statuses: ['pending'], total: request.totals.total })
    this.say(`the server has placed order ${id} for it (${account})`)
  }

  /** A page confirms an order. */
  confirmed(tab: Tab, { wish, request: { fromCart, items }, taken }: Press, order: PlacedOrder) {
    const { cart } = tab.device
    const id = Number(order.orderId)
    this.say(`is told that order ${id} is placed, ${formatRs(order.orderTotal)}`)
    wish.confirmed.push(order)
    if (order.isOwner) tab.draft = undefined
    if (!fromCart || cart.cleared.has(id)) return
    cart.cleared.add(id)
    cart.ordered = items
    for (const draft of this.drafts) if (draft.get(wish.content) === wish) draft.delete(wish.content)
    if (taken === cart.taken && items.some((item) => cart.quantity(item) < item.quantity))
      this.broken.push(
        `What is in the cart is ordered once.\n  Order ${id} was placed from a cart that another one had emptied`,
      )
    for (const item of items) cart.add(item, -item.quantity)
  }

  /** A page says that an order was not placed. */
  refused({ wish }: Press, error: unknown) {
    this.say(`is told that the order was not placed${error ? `: ${refusalText(error) ?? error}` : ''}`)
    this.refusals.push({ wish, error })
  }

  /** A page asks whether the same is wished again; the shopper says no. */
  askedAgain(tab: Tab, { wish }: Press, order: Id) {
    this.say(`is asked whether to order again what order ${order} is`)
    if (!this.orders.has(Number(order)))
      this.broken.push(`No wish gives two orders.\n  The order ${order} that was asked about does not exist`)
    tab.draft?.delete(wish.content)
  }

  /** A page shows an order of its user's history. */
  noteStatus(tab: Tab, { order_id, status, first_name, email }: Order) {
    const statusesByOrder = this.shownStatuses.get(tab) ?? new Map<number, string[]>()
    const statuses = statusesByOrder.get(Number(order_id)) ?? []
    if (statuses.at(-1) !== status) statusesByOrder.set(Number(order_id), [...statuses, status])
    this.shownStatuses.set(tab, statusesByOrder)
    const { device, user: account } = tab
    this.texts.push({ account, device, where: 'the orders shown', text: `${first_name} ${email}` })
  }
}
