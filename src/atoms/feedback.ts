import { atom } from 'jotai'
import { feedback } from '../api/feedback.ts'
import { type FeedbackValues, toFeedbackBody } from '../forms/feedback.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom } from '../lib/queryClient.ts'
import { feedbackKey } from '../queries/feedback.ts'
import { oneAtATime } from './oneAtATime.ts'

const sending = oneAtATime<void>()

/** Sends one review at a time (§7), then refetches analytics and reviews. Throws when the server refuses. */
export const sendFeedbackAtom = atom(null, (get, set, values: FeedbackValues) =>
  set(sending.runAtom, 'review', async () => {
    await call(feedback.create, { body: toFeedbackBody(values) })
    // A new review shifts every page. Reset, so that a response in flight, which predates the review, is dropped.
    void get(queryClientAtom).resetQueries({ queryKey: feedbackKey })
  }),
)
