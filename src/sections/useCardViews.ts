import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { consentAtom } from '../atoms/consent.ts'
import { events, type TrackedEvent, trackAtom } from '../atoms/tracking.ts'
import type { Id } from '../rules/id.ts'

/** Reports a card that was seen, once a screen (§4), as soon as the cookie question is answered. `viewOf` is stable. */
export function useCardViews(viewOf: (id: Id) => TrackedEvent = events.productView): (id: Id) => void {
  const consent = useAtomValue(consentAtom)
  const store = useStore()
  const track = useSetAtom(trackAtom)
  const [{ reported, waiting }] = useState(() => ({ reported: new Set<Id>(), waiting: new Set<Id>() }))

  const see = useCallback(
    (id: Id) => {
      if (store.get(consentAtom) === 'unset') return void waiting.add(id)
      if (!reported.has(id)) void track(viewOf(id))
      reported.add(id)
    },
    [track, viewOf, store, reported, waiting],
  )

  useEffect(() => {
    if (consent === 'unset') return
    for (const id of waiting) see(id)
    waiting.clear()
  }, [consent, see, waiting])

  return see
}
