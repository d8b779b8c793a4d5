import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import fc from 'fast-check'
import {
  addToCartAtom,
  cartAtom,
  fillCartAtom,
  removeFromCartAtom,
  restoreToCartAtom,
  setQuantityAtom,
} from '../../src/atoms/cart.ts'
import { loginAtom } from '../../src/atoms/login.ts'
import { orderAgainAtom } from '../../src/atoms/orderAgain.ts'
import { cancelOrderAtom } from '../../src/atoms/orders.ts'
import { checkUserAtom } from '../../src/atoms/session.ts'
import type { CheckoutValues } from '../../src/forms/checkout.ts'
import { fetchQuery, queryClientAtom } from '../../src/lib/queryClient.ts'
import { productQuery, recordsQuery } from '../../src/queries/products.ts'
import { type CartItem, itemOf, type Line, lineKey } from '../../src/rules/cart.ts'
import { readCartLink } from '../../src/rules/cartLink.ts'
import { orderStages } from '../../src/rules/orders.ts'
import { part, seed } from '../api/shop.ts'
import { type Fate, fates } from './network.ts'
import { Tab } from './tab.ts'
import { contactOf, password, setLine, type World } from './world.ts'

const second = 1000

/** What somebody does at one moment. `act` returns false, and does nothing, where it cannot be done. */
export type Step = {
  act: (world: World) => unknown
  /** What becomes of the requests from now on, and how long it takes until the next step. */
  coming: Fate[]
  pause: number
}

const fate: fc.Arbitrary<Fate> = fc.record({
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('fine' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(fates) as Fate['what'][])) },
  ),
  there: fc.constantFrom(30, 200, 2 * second, 20 * second),
  back: fc.constantFrom(30, 200, 2 * second, 20 * second),
})
const coming = fc.array(fate, { maxLength: 4 })
const pause = fc.constantFrom(
  ...[10, 0, 0.04, 0.3, 1, 2, 5, 60, 40 * 60, 3 * 60 * 60].map((seconds) => seconds * second),
)

type Kind = fc.WeightedArbitrary<Step>
type Drawn<Args> = { [Name in keyof Args]: fc.Arbitrary<Args[Name]> }

/** A kind of step by the shop's operator, or by whoever is there. */
const step = <Args>(weight: number, args: Drawn<Args>, act: (world: World, args: Args) => unknown): Kind => ({
  weight,
  arbitrary: fc
    .record({ coming, pause, args: fc.record(args) })
    .map(({ args, ...around }) => ({ ...around, act: (world) => act(world, args as Args) })),
})

const at = { device: fc.nat(1), tab: fc.nat(2) }

/** A kind of step in an open tab of one of the two devices. */
const inTab = <Args>(weight: number, args: Drawn<Args>, act: (tab: Tab, args: Args) => unknown): Kind =>
  step(weight, { at: fc.record(at), args: fc.record(args) }, ({ devices }, { at, args }) => {
    const { tabs } = devices[at.device]!
    return tabs.length > 0 && act(tabs[at.tab % tabs.length]!, args as Args)
  })

const product = fc.constantFrom(...Object.values(part))
const quantity = fc.constantFrom(1, 2, 5, 40)
const nth = fc.nat(3)
const mostTabs = 3

const cartOf = (tab: Tab) => tab.run((store) => store.get(cartAtom))
const lineIn = (tab: Tab, nth: number) => cartOf(tab)[nth % cartOf(tab).length]
const quantityOf = ({ device }: Tab, line: Line) => device.cart.get(lineKey(line)) ?? 0
const add = (tab: Tab, line: Line, quantity: number) =>
  setLine(tab.device.cart, line, quantityOf(tab, line) + quantity)
/** Sets a line of the cart to fewer, perhaps. */
const set = (tab: Tab, line: Line, quantity: number) => {
  tab.device.taken += 1
  setLine(tab.device.cart, line, quantity)
}

const load: <Data, Key extends QueryKey>(
  tab: Tab,
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
) => Promise<Data> = (tab, query) => tab.run((store) => fetchQuery(store.get(queryClientAtom), query))

/** The part that a product page shows; nothing happens while it cannot be loaded. */
const withPart = (tab: Tab, id: number, act: (item: Omit<CartItem, 'quantity'>) => void) =>
  load(tab, productQuery(id)).then(
    (found) => found && act(itemOf(found)),
    () => undefined,
  )

const streets = ['1 Lane, Wellawatte, Colombo 06', 'Kandy', 'Near 11111', 'Far 11112', 'Atlantis']
const typed = {
  street: fc.constantFrom(...streets),
  payment: fc.constantFrom('cod', 'card', 'installment' as const),
}

/** Opens the checkout and types what is missing. */
function openForm(tab: Tab, buy: CartItem | undefined, typed: Partial<CheckoutValues>) {
  tab.say(`goes to the checkout${buy ? ` with ${buy.quantity} × ${buy.name}` : ''}`)
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
  step(4, at, (world, { device }) => {
    const { tabs } = world.devices[device]!
    return tabs.length < mostTabs && new Tab(world, world.devices[device]!)
  }),
  inTab(1, {}, (tab) => tab.close()),
  inTab(4, {}, (tab) => tab.reload()),
  inTab(2, {}, (tab) => tab.device.tabs.length < mostTabs && new Tab(tab.world, tab.device, tab)),
  inTab(2, {}, (tab) => {
    tab.say('goes elsewhere')
    tab.go({ at: 'shop' })
  }),
  inTab(1, {}, (tab) => {
    // Only the profile looks again who is signed in.
    if (tab.place.at !== 'orders') return false
    tab.say('comes back to the tab')
    return tab.run((store) => void store.set(checkUserAtom))
  }),
  step(1, at, (world, { device }) => {
    const at = world.devices[device]!
    at.online = !at.online
    world.say(undefined, `${at.name} is ${at.online ? 'online' : 'offline'}`)
  }),
  step(1, at, (world, { device }) => {
    const { cookies, name } = world.devices[device]!
    if (cookies.size === 0) return false
    world.say(undefined, `the session of ${name} ends`)
    return cookies.clear()
  }),

  inTab(8, { product, quantity }, (tab, { product, quantity }) =>
    withPart(tab, product, (item) => {
      tab.say(`adds ${quantity} × ${item.name}`)
      add(tab, item, quantity)
      tab.run((store) => store.set(addToCartAtom, item, quantity))
    }),
  ),
  inTab(3, { nth, quantity }, (tab, { nth, quantity }) => {
    const line = lineIn(tab, nth)
    if (!line) return false
    tab.say(`sets ${line.name} to ${quantity}`)
    // The line may have been removed in another tab a moment ago.
    if (quantityOf(tab, line) > 0) set(tab, line, quantity)
    return tab.run((store) => store.set(setQuantityAtom, line, quantity))
  }),
  inTab(2, { nth }, (tab, { nth }) => {
    const line = lineIn(tab, nth)
    if (!line) return false
    tab.say(`removes ${line.name}`)
    tab.removed = { line, index: nth % cartOf(tab).length }
    set(tab, line, 0)
    return tab.run((store) => store.set(removeFromCartAtom, line))
  }),
  inTab(1, {}, (tab) => {
    if (!tab.removed) return false
    const { line, index } = tab.removed
    tab.say(`takes back the removal of ${line.name}`)
    tab.removed = undefined
    add(tab, line, line.quantity)
    return tab.run((store) => store.set(restoreToCartAtom, line, index))
  }),
  inTab(2, { cartLink, how: fc.constantFrom('add', 'replace' as const) }, (tab, { cartLink, how }) => {
    tab.say(`opens a cart link: ${cartLink}`)
    const { lines } = readCartLink(cartLink)
    load(tab, recordsQuery([...new Set(lines.map(({ product_id }) => product_id))])).then(
      (found) => {
        const items = lines.flatMap((line) => {
          const record = found.find(({ id }) => id === line.product_id)?.record
          return record && record !== 'discontinued' ? [{ ...record, ...line }] : []
        })
        if (items.length === 0) return
        tab.say(`answers the cart link: ${how}`)
        if (how === 'replace') {
          tab.device.cart.clear()
          tab.device.taken += 1
        }
        for (const item of items) add(tab, item, item.quantity)
        tab.run((store) => store.set(fillCartAtom, items, how))
      },
      () => undefined,
    )
  }),

  inTab(8, typed, (tab, typed) => cartOf(tab).length > 0 && openForm(tab, undefined, typed)),
  inTab(4, { ...typed, product, quantity }, (tab, { product, quantity, ...typed }) =>
    withPart(tab, product, (item) => openForm(tab, { ...item, quantity }, typed)),
  ),
  inTab(2, typed, (tab, typed) => {
    if (!tab.checkout) return false
    tab.say(`types ${Object.values(typed).join(', ')}`)
    return tab.checkout.type(typed)
  }),
  inTab(2, {}, ({ checkout }) => {
    if (!checkout) return false
    return checkout.askAgain()
  }),
  inTab(14, { twice: fc.constantFrom(false, false, true) }, ({ checkout }, { twice }) => {
    if (!checkout?.canPay()) return false
    checkout.press()
    return twice && checkout.press()
  }),
  step(4, at, (world, { device }) => {
    const ready = world.devices[device]!.tabs.filter(({ checkout }) => checkout?.canPay())
    for (const { checkout } of ready) checkout?.press()
    return ready.length > 1
  }),

  inTab(3, { nth }, (tab, { nth }) => {
    if (tab.user) return false
    const username = tab.device.accounts[nth % tab.device.accounts.length]!
    tab.say(`signs in as ${username}`)
    tab.go({ at: 'shop' })
    return tab.run((store) => store.set(loginAtom, { username, password })).catch(() => undefined)
  }),
  inTab(1, {}, (tab) => tab.user !== undefined && tab.signOut()),
  inTab(3, {}, (tab) => {
    if (!tab.user) return false
    tab.say('looks at the orders')
    return tab.go({ at: 'orders' })
  }),
  inTab(3, { nth }, (tab, { nth }) => {
    const order = tab.orders()[nth % tab.orders().length]
    if (!order) return false
    tab.say(`cancels order ${order.order_id}`)
    return tab.run((store) => store.set(cancelOrderAtom, order)).catch(() => undefined)
  }),
  inTab(1, { nth }, (tab, { nth }) => {
    const order = tab.orders()[nth % tab.orders().length]
    if (!order) return false
    return tab
      .run((store) => store.set(orderAgainAtom, order))
      .then(({ discontinued }) => {
        tab.say(`has the parts of order ${order.order_id} in the cart again`)
        for (const { product_id = 0, product_name, quantity, size, color } of order.items)
          if (!discontinued.includes(product_name))
            add(
              tab,
              { product_id, ...(size && { selectedSize: size }), ...(color && { selectedColor: color }) },
              quantity,
            )
      })
      .catch(() => undefined)
  }),

  step(
    2,
    { product, price: fc.constantFrom(1000, 5999.99, 6000.01, 25_000) },
    (world, { product, price }) => {
      world.say(undefined, `the operator sets product ${product} to ${price}`)
      world.data.products = world.data.products.map((each) =>
        each.product_id === product ? { ...each, price } : each,
      )
    },
  ),
  step(1, { product }, (world, { product }) => {
    const { products } = world.data
    const sold = products.filter(({ product_id }) => product_id !== product)
    const back = seed().products.filter(({ product_id }) => product_id === product)
    const removes = sold.length < products.length
    world.say(undefined, `the operator ${removes ? 'removes' : 'puts back'} product ${product}`)
    world.data.products = removes ? sold : [...products, ...back]
  }),
  step(
    4,
    { nth, stages: fc.integer({ min: 1, max: 3 }), thinks: fc.constantFrom(0, 300, 5 * second) },
    (world, { nth, stages, thinks }) => {
      const [id] = [...world.orders.keys()].slice(-1 - nth)
      if (id === undefined) return false
      return world.server.order(id).then((order) => {
        const stage = (orderStages as readonly string[]).indexOf(order!.status)
        const next = orderStages[stage + stages]
        if (stage < 0 || !next) return
        setTimeout(() => {
          world.say(undefined, `the operator sets order ${id} to ${next}`)
          void world.server.setOrderStatus(id, next)
        }, thinks)
      })
    },
  ),
]

/** A day's steps. */
export const day = fc.array(fc.oneof(...steps), { maxLength: 300, size: 'max' })
