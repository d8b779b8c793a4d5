import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useNavigationState } from '../lib/useNavigationState.ts'
import type { Route } from '../routes.tsx'
import { DocumentHead, type Head } from './DocumentHead.tsx'

/** The head of the current page, as its route defines it; updates as responses arrive. */
export function RouteHead({ route }: { route: Route }) {
  const client = useQueryClient()
  const state = useNavigationState()
  const params = useParams()
  const [search] = useSearchParams()
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client])
  // As a string, so that an unchanged head does not cause a render.
  const head = () => JSON.stringify(route.head({ params, search, state }, client))
  const written = useSyncExternalStore(subscribe, head, head)
  return <DocumentHead head={useMemo(() => JSON.parse(written) as Head, [written])} />
}
