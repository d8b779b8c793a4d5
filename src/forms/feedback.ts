import * as z from 'zod/mini'
import { integer } from '../lib/wire.ts'
import { limits } from '../rules/limits.ts'
import { requiredLine, requiredText } from './fields.ts'

const noRating = 'Choose one to five stars'

/** §5 Feedback: a rating of 1 to 5, a title and content; white space alone counts as empty (decision 16). */
export const FeedbackForm = z.object({
  rating: integer.check(z.gte(limits.ratingMin, noRating), z.lte(limits.ratingMax, noRating)),
  title: requiredLine('Enter a title'),
  content: requiredText('Write your review'),
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
