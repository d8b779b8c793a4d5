import { useState } from 'react'
import { operate } from '../../api/operate.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { call } from '../../lib/endpoint.ts'
import type { Id } from '../../rules/id.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { useAct } from './ActButton.tsx'

/** Records that an order is paid, with the number by which the gateway or the bank knows the payment. */
export function RecordPayment({ orderId, label }: { orderId: Id; label: string }) {
  const { busy, act } = useAct()
  const [payment, setPayment] = useState('')
  return (
    <form
      method="post"
      className="grid gap-2.5 md:max-w-100"
      onSubmit={(event) => {
        event.preventDefault()
        void act(
          () => call(operate.recordPayment, { params: { id: orderId }, body: { payment } }),
          `${orderNumber(orderId)} is paid.`,
        )
      }}
    >
      <Field label={label}>
        <Input value={payment} onChange={({ target }) => setPayment(target.value)} autoComplete="off" />
      </Field>
      <Button type="submit" busy={busy} busyText="Saving...">
        Record it as paid
      </Button>
    </form>
  )
}
