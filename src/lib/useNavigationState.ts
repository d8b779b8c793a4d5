import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydration.ts'

/** What another page handed over with the navigation. The browser keeps it over a reload, which the server's HTML cannot know. */
export function useNavigationState(): unknown {
  const { state } = useLocation()
  return useHydrated() ? state : null
}
