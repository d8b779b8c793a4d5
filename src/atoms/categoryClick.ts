import { atom } from 'jotai'
import { prefetch, queryClientAtom } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'
import type { Id } from '../rules/id.ts'
import { sessionKnownAtom } from './session.ts'
import { events, trackAtom } from './tracking.ts'

/** Reports a click on a category (§6), silently (§8), once the profile check has ended. */
export const categoryClickedAtom = atom(null, async (get, set, id: Id) => {
  if (!get(sessionKnownAtom)) await prefetch(get(queryClientAtom), profileQuery)
  set(trackAtom, events.categoryClick(id))
})
