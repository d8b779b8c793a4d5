import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import { cartAtom, removeFromCartAtom } from '../../atoms/cart.ts'
import { sessionKnownAtom, storageOwnerAtom, userAtom } from '../../atoms/session.ts'
import { CheckoutForm, checkoutFields, keepDraft, valuesFor } from '../../forms/checkout.ts'
import { useDebounced } from '../../lib/useDebounced.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { type CartItem, readCartItem, toQuantity } from '../../rules/cart.ts'
import {
  type Address,
  type BlockReason,
  blockReasonOf,
  checkItems,
  deliveryOf,
  type PricedOrder,
  settledOrder,
} from '../../rules/checkout.ts'
import { type Id, sameId, toId } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { readCheckoutState } from '../../rules/navigationState.ts'
import { useSchemaForm } from '../../sections/useSchemaForm.ts'
import { checkoutText } from '../../text/checkout.ts'
import { chargeAnswer, chargeLookUp, orderRecordsQuery, payableOrder, paymentOf } from './order.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

export type NoticeId = 'delivery' | 'changes'
/** Why paying is blocked. `see` is a link to `notice`. What only has to be waited for is `brief`. */
export type Blocker = { words: string; see?: string; notice?: NoticeId; brief?: true }

const blockers: Record<BlockReason, Blocker> = {
  offline: { words: 'There is no connection: prices cannot be checked.' },
  checking: { words: 'Checking the prices...', brief: true },
  unchecked: { words: 'The prices could not be checked.' },
  discontinued: { words: 'Remove what is no longer sold.', see: 'See what has changed', notice: 'changes' },
}

/** Removes items from the order: from the cart if the order came from it, otherwise by clearing the single product. */
function useRemove({ items, fromCart }: OrderItems) {
  const removeFromCart = useSetAtom(removeFromCartAtom)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (ids: readonly Id[]) => {
    const lines = items.filter((item) => ids.some((id) => sameId(id, item.product_id)))
    if (fromCart) for (const line of lines) removeFromCart(line)
    else navigate(pathname, { replace: true, state: { product: null } })
  }
}

/** The checkout form, kept for the tab. The user's details fill what is empty (§2); a draft leaves with its user. */
function useCheckoutForm(hydrated: boolean) {
  const user = useAtomValue(userAtom)
  const owner = useAtomValue(storageOwnerAtom)
  const [defaultValues] = useState(() => (hydrated ? valuesFor(user) : valuesFor(user, null)))
  const form = useSchemaForm(CheckoutForm, defaultValues, {
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  })
  const { getFieldState, getValues, setValue, subscribe } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies(owner): the draft changes with its owner
  useEffect(() => {
    const values = valuesFor(user)
    for (const field of checkoutFields)
      if (getValues(field) !== values[field])
        setValue(field, values[field], { shouldValidate: getFieldState(field).invalid })
  }, [user, owner, getFieldState, getValues, setValue])

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  )

  return form
}

/** Delivery and totals (§4, §9). While half an address is typed, up to a pause, a problem with it counts as pending. */
function useDelivery(order: PricedOrder, address: Address, typing: boolean) {
  const { query, ...request } = chargeLookUp(order, address)
  const text = request.isAsked ? JSON.stringify(query.queryKey) : ''
  const isStable = useDebounced(text, limits.deliveryDelay) === text
  const isPaused = useDebounced(text, limits.addressPause) === text
  const enabled = request.enabled && isStable
  const lookUp = useQuery({ ...query, enabled })
  const { error, refetch } = lookUp
  const answer = chargeAnswer({ ...request, enabled }, lookUp)
  const delivery = deliveryOf(order, answer, typing && !isPaused)
  return {
    ...delivery,
    /** The error, whose server text is shown too: it may say which part of the address is wrong. */
    failure: delivery.failed ? error : undefined,
    askAgain: () => void refetch(),
  }
}

/** The order, its form, what is known of its delivery and prices, what keeps it from being paid, and `pay`. */
export function useCheckout(hydrated: boolean) {
  const order = useOrderItems(hydrated)
  const form = useCheckoutForm(hydrated)
  const values = useWatch({ control: form.control })
  const { submit, pendingOrder, paymentFailure } = usePlaceOrder(order.checkAgain)
  // What is being placed stays in sight until the next page, though the cart is emptied.
  const shown = pendingOrder ? settledOrder(pendingOrder.items) : order
  const { street = '', apartment = '', postalCode = '' } = values
  const [typing, setTyping] = useState(false)
  const delivery = useDelivery(shown, { street, apartment, postalCode }, typing)
  const remove = useRemove(order)
  const openAlert = useSetAtom(openAlertAtom)
  const [tries, setTries] = useState(0)
  const online = useOnline()
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const blockReason = blockReasonOf(order, { online, sessionKnown })
  const unchecked = order.check === 'failed'

  const pay = form.handleSubmit(
    (valid) => {
      // The payment tab that was pressed last, which the page may not show yet.
      const payable = payableOrder(shown.items, delivery, blockReason, valid.payment)
      return payable && submit({ ...payable, values: valid, fromCart: order.fromCart })
    },
    async (errors) => {
      const missing = Object.keys(errors)
      if (missing.length === 1 && missing[0] === 'terms') {
        await openAlert(checkoutText.termsMissing)
        document.getElementById('terms')?.focus()
      } else setTries((count) => count + 1)
    },
  )

  return {
    form,
    items: shown.items,
    pricedItems: shown.pricedItems,
    changes: order.changes,
    remove,
    delivery,
    setTyping,
    method: paymentOf(delivery.restrictions, values.payment),
    months: values.months ?? limits.installmentMonths[0],
    paymentFailure,
    /** How often Pay found fields that are missing or wrong. */
    tries,
    /** What stands in the place of a total that is not known. */
    unknown: unchecked ? 'Not known yet' : 'Checking...',
    /** Why paying is blocked for a reason other than delivery; undefined when it is not. */
    blocker: blockReason && blockers[blockReason],
    busy: pendingOrder !== null,
    checkAgain: online && unchecked ? order.checkAgain : undefined,
    pay,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

type OrderSource = { items: CartItem[]; fromCart: boolean }

const readItems = (values: readonly unknown[]) =>
  values.map(readCartItem).filter((item): item is CartItem => item !== undefined)

/** What is being bought: one product of the state or the address, else the stored cart (decision 23). */
function useOrderSource(known: boolean): OrderSource {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const id = toId(params.get('product'))
  const quantity = toQuantity(params.get('qty'))
  const selectedSize = params.get('size')
  const selectedColor = params.get('color')
  return useMemo(() => {
    if (!known) return { items: [], fromCart: true }
    const checkoutState = readCheckoutState(state)
    if (checkoutState?.product !== undefined)
      return { items: readItems([checkoutState.product]), fromCart: false }
    if (checkoutState?.cartItems === undefined && id !== undefined) {
      const addressItem = {
        product_id: id,
        price: 0,
        quantity,
        name: `Part ${id}`,
        selectedSize,
        selectedColor,
      }
      return { items: readItems([addressItem]), fromCart: false }
    }
    return { items: cart, fromCart: true }
  }, [known, state, id, quantity, selectedSize, selectedColor, cart])
}

export type OrderItems = PricedOrder & { fromCart: boolean; checkAgain: () => void }

/** The items of the order, rebuilt from the product records as they are now (decision 4); none until they are `known`. */
function useOrderItems(known: boolean): OrderItems {
  const { items: sourceItems, fromCart } = useOrderSource(known)
  const { data, status, isFetching, refetch } = useQuery({
    ...orderRecordsQuery(sourceItems),
    enabled: known,
  })
  return useMemo(
    () => ({
      ...checkItems(sourceItems, { data, status, isFetching }),
      ...(!known && { complete: false }),
      fromCart,
      checkAgain: () => void refetch(),
    }),
    [known, sourceItems, fromCart, data, status, isFetching, refetch],
  )
}
