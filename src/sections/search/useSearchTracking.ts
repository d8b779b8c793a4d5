import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SearchResult } from '../../api/products.ts'
import { events, trackAtom } from '../../atoms/tracking.ts'

type Result = { data: SearchResult[] | undefined; error: Error | null }

/** Responses and errors already reported: showing one again is not another search. */
const reported = new WeakSet<object>()

/** §7 track-search: reports each search with its number of results, a failed one with 0; only for a logged-in user. */
export function useSearchTracking(query: string, { data, error }: Result) {
  const track = useSetAtom(trackAtom)
  const outcome = data ?? error
  useEffect(() => {
    if (outcome === null || reported.has(outcome)) return
    reported.add(outcome)
    void track(events.search(query, data?.length ?? 0))
  }, [track, outcome, query, data])
}
