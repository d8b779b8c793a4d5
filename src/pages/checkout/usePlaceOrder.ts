import { useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import {
  CartChangedError,
  type OrderRequest,
  PaymentError,
  type PlacedOrder,
  placeOrder,
} from '../../atoms/checkout.ts'
import { SessionEndedError } from '../../atoms/session.ts'
import { ApiError, refusalText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { orderLinkPath, paths } from '../../paths.ts'
import { formatTime } from '../../rules/dates.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { paymentMethod } from '../../rules/payments.ts'
import { checkoutText } from '../../text/checkout.ts'
import { submitOrder } from './order.ts'

/** How the order failed: refused, so it was not placed; or without an answer, so it may have been placed. */
export type PaymentFailure = 'refused' | 'unanswered'

/** Whether it is known that no order was placed; without a complete response it may have been. */
const isRefusal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 408)

/** What the alert adds to its message. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof CartChangedError) return checkoutText.cartChanged
  if (error instanceof SessionEndedError) return checkoutText.sessionEnded
  return refusalText(error) ?? (isRefusal(error) ? undefined : checkoutText.mayBePlaced)
}

const placedPath = ({ toPay }: PlacedOrder) => (toPay ? orderLinkPath(toPay.token) : paths.confirmation)
const placedState = ({ toPay, orderId, orderTotal, shippingAddress }: PlacedOrder) =>
  toPay ? { payment: toPay.form } : { orderId, orderTotal, shippingAddress }

/** Places the order and opens its page, or says so to who has left. A failure (§8) leaves cart and form. */
export function usePlaceOrder(onFailure: () => void) {
  const store = useStore()
  const openAlert = useSetAtom(openAlertAtom)
  const navigate = useNavigate()
  /** The order being placed: its items stay in sight until the next page, though the cart is emptied. */
  const [pendingOrder, setPendingOrder] = useState<OrderRequest | null>(null)
  const [paymentFailure, setPaymentFailure] = useState<PaymentFailure>()

  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  const submit = (order: Omit<OrderRequest, 'signal'>): Promise<void> =>
    submitOrder(
      { ...order, signal: leaving.current?.signal },
      {
        place: (request) => {
          setPendingOrder(request)
          setPaymentFailure(undefined)
          return placeOrder(store, request)
        },
        // Replaces the history entry: Back must not lead to a form that would place the order again.
        open: (placed) => navigate(placedPath(placed), { replace: true, state: placedState(placed) }),
        // A shopper who has left is not taken to the gateway: the page of the order has the button.
        tell: (placed) => {
          setPendingOrder(null)
          const { orderId, isOwner, toPay } = placed
          const to = placedPath(placed)
          const state = toPay ? null : placedState(placed)
          const what = toPay ? 'is placed and waits for its payment' : 'is placed'
          toast('success', `Order ${orderNumber(orderId)} ${what}.`, {
            link: isOwner ? { label: 'See the order', to, state } : undefined,
          })
        },
        askAgain: ({ at, order: before }) => {
          setPendingOrder(null)
          return openAlert(checkoutText.orderedBefore(formatTime(at), orderNumber(before)), {
            confirm: 'Order again',
            refuse: 'No',
          })
        },
        fail: async (error) => {
          setPendingOrder(null)
          if (!error) return
          if (paymentMethod(order.payment).settles === 'gateway')
            setPaymentFailure(isRefusal(error) ? 'refused' : 'unanswered')
          onFailure()
          if (!(error instanceof PaymentError))
            await openAlert(checkoutText.orderFailed, { detail: reasonOf(error) })
        },
      },
    )

  return { submit, pendingOrder, paymentFailure }
}
