import { atom } from 'jotai'
import { feedback } from '../api/feedback.ts'
import { type FeedbackValues, toFeedbackBody } from '../forms/feedback.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom } from '../lib/queryClient.ts'
import { feedbackKey } from '../queries/feedback.ts'

const sendingAtom = atom<Promise<void> | null>(null)

/**
 * Sends a review (§7), one however often it is asked for while one is under way, and asks for the numbers and for the
 * page of reviews that are shown again. Throws when it was not taken.
 */
export const sendFeedbackAtom = atom(null, (get, set, values: FeedbackValues) => {
  const underWay = get(sendingAtom)
  if (underWay) return underWay
  const send = async () => {
    try {
      await call(feedback.create, { body: toFeedbackBody(values) })
      // A new review moves those of every page, and an answer on its way is older than it.
      void get(queryClientAtom).resetQueries({ queryKey: feedbackKey })
    } finally {
      set(sendingAtom, null)
    }
  }
  const sending = send()
  set(sendingAtom, sending)
  return sending
})
