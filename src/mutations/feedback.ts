import { mutationOptions } from '@tanstack/react-query'
import { feedback } from '../api/feedback.ts'
import { type FeedbackValues, toFeedbackBody } from '../forms/feedback.ts'
import { call } from '../lib/endpoint.ts'
import { feedbackKey } from '../queries/feedback.ts'

/** Sends one review of the shop (§7), then refetches analytics and reviews. */
export const sendFeedback = mutationOptions({
  mutationKey: ['feedback', 'create'],
  mutationFn: (values: FeedbackValues) => call(feedback.create, { body: toFeedbackBody(values) }),
  // A new review shifts every page. Reset, so that a response in flight, which predates the review, is dropped.
  onSuccess: (_data, _values, _result, { client }) => void client.resetQueries({ queryKey: feedbackKey }),
})
