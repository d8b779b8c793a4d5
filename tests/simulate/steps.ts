import fc from 'fast-check'
import {
  addToCartAtom,
  cartAtom,
  fillCartAtom,
  removeFromCartAtom,
  restoreToCartAtom,
  setQuantityAtom,
} from '../../src/atoms/cart.ts'
import { orderAgainAtom } from '../../src/atoms/orderAgain.ts'
import { checkUserAtom, userAtom } from '../../src/atoms/session.ts'
import type { CheckoutValues } from '../../src/forms/checkout.ts'
import { fetchQuery, mutateOnce, queryClientAtom } from '../../src/lib/queryClient.ts'
import { serverNow } from '../../src/lib/serverClock.ts'
import { login } from '../../src/mutations/login.ts'
import { cancelOrder } from '../../src/mutations/orders.ts'
import { productQuery, recordsQuery } from '../../src/queries/products.ts'
import { type CartItem, itemOf, type Line } from '../../src/rules/cart.ts'
import { readCartLink } from '../../src/rules/cartLink.ts'
import { canCancel, orderStages } from '../../src/rules/orders.ts'
import { part, seed } from '../api/shop.ts'
import { type Fate, fates } from './network.ts'
import { type Device, Tab } from './tab.ts'
import { contactOf, password, type World } from './world.ts'

const second = 1000

/** What somebody does at one moment. `act` returns false, and does nothing, where it cannot be done. */
export type Step = {
  act: (world: World) => unknown
  /** What becomes of the requests from now on, and how long it takes until the next step. */
  coming: Fate[]
  pause: number
}

const delay = fc.constantFrom(30, 200, 2 * second, 20 * second)
const what = fc.constantFrom(...Array(12).fill('fine'), ...Object.keys(fates))
const around = {
  coming: fc.array(fc.record({ what, there: delay, back: delay }), { maxLength: 4 }),
  pause: fc.constantFrom(
    ...[10, 0, 0.04, 0.3, 1, 2, 5, 60, 40 * 60, 3 * 60 * 60].map((seconds) => seconds * second),
  ),
}

type Kind = fc.WeightedArbitrary<Step>
type Drawn<Args> = { [Name in keyof Args]: fc.Arbitrary<Args[Name]> }

/** A kind of step that needs no tab, such as the operator's. */
const step = <Args>(weight: number, args: Drawn<Args>, act: (world: World, args: Args) => unknown): Kind => ({
  weight,
  arbitrary: fc
    .record({ ...around, args: fc.record(args) })
    .map(({ args, ...rest }) => ({ ...rest, act: (world) => act(world, args as Args) })),
})

const onDevice = (weight: number, act: (device: Device, world: World) => unknown) =>
  step(weight, { nth: fc.nat(1) }, (world, { nth }) => act(world.devices[nth]!, world))

/** A kind of step in an open tab of one of the two devices. */
const inTab = <Args>(weight: number, args: Drawn<Args>, act: (tab: Tab, args: Args) => unknown): Kind =>
  step(weight, { at: fc.tuple(fc.nat(1), fc.nat(2)), args: fc.record(args) }, ({ devices }, { at, args }) => {
    const { tabs } = devices[at[0]]!
    const tab = tabs[at[1] % tabs.length]
    return tab ? tab.run(() => act(tab, args as Args)) : false
  })

const say = (tab: Tab, words: string) => tab.day.ledger.say(words)

/** A kind of step that always says the same, where it can be done. */
const doing = (weight: number, words: string, act: (tab: Tab) => unknown, can = (_: Tab): unknown => true) =>
  inTab(weight, {}, (tab) => {
    if (!can(tab)) return false
    say(tab, words)
    return void act(tab)
  })

const product = fc.constantFrom(...Object.values(part))
const quantity = fc.constantFrom(1, 2, 5, 40)
const nth = fc.nat(3)
const mostTabs = 3
const isSignedIn = ({ user }: Tab) => user
const isAtOrders = ({ place }: Tab) => place.at === 'orders'
const copy = (tab: Tab) => tab.device.tabs.length < mostTabs && new Tab(tab.day, tab.device, tab)

const lineIn = ({ store }: Tab, nth: number): CartItem | undefined => {
  const cart = store.get(cartAtom)
  return cart[nth % cart.length]
}

/** Acts with the answer to a query; nothing happens where there is none. */
const withAnswer = <Data>(answer: Promise<Data>, act: (data: Data) => unknown) =>
  void answer.then(act, () => undefined)
/** The part that a product page shows. */
const withPart = ({ store }: Tab, id: number, act: (item: Omit<CartItem, 'quantity'>) => void) =>
  withAnswer(
    fetchQuery(store.get(queryClientAtom), productQuery(id)),
    (product) => product && act(itemOf(product)),
  )

const add = (tab: Tab, item: Omit<CartItem, 'quantity'>, quantity: number) => {
  say(tab, `adds ${quantity} × ${item.name}`)
  tab.device.cart.add(item, quantity)
  tab.store.set(addToCartAtom, item, quantity)
}

const typed = {
  street: fc.constantFrom('1 Lane, Wellawatte, Colombo 06', 'Kandy', 'Near 11111', 'Far 11112', 'Atlantis'),
  payment: fc.constantFrom('cod', 'card', 'installment' as const),
}

/** Opens the checkout and types what is missing. */
function openForm(tab: Tab, buy: CartItem | undefined, typed: Partial<CheckoutValues>) {
  say(tab, `goes to the checkout${buy ? ` with ${buy.quantity} × ${buy.name}` : ''}`)
  tab.go({ at: 'checkout', ...(buy && { buy }) })
  const { values, type } = tab.checkout!
  const person = contactOf(tab.user ?? tab.device.visitor)
  const blank = Object.entries(person).filter(([field]) => !values[field as 'email'])
  type({ ...Object.fromEntries(blank), ...typed, terms: true })
}

const cartLink = fc
  .array(fc.tuple(product, quantity, fc.constantFrom('', ':L', ':L:Red')), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.map(([id, count, choice]) => `${id}:${count}${choice}`).join(','))

const steps: Kind[] = [
  onDevice(4, (device, world) => device.tabs.length < mostTabs && new Tab(world, device)),
  doing(1, 'is closed', (tab) => tab.close()),
  inTab(4, {}, (tab) => tab.reload()),
  inTab(2, {}, copy),
  doing(2, 'goes elsewhere', (tab) => tab.go({ at: 'shop' })),
  // Only the profile checks the session when its tab is shown again.
  doing(1, 'comes back to the tab', (tab) => tab.store.set(checkUserAtom), isAtOrders),
  onDevice(1, (device, { ledger }) => {
    device.online = !device.online
    ledger.say(`${device.name} is ${device.online ? 'online' : 'offline'}`)
  }),
  onDevice(1, ({ cookies, name }, { ledger }) => {
    if (cookies.size === 0) return false
    ledger.say(`the session of ${name} ends`)
    return cookies.clear()
  }),

  inTab(8, { product, quantity }, (tab, { product, quantity }) =>
    withPart(tab, product, (item) => add(tab, item, quantity)),
  ),
  inTab(4, {}, (tab) => {
    const { ordered } = tab.device.cart
    for (const { quantity, ...item } of ordered) add(tab, item, quantity)
    return ordered.length > 0
  }),
  inTab(3, { nth, quantity }, (tab, { nth, quantity }) => {
    const line = lineIn(tab, nth)
    if (!line) return false
    say(tab, `sets ${line.name} to ${quantity}`)
    // The line may have been removed in another tab a moment ago.
    if (tab.device.cart.quantity(line) > 0) tab.device.cart.set(line, quantity)
    return tab.store.set(setQuantityAtom, line, quantity)
  }),
  inTab(2, { nth }, (tab, { nth }) => {
    const line = lineIn(tab, nth)
    if (!line) return false
    say(tab, `removes ${line.name}`)
    tab.removed = { line, index: nth }
    tab.device.cart.set(line, 0)
    return tab.store.set(removeFromCartAtom, line)
  }),
  inTab(1, {}, (tab) => {
    if (!tab.removed) return false
    const { line, index } = tab.removed
    say(tab, `takes back the removal of ${line.name}`)
    tab.removed = undefined
    tab.device.cart.add(line, line.quantity)
    return tab.store.set(restoreToCartAtom, line, index)
  }),
  inTab(2, { cartLink, how: fc.constantFrom('add', 'replace' as const) }, (tab, { cartLink, how }) => {
    say(tab, `opens a cart link: ${cartLink}`)
    const { lines } = readCartLink(cartLink)
    const query = recordsQuery([...new Set(lines.map(({ product_id }) => product_id))])
    withAnswer(fetchQuery(tab.store.get(queryClientAtom), query), (answers) => {
      const items = lines.flatMap((line) => {
        const record = answers.find(({ id }) => id === line.product_id)?.record
        return record && record !== 'discontinued' ? [{ ...record, ...line }] : []
      })
      if (items.length === 0) return
      say(tab, `answers the cart link: ${how}`)
      const { cart } = tab.device
      if (how === 'replace') cart.clear()
      for (const item of items) cart.add(item, item.quantity)
      tab.store.set(fillCartAtom, items, how)
    })
  }),

  inTab(8, typed, (tab, typed) => lineIn(tab, 0) !== undefined && openForm(tab, undefined, typed)),
  inTab(4, { ...typed, product, quantity }, (tab, { product, quantity, ...typed }) =>
    withPart(tab, product, (item) => openForm(tab, { ...item, quantity }, typed)),
  ),
  inTab(2, typed, (tab, typed) => {
    if (!tab.checkout) return false
    say(tab, `types ${Object.values(typed).join(', ')}`)
    return tab.checkout.type(typed)
  }),
  inTab(2, {}, ({ checkout }) => (checkout ? checkout.askAgain() : false)),
  inTab(14, { next: fc.constantFrom('waits', 'waits', 'again', 'copy') }, (tab, { next }) => {
    if (!tab.checkout?.press(next === 'again')) return false
    if (next === 'copy') copy(tab)
  }),
  onDevice(4, ({ tabs }) => {
    const ready = tabs.filter((tab) => tab.run(() => tab.checkout?.canPay()))
    for (const tab of ready) tab.run(() => tab.checkout?.press())
    return ready.length > 1
  }),

  inTab(3, { nth }, (tab, { nth }) => {
    if (tab.user) return false
    const username = tab.device.accounts[nth % tab.device.accounts.length]!
    say(tab, `signs in as ${username}`)
    tab.go({ at: 'shop' })
    return mutateOnce(tab.store.get(queryClientAtom), login, { username, password }).catch(() => undefined)
  }),
  doing(1, 'signs out', (tab) => tab.signOut(), isSignedIn),
  doing(3, 'looks at the orders', (tab) => tab.go({ at: 'orders' }), isSignedIn),
  inTab(3, { nth }, (tab, { nth }) => {
    const order = tab.orders()[nth % tab.orders().length]
    if (!order) return false
    say(tab, `cancels order ${order.order_id}`)
    if (!canCancel(order, serverNow())) return false
    const user = tab.store.get(userAtom)?.user_id
    return mutateOnce(tab.store.get(queryClientAtom), cancelOrder(user, order)).catch(() => undefined)
  }),
  inTab(1, { nth }, (tab, { nth }) => {
    const order = tab.orders()[nth % tab.orders().length]
    if (!order) return false
    return withAnswer(tab.store.set(orderAgainAtom, order), ({ discontinued }) => {
      say(tab, `has the parts of order ${order.order_id} in the cart again`)
      for (const { product_id = 0, product_name, quantity, size = '', color = '' } of order.items) {
        const line: Line = { product_id, selectedSize: size, selectedColor: color }
        if (!discontinued.includes(product_name)) tab.device.cart.add(line, quantity)
      }
    })
  }),

  step(
    2,
    { product, price: fc.constantFrom(1000, 5999.99, 6000.01, 25_000) },
    (world, { product, price }) => {
      world.ledger.say(`the operator sets product ${product} to ${price}`)
      world.data.products = world.data.products.map((each) =>
        each.product_id === product ? { ...each, price } : each,
      )
    },
  ),
  step(1, { product }, ({ data, ledger }, { product }) => {
    const others = data.products.filter(({ product_id }) => product_id !== product)
    const removes = others.length < data.products.length
    ledger.say(`the operator ${removes ? 'removes' : 'puts back'} product ${product}`)
    const back = seed().products.filter(({ product_id }) => product_id === product)
    data.products = removes ? others : [...others, ...back]
  }),
  step(
    4,
    { nth, stages: fc.integer({ min: 1, max: 3 }), thinks: fc.constantFrom(0, 300, 5 * second) },
    ({ ledger, server }, { nth, stages, thinks }) => {
      const [id] = [...ledger.orders.keys()].slice(-1 - nth)
      if (id === undefined) return false
      return server.order(id).then((order) => {
        const stage = (orderStages as readonly string[]).indexOf(order!.status)
        const next = orderStages[stage + stages]
        if (stage < 0 || !next) return
        setTimeout(() => {
          ledger.say(`the operator sets order ${id} to ${next}`)
          void server.setOrderStatus(id, next)
        }, thinks)
      })
    },
  ),
]

/** A day's steps. */
export const day = fc.array(fc.oneof(...steps), { maxLength: 300, size: 'max' })
