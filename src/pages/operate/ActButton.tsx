import { Button } from '../../components/ui/Button.tsx'
import { useAct } from './useAct.ts'

type ActButtonProps = {
  act: () => Promise<unknown>
  /** What is said once it is carried out. */
  done: string
  busyText?: string
  children: string
}

/** Carries out an act of the operator. */
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
