import { atom } from 'jotai'
import { prefetch, queryClientAtom } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'
import type { Id } from '../rules/id.ts'
import { sessionKnownAtom } from './session.ts'
import { trackAtom } from './tracking.ts'

/**
 * Reports that a category was chosen (§6: with consent only; §8: a failure is silent). The click leads away from its
 * page at once, so one made before the profile check has ended is kept here until then.
 */
export const categoryClickedAtom = atom(null, async (get, set, category_id: Id) => {
  if (!get(sessionKnownAtom)) await prefetch(get(queryClientAtom), profileQuery)
  set(trackAtom, { kind: 'categoryClick', category_id })
})
