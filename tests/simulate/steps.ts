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
import { checkAll } from './invariants.ts'
import { type Fate, fates } from './network.ts'
import type { Device, Tab } from './tab.ts'
import { contactOf, password, setLine, type World } from './world.ts'

const second = 1000
const minute = 60 * second

const fate: fc.Arbitrary<Fate> = fc.record({
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('fine' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(fates) as Fate['what'][])) },
  ),
  there: fc.constantFrom(30, 200, 2 * second, 20 * second),
  back: fc.constantFrom(30, 200, 2 * second, 20 * second),
})

/** What every step has: what becomes of the requests from now on, and how long it takes until the next step. */
const around = {
  coming: fc.array(fate, { maxLength: 4 }),
  pause: fc.constantFrom(
    10 * second,
    0,
    40,
    300,
    second,
    2 * second,
    5 * second,
    minute,
    40 * minute,
    3 * 60 * minute,
  ),
}
type Around = { coming: Fate[]; pause: number }

export class Step implements fc.AsyncCommand<World, World> {
  readonly #around: Around
  readonly #act: (world: World) => unknown
  readonly check: (world: Readonly<World>) => boolean
  constructor(around: Around, check: (world: World) => boolean, act: (world: World) => unknown) {
    this.#around = around
    this.#act = act
    this.check = check as (world: Readonly<World>) => boolean
  }
  async run(world: World) {
    world.steps += 1
    world.coming.splice(0, world.coming.length, ...this.#around.coming)
    this.#act(world)
    await world.pass(this.#around.pause)
    await checkAll(world)
  }
  toString = () => 'step'
}

type Args = Record<string, unknown>
type Drawn<Of extends Args> = { [Name in keyof Of]: fc.Arbitrary<Of[Name]> }
type Kind = fc.WeightedArbitrary<Step>

/** A step of somebody at one of the two devices, with a tab if it has one open. */
function atDevice<Of extends Args>(
  weight: number,
  args: Drawn<Of>,
  can: (device: Device, tab: Tab | undefined, args: Of) => unknown,
  act: (device: Device, tab: Tab, args: Of) => unknown,
): Kind {
  const drawn = fc.record({ ...around, device: fc.nat(1), tab: fc.nat(2), args: fc.record(args) })
  const arbitrary = drawn.map((step) => {
    const args = step.args as Of
    const at = ({ devices }: World): [Device, Tab | undefined] => {
      const device = devices[step.device]!
      return [device, device.tabs[step.tab % Math.max(device.tabs.length, 1)]]
    }
    return new Step(
      step,
      (world) => Boolean(can(...at(world), args)),
      (world) => act(...(at(world) as [Device, Tab]), args),
    )
  })
  return { weight, arbitrary }
}

/** A step in an open tab. */
const inTab = <Of extends Args>(
  weight: number,
  args: Drawn<Of>,
  act: (tab: Tab, args: Of) => unknown,
  can: (tab: Tab, args: Of) => unknown = () => true,
): Kind =>
  atDevice<Of>(
    weight,
    args,
    (_, tab, of) => tab && can(tab, of),
    (_, tab, of) => act(tab, of),
  )

/** A step of the shop's operator. */
const byOperator = <Of extends Args>(
  weight: number,
  args: Drawn<Of>,
  act: (world: World, args: Of) => unknown,
): Kind => ({
  weight,
  arbitrary: fc.record({ ...around, args: fc.record(args) }).map(
    (step) =>
      new Step(
        step,
        () => true,
        (world) => act(world, step.args as Of),
      ),
  ),
})

const product = fc.constantFrom(...Object.values(part))
const quantity = fc.constantFrom(1, 2, 5, 40)
const nth = fc.nat(3)
const most = 3

const cartOf = (tab: Tab) => tab.run((store) => store.get(cartAtom))
const lineIn = (tab: Tab, at: number) => cartOf(tab)[at % cartOf(tab).length]!
const add = (tab: Tab, line: Line, quantity: number) =>
  setLine(tab.device.cart, line, (tab.device.cart.get(lineKey(line)) ?? 0) + quantity)

/** The part that a product page shows; nothing happens while it cannot be loaded. */
const withPart = (tab: Tab, id: number, act: (item: Omit<CartItem, 'quantity'>) => void) =>
  tab
    .run((store) => fetchQuery(store.get(queryClientAtom), productQuery(id)))
    .then((found) => found && act(itemOf(found)))
    .catch(() => undefined)

const streets = ['1 Lane, Wellawatte, Colombo 06', 'Kandy', 'Near 11111', 'Far 11112', 'Atlantis']
const address = { street: fc.constantFrom(...streets) }
const payment = { payment: fc.constantFrom('cod', 'card', 'installment' as const) }
const person = ({ user, device }: Tab) => contactOf(user ?? device.visitor)

/** Opens the checkout and types what is missing. */
function openForm(tab: Tab, buy: CartItem | undefined, typed: Partial<CheckoutValues>) {
  tab.say(`goes to the checkout${buy ? ` with ${buy.quantity} × ${buy.name}` : ''}`)
  tab.go({ at: 'checkout', ...(buy && { buy }) })
  const form = tab.checkout!
  const blank = Object.entries(person(tab)).filter(([field]) => !form.values[field as 'email'])
  form.type({ ...Object.fromEntries(blank), ...typed, terms: true })
}

const cartLink = fc
  .array(fc.tuple(product, quantity, fc.constantFrom('', ':L', ':L:Red')), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.map(([id, count, choice]) => `${id}:${count}${choice}`).join(','))

const steps: Kind[] = [
  atDevice(
    4,
    {},
    ({ tabs }) => tabs.length < most,
    (device) => void device.open(),
  ),
  inTab(1, {}, (tab) => tab.close()),
  inTab(4, {}, (tab) => tab.reload()),
  inTab(
    2,
    {},
    (tab) => tab.device.open(tab),
    ({ device }) => device.tabs.length < most,
  ),
  inTab(2, {}, (tab) => {
    tab.say('goes elsewhere')
    tab.go({ at: 'shop' })
  }),
  inTab(
    1,
    {},
    (tab) => {
      tab.say('comes back to the tab')
      void tab.run((store) => store.set(checkUserAtom))
      // Only the profile looks again who is signed in.
    },
    ({ place }) => place.at === 'orders',
  ),
  atDevice(
    1,
    {},
    () => true,
    (device) => {
      device.online = !device.online
      device.world.say(undefined, `${device.name} is ${device.online ? 'online' : 'offline'}`)
    },
  ),

  inTab(8, { product, quantity }, (tab, { product, quantity }) =>
    withPart(tab, product, (item) => {
      tab.say(`adds ${quantity} × ${item.name}`)
      add(tab, item, quantity)
      tab.run((store) => store.set(addToCartAtom, item, quantity))
    }),
  ),
  inTab(
    3,
    { nth, quantity },
    (tab, { nth, quantity }) => {
      const line = lineIn(tab, nth)
      tab.say(`sets ${line.name} to ${quantity}`)
      // The line may have been removed in another tab a moment ago.
      if (tab.device.cart.has(lineKey(line))) setLine(tab.device.cart, line, quantity)
      tab.run((store) => store.set(setQuantityAtom, line, quantity))
    },
    (tab) => cartOf(tab).length > 0,
  ),
  inTab(
    2,
    { nth },
    (tab, { nth }) => {
      const line = lineIn(tab, nth)
      tab.say(`removes ${line.name}`)
      tab.removed = { line, index: nth % cartOf(tab).length }
      setLine(tab.device.cart, line, 0)
      tab.run((store) => store.set(removeFromCartAtom, line))
    },
    (tab) => cartOf(tab).length > 0,
  ),
  inTab(
    1,
    {},
    (tab) => {
      const { line, index } = tab.removed!
      tab.say(`takes back the removal of ${line.name}`)
      tab.removed = undefined
      add(tab, line, line.quantity)
      tab.run((store) => store.set(restoreToCartAtom, line, index))
    },
    ({ removed }) => removed,
  ),
  inTab(2, { cartLink, how: fc.constantFrom('add', 'replace' as const) }, (tab, { cartLink, how }) => {
    tab.say(`opens a cart link: ${cartLink}`)
    const { lines } = readCartLink(cartLink)
    const ids = [...new Set(lines.map(({ product_id }) => product_id))]
    tab
      .run((store) => fetchQuery(store.get(queryClientAtom), recordsQuery(ids)))
      .then((found) => {
        const items = lines.flatMap((line) => {
          const record = found.find(({ id }) => id === line.product_id)?.record
          return record && record !== 'gone' ? [{ ...record, ...line }] : []
        })
        if (items.length === 0) return
        tab.say(`answers the cart link: ${how}`)
        if (how === 'replace') tab.device.cart.clear()
        for (const item of items) add(tab, item, item.quantity)
        tab.run((store) => store.set(fillCartAtom, items, how))
      })
      .catch(() => undefined)
  }),

  inTab(
    8,
    { ...address, ...payment },
    (tab, typed) => openForm(tab, undefined, typed),
    (tab) => cartOf(tab).length > 0,
  ),
  inTab(4, { ...address, ...payment, product, quantity }, (tab, { product, quantity, ...typed }) =>
    withPart(tab, product, (item) => openForm(tab, { ...item, quantity }, typed)),
  ),
  inTab(
    2,
    { ...address, ...payment },
    (tab, typed) => {
      tab.say(`types ${Object.values(typed).join(', ')}`)
      tab.checkout!.type(typed)
    },
    ({ checkout }) => checkout,
  ),
  inTab(
    2,
    {},
    (tab) => tab.checkout!.askAgain(),
    ({ checkout }) => checkout,
  ),
  inTab(
    14,
    { twice: fc.constantFrom(false, false, true) },
    ({ checkout }, { twice }) => {
      checkout!.press()
      if (twice) checkout!.press()
    },
    ({ checkout }) => checkout?.read().canPay,
  ),

  inTab(
    3,
    { nth },
    (tab, { nth }) => {
      const username = tab.device.accounts[nth % tab.device.accounts.length]!
      tab.say(`signs in as ${username}`)
      tab.go({ at: 'shop' })
      tab.go({ at: 'shop' })
      tab.run((store) => store.set(loginAtom, { username, password })).catch(() => undefined)
    },
    ({ user }) => !user,
  ),
  inTab(
    1,
    {},
    (tab) => {
      tab.say('signs out')
      tab.signOut()
    },
    ({ user }) => user,
  ),
  inTab(
    3,
    {},
    (tab) => {
      tab.say('looks at the orders')
      tab.go({ at: 'orders' })
    },
    ({ user }) => user,
  ),
  inTab(
    3,
    { nth },
    (tab, { nth }) => {
      const order = tab.orders()[nth % tab.orders().length]!
      tab.say(`cancels order ${order.order_id}`)
      tab.run((store) => store.set(cancelOrderAtom, order)).catch(() => undefined)
    },
    (tab) => tab.orders().length > 0,
  ),
  inTab(
    1,
    { nth },
    (tab, { nth }) => {
      const order = tab.orders()[nth % tab.orders().length]!
      tab
        .run((store) => store.set(orderAgainAtom, order))
        .then(({ gone }) => {
          tab.say(`has the parts of order ${order.order_id} in the cart again`)
          for (const { product_id = 0, product_name, quantity, size, color } of order.items)
            if (!gone.includes(product_name))
              add(
                tab,
                { product_id, ...(size && { selectedSize: size }), ...(color && { selectedColor: color }) },
                quantity,
              )
        })
        .catch(() => undefined)
    },
    (tab) => tab.orders().length > 0,
  ),

  byOperator(
    2,
    { product, price: fc.constantFrom(1000, 5999.99, 6000.01, 25_000) },
    (world, { product, price }) => {
      world.say(undefined, `the operator sets product ${product} to ${price}`)
      world.data.products = world.data.products.map((each) =>
        each.product_id === product ? { ...each, price } : each,
      )
    },
  ),
  byOperator(1, { product }, (world, { product }) => {
    const { products } = world.data
    const sold = products.filter(({ product_id }) => product_id !== product)
    const back = seed().products.filter(({ product_id }) => product_id === product)
    world.say(
      undefined,
      `the operator ${sold.length < products.length ? 'removes' : 'puts back'} product ${product}`,
    )
    world.data.products = sold.length < products.length ? sold : [...products, ...back]
  }),
  byOperator(
    4,
    { nth, steps: fc.integer({ min: 1, max: 3 }), thinks: fc.constantFrom(0, 300, 5 * second) },
    async (world, drawn) => {
      const [id] = [...world.orders.keys()].slice(-1 - drawn.nth)
      if (id === undefined) return
      const order = await world.server.order(id)
      const stage = (orderStages as readonly string[]).indexOf(order!.status)
      const next = orderStages[stage + drawn.steps]
      if (stage < 0 || !next) return
      setTimeout(() => {
        world.say(undefined, `the operator sets order ${id} to ${next}`)
        void world.server.setOrderStatus(id, next)
      }, drawn.thinks)
    },
  ),
]

/** A day's steps. */
export const day = fc.commands([fc.oneof(...steps)], { maxCommands: 300, size: 'max' })
