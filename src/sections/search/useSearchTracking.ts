import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SearchResult } from '../../api/products.ts'
import { sessionKnownAtom } from '../../atoms/session.ts'
import { trackAtom } from '../../atoms/tracking.ts'

type Result = { data: SearchResult[] | undefined; error: Error | null }

/** Answers and failures that were reported: one that is shown again is no other search. */
const reported = new WeakSet<object>()

/** §7 track-search: each search with the number of its results, a failed one with 0; only for a logged-in user. */
export function useSearchTracking(query: string, { data, error }: Result) {
  const known = useAtomValue(sessionKnownAtom)
  const track = useSetAtom(trackAtom)
  const outcome = data ?? error
  useEffect(() => {
    if (!known || outcome === null || reported.has(outcome)) return
    reported.add(outcome)
    track({ kind: 'search', query, results_count: data?.length ?? 0 })
  }, [known, track, outcome, query, data])
}
