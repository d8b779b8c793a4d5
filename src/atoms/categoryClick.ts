import { atom } from 'jotai'
import { prefetch, queryClientAtom } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'
import type { Id } from '../rules/id.ts'
import { sessionKnownAtom } from './session.ts'
import { trackAtom } from './tracking.ts'

/**
 * Reports a click on a category (§6: with consent only; §8: a failure is silent). The click leaves its page at once, so
 * a click made before the profile check has ended waits here until then.
 */
export const categoryClickedAtom = atom(null, async (get, set, category_id: Id) => {
  if (!get(sessionKnownAtom)) await prefetch(get(queryClientAtom), profileQuery)
  set(trackAtom, { kind: 'categoryClick', category_id })
})
