import { useEffect, useRef } from 'react'
import type { PaymentForm } from '../../api/purchase.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { GatewayForm } from './GatewayForm.tsx'

/** Sends the form of the gateway's page; the button is for when the browser does not go by itself. */
export function ToGateway({ form }: { form: PaymentForm }) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.submit(), [])
  return (
    <EmptyState
      role="status"
      title="Taking you to the payment"
      action={
        <GatewayForm form={form} ref={ref}>
          Go to the payment
        </GatewayForm>
      }
    >
      Your order is placed. You pay on the page of our payment provider, and come back here.
    </EmptyState>
  )
}
