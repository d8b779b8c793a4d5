import { atom } from 'jotai'
import { queryClientAtom } from '../lib/query.ts'
import type { Id } from '../rules/id.ts'
import { profileQuery, sessionKnownAtom } from './session.ts'
import { trackAtom } from './tracking.ts'

/**
 * Reports that a category was chosen (§6: with consent only; §8: a failure is silent). The click leads away from its
 * page at once, so one made before the profile check has ended is kept here until then.
 */
export const categoryClickedAtom = atom(null, async (get, set, category_id: Id) => {
  if (!get(sessionKnownAtom))
    await get(queryClientAtom)
      .fetch(profileQuery)
      .catch(() => undefined)
  set(trackAtom, { kind: 'categoryClick', category_id })
})
