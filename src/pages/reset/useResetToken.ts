import { useLocation, useSearchParams } from 'react-router-dom'
import { useNavigationState } from '../../lib/useNavigationState.ts'

/**
 * The token of the reset link, taken out of the address: whatever reads addresses (the history, a referrer, somebody
 * who looks on) shall not find it. It goes on in the navigation state, so that a reload keeps it. `arrived` is where
 * to go with it first, in place of the address it came with.
 */
export function useResetToken() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const state = useNavigationState()
  const given = params.get('token')?.trim()
  const stored: unknown = (state as { token?: unknown } | null)?.token
  return {
    token: typeof stored === 'string' ? stored : '',
    arrived: given ? { to: pathname, replace: true, state: { token: given } } : undefined,
  }
}
