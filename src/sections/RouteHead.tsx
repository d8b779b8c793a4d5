import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useNavigationState } from '../lib/useNavigationState.ts'
import type { Route } from '../routes.tsx'
import { DocumentHead, type Head } from './DocumentHead.tsx'

/** The head of the page that stands, as its route says it; it follows the answers that come. */
export function RouteHead({ route }: { route: Route }) {
  const client = useQueryClient()
  const state = useNavigationState()
  const params = useParams()
  const [search] = useSearchParams()
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client])
  // As text, so that what is the same renders nothing anew.
  const head = () => JSON.stringify(route.head({ params, search, state }, client))
  const written = useSyncExternalStore(subscribe, head, head)
  return <DocumentHead head={useMemo(() => JSON.parse(written) as Head, [written])} />
}
