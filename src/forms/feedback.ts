import * as z from 'zod/mini'
import { integer } from '../lib/wire.ts'
import { limits } from '../rules/limits.ts'
import { feedbackText } from '../text/feedback.ts'
import { requiredLine, requiredText } from './fields.ts'

// One message for all three fields (§5); white space alone counts as empty (decision 16).
const { incomplete } = feedbackText

/** §5 Feedback: a rating of 1 to 5, a title and content. */
export const FeedbackForm = z.object({
  rating: integer.check(z.gte(limits.ratingMin, incomplete), z.lte(limits.ratingMax, incomplete)),
  title: requiredLine(incomplete),
  content: requiredText(incomplete),
})
export type FeedbackValues = z.input<typeof FeedbackForm>

export const blankFeedback: FeedbackValues = { rating: 0, title: '', content: '' }

/** The body of POST /feedback/feedbacks (§7), trimmed. */
export const toFeedbackBody = ({ rating, title, content }: FeedbackValues) => ({
  type: 'review' as const,
  title: title.trim(),
  content: content.trim(),
  rating,
})
