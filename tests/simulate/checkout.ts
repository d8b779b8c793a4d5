import { QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartAtom } from '../../src/atoms/cart.ts'
import { type LastOrder, type OrderRequest, PaymentError, placeOrderAtom } from '../../src/atoms/checkout.ts'
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
import { type CartItem, cartTotal } from '../../src/rules/cart.ts'
import { canBeLocated, deliveryOutcome, fullAddress } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { offeredPayments } from '../../src/rules/payment.ts'
import { reconcile } from '../../src/rules/reconcile.ts'
import { restrictionsOf } from '../../src/rules/restrictions.ts'
import { orderTotals } from '../../src/rules/totals.ts'
import type { ShopStore } from '../../src/store.ts'
import type { createLedger, Wish } from './ledger.ts'
import { type Scene, within } from './stage.ts'

/** What the page needs of its tab. */
export type Visit = {
  readonly store: ShopStore
  readonly scene: Scene
  readonly device: { readonly online: boolean }
  draft: string | undefined
  run<Result>(act: (store: ShopStore) => Result): Result
  say(words: string): void
  go(place: { at: 'shop' }): void
  readonly world: {
    readonly ledger: ReturnType<typeof createLedger>
    confirmed(tab: Visit, wish: Wish, request: OrderRequest, order: LastOrder): void
    refused(tab: Visit, wish: Wish, error: unknown): void
  }
}

/**
 * The checkout page without its looks: what the hooks of pages/checkout do with the same queries, rules and atoms
 * (useOrderItems, useDelivery, useCheckoutForm, usePlaceOrder, and what Checkout itself holds back).
 */
export function openCheckout(tab: Visit, buy?: CartItem) {
  const { store } = tab
  const client = store.get(queryClientAtom)
  const values = { ...blankCheckout }
  let placing: OrderRequest | undefined
  let leaving: AbortController | undefined
  let settled: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const wanted = () => (buy ? [buy] : store.get(cartAtom))
  const recordsOf = () => recordsQuery([...new Set(wanted().map(({ product_id }) => product_id))])
  const records = new QueryObserver(client, recordsOf())
  const order = () => {
    const { data, error, isFetching, isPending } = records.getCurrentResult()
    const check = isFetching || isPending ? 'pending' : error ? 'failed' : 'checked'
    const { items, changes } = reconcile(wanted(), data ?? [])
    return { items: placing?.items ?? items, changes, check }
  }
  const question = () => deliveryQuery(cartTotal(order().items), fullAddress(values))
  const delivery = new QueryObserver(client, { ...question(), enabled: false })
  const asked = () => (canBeLocated(values) ? JSON.stringify(question().queryKey) : '')

  /** What the page shows, and whether Pay does anything. */
  const read = () => {
    const { items, changes, check } = order()
    const lookUp = delivery.getCurrentResult()
    const status =
      asked() === '' ? 'none' : asked() !== settled || lookUp.isFetching ? 'pending' : lookUp.status
    const charge = status === 'success' ? lookUp.data : undefined
    const restrictions = restrictionsOf(items)
    const outcome = deliveryOutcome({
      restrictions,
      itemsTotal: cartTotal(items),
      charge: charge ? { status: 'known', ...charge } : { status: status === 'error' ? 'failed' : 'pending' },
    })
    const offered = offeredPayments(restrictions).map(({ id }) => id)
    const payment = offered.find((each) => each === values.payment) ?? offered[0]!
    const canPay =
      items.length > 0 &&
      outcome.canPay &&
      check === 'checked' &&
      !changes.some(({ kind }) => kind === 'gone') &&
      store.get(sessionKnownAtom) &&
      tab.device.online &&
      placing === undefined &&
      z.safeParse(CheckoutForm, values).success
    return { items, changes, totals: orderTotals(items, outcome.shipping), charge, payment, canPay }
  }

  const update = () => {
    records.setOptions(recordsOf())
    const now = asked()
    if (settled === undefined) settled = now
    if (now !== settled) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        settled = now
        update()
      }, limits.deliveryDelay)
    }
    delivery.setOptions({ ...question(), enabled: now !== '' && now === settled })
  }

  const keep = () => keepDraft(values)
  const prefill = () => {
    Object.assign(values, valuesFor(store.get(userAtom)))
    keep()
    update()
  }

  const stops = [
    records.subscribe(update),
    delivery.subscribe(update),
    store.sub(cartAtom, update),
    // An effect runs after the code that changed the user.
    store.sub(userAtom, () => queueMicrotask(prefill)),
    store.sub(tabOwnerAtom, () => queueMicrotask(prefill)),
  ]
  prefill()
  update()

  return {
    values,
    read: () => tab.run(read),
    type: (typed: Partial<CheckoutValues>) =>
      tab.run(() => {
        Object.assign(values, typed)
        keep()
        update()
      }),
    askAgain: () => tab.run(() => void Promise.all([records.refetch(), delivery.refetch()])),
    leave() {
      leaving?.abort()
      for (const stop of stops) stop()
      clearTimeout(timer)
    },
    /** Presses Pay. */
    press() {
      const { items, totals, charge, payment, canPay } = tab.run(read)
      if (!canPay) return
      leaving = new AbortController()
      const { signal } = leaving
      const request = { values: { ...values }, payment, items, totals, charge, fromCart: !buy, signal }
      placing = request
      tab.draft ??= tab.world.ledger.newDraft()
      const wish = tab.world.ledger.wish(tab.draft, request)
      const press = { wish, shown: totals.total, signal }
      tab.say(`presses Pay, ${formatRs(totals.total)}: ${wish.words}`)
      within({ ...tab.scene, press }, () => store.set(placeOrderAtom, request)).then(
        (placed) => {
          tab.world.confirmed(tab, wish, request, placed)
          tab.draft = undefined
          if (!signal.aborted) tab.go({ at: 'shop' })
        },
        (error: unknown) => {
          placing = undefined
          if (signal.aborted) return
          tab.world.refused(tab, wish, error instanceof PaymentError ? undefined : error)
          tab.run(() => void records.refetch())
        },
      )
    },
  }
}
