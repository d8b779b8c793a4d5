import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'
import { type TrackedEvent, trackAtom } from '../atoms/tracking.ts'
import type { Id } from '../rules/id.ts'

const productView = (product_id: Id) => ({ kind: 'productView', product_id }) as const

/**
 * Reports a product whose card has been seen, once while the screen stands (§4); one seen before the profile check
 * has ended when it has. The function given back never changes, so that cards can be memoised. What is reported is
 * `viewOf` the card's id, which must be stable.
 */
export function useProductViews(viewOf: (id: Id) => TrackedEvent = productView): (id: Id) => void {
  const known = useAtomValue(sessionKnownAtom)
  const track = useSetAtom(trackAtom)
  const [{ sent, waiting }] = useState(() => ({ sent: new Set<Id>(), waiting: new Set<Id>() }))

  const see = useCallback(
    (id: Id) => {
      if (sent.has(id)) return
      const went = track(viewOf(id))
      ;(went ? sent : waiting).add(id)
    },
    [track, viewOf, sent, waiting],
  )

  useEffect(() => {
    if (!known) return
    for (const id of waiting) see(id)
    waiting.clear()
  }, [known, see, waiting])

  return see
}
