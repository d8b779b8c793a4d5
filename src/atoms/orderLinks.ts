import { atom } from 'jotai'
import { orderLinks } from '../api/orderLinks.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom } from '../lib/queryClient.ts'
import { orderLinkQuery } from '../queries/orderLinks.ts'

/** Cancels the order of a link. Throws when the server refuses. Fetches the order again afterwards. */
export const cancelLinkedOrderAtom = atom(null, async (get, _, token: string): Promise<void> => {
  try {
    await call(orderLinks.cancel, { body: { token } })
  } finally {
    await get(queryClientAtom).invalidateQueries(orderLinkQuery(token))
  }
})
