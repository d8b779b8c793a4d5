import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SearchResult } from '../../api/products.ts'
import { sessionKnownAtom } from '../../atoms/session.ts'
import { events, trackAtom } from '../../atoms/tracking.ts'

type Result = { data: SearchResult[] | undefined; error: Error | null }

/** Responses and errors already reported: showing one again is not another search. */
const reported = new WeakSet<object>()

/** §7 track-search: reports each search with its number of results, a failed one with 0; only for a logged-in user. */
export function useSearchTracking(query: string, { data, error }: Result) {
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const track = useSetAtom(trackAtom)
  const outcome = data ?? error
  useEffect(() => {
    if (!sessionKnown || outcome === null || reported.has(outcome)) return
    reported.add(outcome)
    track(events.search(query, data?.length ?? 0))
  }, [sessionKnown, track, outcome, query, data])
}
