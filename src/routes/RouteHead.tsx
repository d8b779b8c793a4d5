import { useParams, useSearchParams } from 'react-router-dom'
import { useFromCache } from '../lib/useFromCache.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { DocumentHead } from '../sections/DocumentHead.tsx'
import type { Route } from './route.ts'

/** The head of the current page, as its route defines it; updates as responses arrive. */
export function RouteHead({ route }: { route: Route }) {
  const state = useNavigationState()
  const params = useParams()
  const [search] = useSearchParams()
  return <DocumentHead head={useFromCache((client) => route.view({ params, search, state }, client).head)} />
}
