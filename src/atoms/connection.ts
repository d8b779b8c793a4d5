import { atom } from 'jotai'
import { queryClientAtom } from '../lib/query.ts'

/** The connection is back: what is shown and failed is asked for again (BEY-18). */
export const connectedAgainAtom = atom(null, (get) => get(queryClientAtom).retryFailed())
