import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydration/useHydrated.ts'

/**
 * The navigation state that another page passed on; null until hydration, since the browser keeps the state over a
 * reload but the server's HTML cannot know it.
 */
export function useNavigationState(): unknown {
  const { state } = useLocation()
  return useHydrated() ? state : null
}
