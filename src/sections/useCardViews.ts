import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { consentAtom } from '../atoms/consent.ts'
import { sessionKnownAtom } from '../atoms/session.ts'
import { events, type TrackedEvent, trackAtom } from '../atoms/tracking.ts'
import type { Id } from '../rules/id.ts'

/**
 * Returns a stable function that reports a product or category whose card has been seen, once while the screen is
 * mounted (§4). One seen before the profile check has ended or the cookie question was answered is reported afterwards,
 * if that is then allowed; one seen after Reject never is. `viewOf` builds the event and must be stable as well.
 */
export function useCardViews(viewOf: (id: Id) => TrackedEvent = events.productView): (id: Id) => void {
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const consent = useAtomValue(consentAtom)
  const store = useStore()
  const track = useSetAtom(trackAtom)
  const [{ sent, waiting }] = useState(() => ({ sent: new Set<Id>(), waiting: new Set<Id>() }))

  const see = useCallback(
    (id: Id) => {
      if (sent.has(id)) return
      if (track(viewOf(id))) sent.add(id)
      else if (store.get(consentAtom) !== 'rejected') waiting.add(id)
    },
    [track, viewOf, store, sent, waiting],
  )

  useEffect(() => {
    if (consent === 'rejected') waiting.clear()
    if (!sessionKnown || consent !== 'accepted') return
    for (const id of waiting) see(id)
    waiting.clear()
  }, [sessionKnown, consent, see, waiting])

  return see
}
