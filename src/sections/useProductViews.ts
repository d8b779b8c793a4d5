import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'
import { trackAtom } from '../atoms/tracking.ts'
import type { Id } from '../rules/id.ts'

/**
 * Reports a product whose card has been seen, once while the screen stands (§4); one seen before the profile check
 * has ended when it has. The function given back never changes, so that cards can be memoised.
 */
export function useProductViews(): (id: Id) => void {
  const known = useAtomValue(sessionKnownAtom)
  const track = useSetAtom(trackAtom)
  const [{ sent, waiting }] = useState(() => ({ sent: new Set<Id>(), waiting: new Set<Id>() }))

  const see = useCallback(
    (product_id: Id) => {
      if (sent.has(product_id)) return
      const went = track({ kind: 'productView', product_id })
      ;(went ? sent : waiting).add(product_id)
    },
    [track, sent, waiting],
  )

  useEffect(() => {
    if (!known) return
    for (const id of waiting) see(id)
    waiting.clear()
  }, [known, see, waiting])

  return see
}
