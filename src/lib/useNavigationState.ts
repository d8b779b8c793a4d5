import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydration/useHydrated.ts'

/** The navigation state from another page; null until hydration, since the server's HTML cannot know it. */
export function useNavigationState(): unknown {
  const { state } = useLocation()
  return useHydrated() ? state : null
}
