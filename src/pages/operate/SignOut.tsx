import { operate } from '../../api/operate.ts'
import { TextButton } from '../../components/ui/TextButton.tsx'
import { call } from '../../lib/endpoint.ts'
import { useAct } from './useAct.ts'

export function SignOut() {
  const { busy, act } = useAct()
  return (
    <TextButton disabled={busy} onClick={() => void act(() => call(operate.signOut), 'Signed out.')}>
      Sign out
    </TextButton>
  )
}
