import { QueryObserver } from '@tanstack/react-query'
import type { Order } from '../../src/api/orders.ts'
import { cartAtom } from '../../src/atoms/cart.ts'
import { logoutAtom, tabOwnerAtom, userAtom } from '../../src/atoms/session.ts'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import { profileQuery } from '../../src/queries/session.ts'
import type { CartItem } from '../../src/rules/cart.ts'
import { createShopStore, type ShopStore } from '../../src/store.ts'
import { openCheckout, type Witness } from './checkout.ts'
import { outside, type Page, type Scene, within } from './stage.ts'

type World = Witness<Tab> & { shown(tab: Tab, order: Order): void }

/** A turn to hold the lock of a device: the shop has one. */
type Turn = { page: Page; run: () => unknown }

/** A computer or phone: its tabs share cookies, local storage and locks. */
export type Device = {
  name: string
  /** Who uses it: accounts, and the name of one who never signs in. Every text of a person holds their name. */
  accounts: readonly string[]
  visitor: string
  online: boolean
  cookies: Map<string, string>
  local: Map<string, string>
  turns: Turn[]
  tabs: Tab[]
  opened: number
  /** The cart as its users made it: quantities by line; and how often they took something out. */
  cart: Map<string, number>
  taken: number
  /** The orders whose items have left the cart. */
  cleared: Set<number>
}

/** Where a tab is; a reload and a duplicate stay there. `buy` is the one product of Buy Now, else checkout takes the cart. */
export type Place = { at: 'shop' | 'orders' } | { at: 'checkout'; buy?: CartItem }

/** A tab of a browser: its session storage outlives the pages, each with a store of its own. */
export class Tab {
  readonly world: World
  readonly device: Device
  readonly name: string
  readonly session: Map<string, string>
  /** The draft that wishes belong to; none before Pay is first pressed. */
  draft: string | undefined
  place: Place
  scene!: Scene
  store!: ShopStore
  /** The line removed last, which can be put back. */
  removed: { line: CartItem; index: number } | undefined
  checkout: ReturnType<typeof openCheckout> | undefined
  /** The user who is signed in as far as the page knows, whose data the tab holds, and whose it held before. */
  user: string | undefined
  owner: string | undefined
  readonly left: Set<string>
  /** The drafts that wait for their users to sign in again. */
  readonly #aside = new Map<string, string | undefined>()
  #listeners = new Map<string, Set<(event: object) => void>>()
  #leave = () => {}

  constructor(world: World, device: Device, from?: Tab) {
    this.world = world
    this.device = device
    this.name = `tab ${++device.opened}`
    this.session = new Map(from?.session)
    this.draft = from?.draft && world.copyDraft(from.draft)
    this.place = from?.place ?? { at: 'shop' }
    this.left = new Set(from?.left)
    this.owner = from?.owner
    device.tabs.push(this)
    this.#load()
    this.say(from ? `is opened as a duplicate of ${from.name}` : 'is opened')
  }

  /** Runs what the page does, as its code. */
  run = <Result>(act: (store: ShopStore) => Result): Result => within(this.scene, () => act(this.store))

  say(words: string) {
    this.world.say(this.scene, words)
  }

  #load() {
    const { device } = this
    this.#listeners = new Map()
    this.#aside.clear()
    this.user = undefined
    const area = (values: Map<string, string>, changed?: (key: string) => void) => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        values.set(key, value)
        changed?.(key)
      },
      removeItem: (key: string) => values.delete(key) && changed?.(key),
    })
    const request = (_: string, __: object, act: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const turn = {
          page,
          run: () =>
            act()
              .then(resolve, reject)
              .finally(() => this.#endTurns(turn)),
        }
        if (device.turns.push(turn) === 1) setTimeout(turn.run, 0)
      })
    const page: Page = {
      open: true,
      device,
      tab: this.name,
      navigator: {
        get onLine() {
          return device.online
        },
        cookieEnabled: true,
        userAgent: 'simulated',
        locks: this.world.plant === 'locks' ? undefined : { request },
      },
      window: {
        innerWidth: 390,
        localStorage: area(device.local, (key) => {
          for (const other of device.tabs)
            if (other !== this) outside(() => setTimeout(() => other.#hear('storage', { key }), 20))
        }),
        sessionStorage: area(this.session),
        addEventListener: (name: string, listener: (event: object) => void) =>
          this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener)),
        removeEventListener: (name: string, listener: (event: object) => void) =>
          this.#listeners.get(name)?.delete(listener),
      },
    }
    this.scene = { page }
    this.run(() => {
      this.store = createShopStore()
      // What the frame of every page shows.
      this.store.sub(cartAtom, () => undefined)
      this.store.sub(userAtom, () => (this.user = this.store.get(userAtom)?.username))
      this.store.sub(tabOwnerAtom, () => this.#ownerChanged())
      new QueryObserver(this.store.get(queryClientAtom), profileQuery).subscribe(() => undefined)
    })
    this.#open()
  }

  /** Ends a turn, and those of pages that are gone; the next one begins. */
  #endTurns(ended?: Turn) {
    const { device } = this
    const [before] = device.turns
    device.turns = device.turns.filter((turn) => turn !== ended && turn.page.open)
    const [next] = device.turns
    if (next && next !== before) within({ page: next.page }, () => setTimeout(next.run, 0))
  }

  #end() {
    this.scene.page.open = false
    this.#endTurns()
  }

  reload() {
    this.say('reloads')
    this.#end()
    this.#load()
  }

  close() {
    this.say('is closed')
    this.#end()
    this.device.tabs.splice(this.device.tabs.indexOf(this), 1)
  }

  /** Leaves the page that is shown for another. */
  go(place: Place) {
    this.run(() => this.#leave())
    this.place = place
    this.#open()
  }

  #open() {
    this.#leave = () => {}
    this.checkout = undefined
    const { place } = this
    this.run(() => {
      if (place.at === 'orders') this.#leave = this.#openOrders()
      if (place.at !== 'checkout') return
      this.checkout = openCheckout(this, place.buy)
      this.#leave = this.checkout.leave
    })
  }

  #openOrders() {
    const query = () => ordersQuery(this.store.get(userAtom)?.user_id)
    const observer = new QueryObserver(this.store.get(queryClientAtom), query())
    const stop = observer.subscribe(({ data }) => {
      for (const order of data ?? []) this.world.shown(this, order)
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
    const { queryKey } = ordersQuery(this.run((store) => store.get(userAtom)?.user_id))
    return this.run((store) => store.get(queryClientAtom).getQueryData(queryKey)) ?? []
  }

  /** A wish waits for its user as long as the page is open, and ends when that user signs out in this tab. */
  #ownerChanged() {
    const id = this.store.get(tabOwnerAtom)
    if (this.owner !== undefined) {
      this.left.add(this.owner)
      this.#aside.set(this.owner, this.draft)
      this.draft = undefined
    }
    this.owner = id === null ? undefined : this.device.accounts[Number(id) - 1]
    if (this.owner === undefined) return
    this.left.delete(this.owner)
    this.draft ??= this.#aside.get(this.owner)
  }

  signOut() {
    this.say('signs out')
    this.go({ at: 'shop' })
    void this.run((store) => store.set(logoutAtom)).then(() => this.#aside.clear())
  }

  #hear(name: string, event: object) {
    if (this.scene.page.open)
      for (const listener of this.#listeners.get(name) ?? []) this.run(() => listener(event))
  }
}
