import { QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartAtom } from '../../src/atoms/cart.ts'
import { type OrderRequest, PaymentError, placeOrder } from '../../src/atoms/checkout.ts'
import { logoutAtom, sessionKnownAtom, storageOwnerAtom, userAtom } from '../../src/atoms/session.ts'
import {
  blankCheckout,
  CheckoutForm,
  type CheckoutValues,
  keepDraft,
  valuesFor,
} from '../../src/forms/checkout.ts'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import {
  chargeAnswer,
  chargeLookUp,
  orderRecordsQuery,
  payableOrder,
  submitOrder,
} from '../../src/pages/checkout/order.ts'
import { deliveryQuery } from '../../src/queries/delivery.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import { profileQuery } from '../../src/queries/session.ts'
import type { CartItem } from '../../src/rules/cart.ts'
import { blockReasonOf, checkItems, deliveryOf } from '../../src/rules/checkout.ts'
import { createShopStore, type ShopStore } from '../../src/store.ts'
import { Cart, currentPress, type Ledger } from './ledger.ts'
import { type Page, within } from './stage.ts'

/** What the tabs of a day have in common. */
export type Day = {
  ledger: Ledger
  /** The connection of a device. */
  fetch(device: Device, ...request: Parameters<typeof fetch>): Promise<Response>
}

/**
 * A computer or phone: its tabs share cookies, local storage and the one lock that the shop has. `accounts` and `visitor`, who
 * never signs in, are who uses it. Every text of a person holds their name.
 */
export const newDevice = (name: string, accounts: readonly string[], visitor: string) => ({
  ...{ name, accounts, visitor },
  ...{ online: true, opened: 0 },
  cookies: new Map<string, string>(),
  local: new Map<string, string>(),
  turn: Promise.resolve() as Promise<unknown>,
  tabs: [] as Tab[],
  cart: new Cart(),
})
export type Device = ReturnType<typeof newDevice>

const storage = (values: Map<string, string>, changed = (_key: string) => {}) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => {
    values.set(key, value)
    changed(key)
  },
  removeItem: (key: string) => values.delete(key) && changed(key),
})

/**
 * Where a tab is: reloading and duplicating keep the place. `buy` is the one product of Buy Now; without it checkout
 * takes the cart.
 */
export type Place = { at: 'shop' | 'orders' } | { at: 'checkout'; buy?: CartItem }

/** A tab of a browser: its session storage outlives the pages, each with a store of its own. */
export class Tab {
  readonly day: Day
  readonly device: Device
  readonly name: string
  readonly session: Map<string, string>
  place: Place
  page!: Page
  store!: ShopStore
  /** The line removed last, which can be put back. */
  removed: { line: CartItem; index: number } | undefined
  checkout: ReturnType<typeof openCheckout> | undefined
  /** The user who is signed in, as far as the page knows. */
  user: string | undefined
  /** The user whose data the tab holds. */
  owner: string | undefined
  /** The users whose data it held before. */
  readonly left: Set<string>
  /** The drafts by their owners. Those of others than the owner of the tab wait until they sign in again. */
  readonly #drafts = new Map<
    string | undefined,
    Ledger['newDraft'] extends () => infer Draft ? Draft : never
  >()
  #leave = () => {}
  #end = () => {}

  constructor(day: Day, device: Device, from?: Tab) {
    this.day = day
    this.device = device
    this.name = `${device.name}, tab ${++device.opened}`
    this.session = new Map(from?.session)
    this.place = from?.place ?? { at: 'shop' }
    this.left = new Set(from?.left)
    this.owner = from?.owner
    if (from?.draft) this.draft = day.ledger.newDraft(from.draft)
    device.tabs.push(this)
    this.#load(from ? `is opened as a duplicate of ${from.name}` : 'is opened')
  }

  /** The draft that wishes belong to; none before Pay is first pressed. */
  get draft() {
    return this.#drafts.get(this.owner)
  }
  set draft(draft) {
    if (draft) this.#drafts.set(this.owner, draft)
    else this.#drafts.delete(this.owner)
  }
  #forgetOthers() {
    for (const owner of this.#drafts.keys()) if (owner !== this.owner) this.#drafts.delete(owner)
  }

  /** Runs as code of the page. */
  run<Result>(act: () => Result): Result {
    return within(this.page, act)
  }

  #load(words: string) {
    const { day, device } = this
    this.#forgetOthers()
    this.user = undefined
    const closed = new Promise<void>((resolve) => {
      this.#end = () => {
        page.open = false
        resolve()
      }
    })
    const request = (_: string, __: object, act: () => Promise<void>) => {
      const turn = device.turn.then(() => (page.open ? Promise.race([act(), closed]) : undefined))
      device.turn = turn.catch(() => undefined)
      return turn
    }
    const written = (key: string) => {
      const event = Object.assign(new Event('storage'), { key })
      for (const other of device.tabs)
        if (other !== this)
          other.run(() => setTimeout(() => (other.page.window as EventTarget).dispatchEvent(event), 20))
    }
    const page: Page = {
      name: this.name,
      open: true,
      navigator: {
        get onLine() {
          return device.online
        },
        cookieEnabled: true,
        locks: { request },
      },
      window: Object.assign(new EventTarget(), {
        innerWidth: 390,
        localStorage: storage(device.local, written),
        sessionStorage: storage(this.session),
      }),
      fetch: (...call) => day.fetch(device, ...call),
    }
    this.page = page
    this.run(() => {
      day.ledger.say(words)
      this.store = createShopStore()
      // What every page of the shop reads.
      this.store.sub(cartAtom, () => undefined)
      this.store.sub(userAtom, () => (this.user = this.store.get(userAtom)?.username))
      this.store.sub(storageOwnerAtom, () => this.#ownerChanged())
      new QueryObserver(this.store.get(queryClientAtom), profileQuery).subscribe(() => undefined)
      this.#open()
    })
  }

  reload() {
    this.#end()
    this.#load('reloads')
  }

  close() {
    this.#end()
    this.device.tabs.splice(this.device.tabs.indexOf(this), 1)
  }

  /** Leaves the page that is shown for another. */
  go(place: Place) {
    this.#leave()
    this.place = place
    this.#open()
  }

  #open() {
    const { place } = this
    this.#leave = () => {}
    this.checkout = undefined
    if (place.at === 'orders') this.#leave = this.#openOrders()
    if (place.at !== 'checkout') return
    this.checkout = openCheckout(this, place.buy)
    this.#leave = this.checkout.leave
  }

  #openOrders() {
    const query = () => ordersQuery(this.store.get(userAtom)?.user_id)
    const observer = new QueryObserver(this.store.get(queryClientAtom), query())
    const stop = observer.subscribe(({ data }) => {
      for (const order of data ?? []) this.day.ledger.noteStatus(this, order)
    })
    const follow = this.store.sub(userAtom, () => observer.setOptions(query()))
    return () => {
      stop()
      follow()
    }
  }

  /** The orders that the page shows. */
  orders() {
    if (this.place.at !== 'orders') return []
    const { queryKey } = ordersQuery(this.store.get(userAtom)?.user_id)
    return this.store.get(queryClientAtom).getQueryData(queryKey) ?? []
  }

  /** What was typed without a user becomes the user's. A user's draft is kept as long as the page is open. */
  #ownerChanged() {
    const { owner: before, draft } = this
    const id = this.store.get(storageOwnerAtom)
    if (before !== undefined) this.left.add(before)
    else this.draft = undefined
    this.owner = id === null ? undefined : this.device.accounts[Number(id) - 1]
    if (this.owner !== undefined) this.left.delete(this.owner)
    if (before === undefined) this.draft = draft ?? this.draft
  }

  signOut() {
    this.go({ at: 'shop' })
    void this.store.set(logoutAtom).then(() => this.#forgetOthers())
  }
}

/** The checkout page without its looks, and without waiting for a pause in the typing: src/pages/checkout/order.ts. */
function openCheckout(tab: Tab, buy: CartItem | undefined) {
  const { store } = tab
  const { ledger } = tab.day
  const client = store.get(queryClientAtom)
  const values: CheckoutValues = { ...blankCheckout }
  const leaving = new AbortController()
  let placing = false

  const orderItems = () => (buy ? [buy] : store.get(cartAtom))
  const records = new QueryObserver(client, orderRecordsQuery(orderItems()))
  const charge = new QueryObserver(client, { ...deliveryQuery(0, ''), enabled: false })
  const order = () => checkItems(orderItems(), records.getCurrentResult())
  const lookUp = () => {
    const { query, ...request } = chargeLookUp(order(), values)
    charge.setOptions({ ...query, enabled: request.enabled })
    return chargeAnswer(request, charge.getCurrentResult())
  }
  const update = () => {
    records.setOptions(orderRecordsQuery(orderItems()))
    lookUp()
  }
  const type = (typed: Partial<CheckoutValues>) => {
    Object.assign(values, typed)
    keepDraft(values)
    update()
  }
  const fill = () => type(valuesFor(store.get(userAtom)))
  // The page fills its fields in an effect, which runs after the code that changed the user.
  const refill = () => queueMicrotask(fill)
  const stops = [
    records.subscribe(update),
    charge.subscribe(() => undefined),
    store.sub(cartAtom, update),
    store.sub(userAtom, refill),
    store.sub(storageOwnerAtom, refill),
  ]
  fill()

  const read = () => {
    const checked = order()
    const reason = blockReasonOf(checked, {
      online: navigator.onLine,
      sessionKnown: store.get(sessionKnownAtom),
    })
    if (placing || orderItems().length === 0 || !z.safeParse(CheckoutForm, values).success) return undefined
    return payableOrder(checked.items, deliveryOf(checked, lookUp()), reason, values.payment)
  }
  const place = async (order: Omit<OrderRequest, 'values' | 'fromCart'>) => {
    const { signal } = leaving
    const request: OrderRequest = { ...order, values: { ...values }, fromCart: !buy, signal }
    const press = ledger.pressed(tab, request)
    placing = true
    await submitOrder(request, {
      place: () => currentPress.run(press, () => placeOrder(store, request)),
      open: (placed) => {
        ledger.confirmed(tab, press, placed)
        tab.go({ at: 'shop' })
      },
      tell: (placed) => ledger.confirmed(tab, press, placed),
      askAgain: async ({ order }) => {
        ledger.askedAgain(tab, press, order)
        return false
      },
      fail: (error) => {
        if (!error) return
        ledger.refused(press, error instanceof PaymentError ? undefined : error)
        void records.refetch()
      },
    })
    placing = false
  }

  return {
    values,
    type,
    canPay: () => read() !== undefined,
    askAgain: () => void Promise.all([records.refetch(), charge.refetch()]),
    leave() {
      leaving.abort()
      for (const stop of stops) stop()
    },
    /** Presses Pay, perhaps twice before the page notices. */
    press(twice = false) {
      const order = read()
      if (!order) return false
      void place(order)
      if (twice) void place(order)
      return true
    },
  }
}
