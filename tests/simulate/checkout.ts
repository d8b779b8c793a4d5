import { keepPreviousData, QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartAtom } from '../../src/atoms/cart.ts'
import {
  type OrderRequest,
  PaymentError,
  type PlacedOrder,
  placeOrderAtom,
} from '../../src/atoms/checkout.ts'
import { sessionKnownAtom, tabOwnerAtom, userAtom } from '../../src/atoms/session.ts'
import {
  blankCheckout,
  CheckoutForm,
  type CheckoutValues,
  keepDraft,
  valuesFor,
} from '../../src/forms/checkout.ts'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { deliveryQuery } from '../../src/queries/delivery.ts'
import { recordsQuery } from '../../src/queries/products.ts'
import type { CartItem } from '../../src/rules/cart.ts'
import { chargeQuestion, checkItems, holdOf, workOutDelivery } from '../../src/rules/checkout.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { offeredPayments } from '../../src/rules/payments.ts'
import type { ShopStore } from '../../src/store.ts'
import type { Press } from './ledger.ts'
import { type Scene, within } from './stage.ts'

/** Who is told what happens at the checkout of a tab. */
export type Witness<Tab> = {
  readonly plant: string | undefined
  say(scene: Scene | undefined, words: string): void
  copyDraft(draft: string): string
  pressed(tab: Tab, request: OrderRequest): Press
  confirmed(tab: Tab, press: Press, order: PlacedOrder): void
  refused(tab: Tab, press: Press, error: unknown): void
}

/** What the page needs of its tab. */
type Visit = {
  readonly store: ShopStore
  readonly scene: Scene
  readonly device: { readonly online: boolean }
  readonly world: Witness<Visit>
  run<Result>(act: () => Result): Result
  say(words: string): void
  go(place: { at: 'shop' }): void
}

/** The checkout page without its looks: it asks the queries that the page asks, and works with the same functions. */
export function openCheckout(tab: Visit, buy?: CartItem) {
  const { store, world } = tab
  const client = store.get(queryClientAtom)
  const values: CheckoutValues = { ...blankCheckout }
  let placing: OrderRequest | undefined
  let leaving: AbortController | undefined
  let settled: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const wanted = () => (buy ? [buy] : store.get(cartAtom))
  const recordsOf = () => ({
    ...recordsQuery([...new Set(wanted().map(({ product_id }) => product_id))]),
    placeholderData: keepPreviousData,
  })
  const records = new QueryObserver(client, recordsOf())
  const order = () => checkItems(wanted(), records.getCurrentResult())
  const question = () => chargeQuestion(order(), values)
  const lookUp = () => {
    const { subtotal, address } = question() ?? { subtotal: 0, address: '' }
    const enabled = order().complete && address !== '' && settled === JSON.stringify(question())
    return { ...deliveryQuery(subtotal, address), enabled }
  }
  const charge = new QueryObserver(client, { ...deliveryQuery(0, ''), enabled: false })

  const read = () => {
    const { isFetching, status, data } = charge.getCurrentResult()
    const answer = { isFetching, status: lookUp().enabled ? status : ('pending' as const), data }
    const delivery = workOutDelivery(order(), question() ? answer : 'none')
    const offered = offeredPayments(delivery.restrictions).map(({ id }) => id)
    const hold = holdOf(order(), { online: tab.device.online, sessionKnown: store.get(sessionKnownAtom) })
    const filledIn = z.safeParse(CheckoutForm, values).success
    return {
      ...{ items: order().items, totals: delivery.totals, charge: delivery.charge },
      payment: offered.find((id) => id === values.payment) ?? offered[0]!,
      canPay: delivery.outcome.canPay && !hold && !placing && wanted().length > 0 && filledIn,
    }
  }

  const update = () => {
    records.setOptions(recordsOf())
    const asked = JSON.stringify(question())
    settled ??= asked
    if (asked !== settled) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        settled = asked
        update()
      }, limits.deliveryDelay)
    }
    charge.setOptions(lookUp())
  }
  const type = (typed: Partial<CheckoutValues>) => {
    Object.assign(values, typed)
    keepDraft(values)
    update()
  }
  const fill = () => type(valuesFor(store.get(userAtom)))
  // An effect runs after the code that changed the user.
  const refill = () => queueMicrotask(fill)
  const stops = [
    records.subscribe(update),
    charge.subscribe(() => undefined),
    store.sub(cartAtom, update),
    store.sub(userAtom, refill),
    store.sub(tabOwnerAtom, refill),
  ]
  fill()

  return {
    values,
    canPay: () => tab.run(read).canPay,
    type: (typed: Partial<CheckoutValues>) => tab.run(() => type(typed)),
    askAgain: () => tab.run(() => void Promise.all([records.refetch(), charge.refetch()])),
    leave() {
      leaving?.abort()
      for (const stop of stops) stop()
      clearTimeout(timer)
    },
    /** Presses Pay. */
    press() {
      const { canPay, totals, ...shown } = tab.run(read)
      if (!canPay || !totals) return
      leaving = new AbortController()
      const { signal } = leaving
      const request: OrderRequest = { ...shown, totals, values: { ...values }, fromCart: !buy, signal }
      placing = request
      const press = world.pressed(tab, request)
      tab.say(`presses Pay, ${formatRs(totals.total)}: ${press.wish.words}`)
      const order = world.plant === 'leaving' ? { ...request, signal: undefined } : request
      within({ ...tab.scene, press }, () => store.set(placeOrderAtom, order)).then(
        (placed) => {
          placing = undefined
          world.confirmed(tab, press, placed)
          if (placed.isOwner && !signal.aborted) tab.go({ at: 'shop' })
        },
        (error: unknown) => {
          placing = undefined
          if (signal.aborted) return
          world.refused(tab, press, error instanceof PaymentError ? undefined : error)
          tab.run(() => void records.refetch())
        },
      )
    },
  }
}
