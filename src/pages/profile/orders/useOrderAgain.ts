import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Order } from '../../../api/orders.ts'
import { type OrderedAgain, orderAgainAtom } from '../../../atoms/orderAgain.ts'

/** Adds an order's parts to the cart again (BEY-12); `outcome` is the result. */
export function useOrderAgain(order: Order) {
  const send = useSetAtom(orderAgainAtom)
  const [adding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<OrderedAgain | 'failed'>()
  const again = async () => {
    setAdding(true)
    setOutcome(undefined)
    setOutcome(await send(order).catch(() => 'failed' as const))
    setAdding(false)
  }
  return { again: () => void again(), adding, outcome }
}
