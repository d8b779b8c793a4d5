import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { refusalText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { operateKey } from '../../queries/operate.ts'

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
