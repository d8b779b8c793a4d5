import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { operate } from '../../api/operate.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { call, refusalText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { operateKey } from '../../queries/operate.ts'
import type { Id } from '../../rules/id.ts'
import { orderNumber } from '../../rules/orderNumber.ts'

/** Carries out an act of the operator, says whether it succeeded, and refreshes the page. */
export function useAct() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      toast('success', done)
    } catch (error) {
      toast('error', refusalText(error) ?? 'The shop did not answer. Look whether it was done.')
    } finally {
      await client.invalidateQueries({ queryKey: operateKey })
      setBusy(false)
    }
  }
  return { busy, act }
}

type ActButtonProps = {
  act: () => Promise<unknown>
  /** What is said once it is carried out. */
  done: string
  busyText?: string
  children: string
}

export function ActButton({ act, done, busyText = 'Saving...', children }: ActButtonProps) {
  const { busy, act: carryOut } = useAct()
  return (
    <Button
      busy={busy}
      busyText={busyText}
      className="justify-self-start"
      onClick={() => void carryOut(act, done)}
    >
      {children}
    </Button>
  )
}

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
