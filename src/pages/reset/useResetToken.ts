import { useLocation, useSearchParams } from 'react-router-dom'
import { useNavigationState } from '../../lib/useNavigationState.ts'

/**
 * The token of the reset link, taken out of the address, so that nothing that shows or stores addresses (history,
 * referrer, an onlooker) reveals it. It is kept in the navigation state and so survives a reload. `arrived` is the
 * navigation that moves it there, to be made first.
 */
export function useResetToken() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const state = useNavigationState()
  const fromAddress = params.get('token')?.trim()
  const fromState: unknown = (state as { token?: unknown } | null)?.token
  return {
    token: typeof fromState === 'string' ? fromState : '',
    move: fromAddress ? { to: pathname, replace: true, state: { token: fromAddress } } : undefined,
  }
}
