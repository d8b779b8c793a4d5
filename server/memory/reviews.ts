import { newestFirst } from '../../src/rules/dates.ts'
import { sameName } from '../store/nameKey.ts'
import type { OutboxStore } from '../store/outbox.ts'
import type { Complaint, Seed } from '../store/records.ts'
import type { ReviewStore } from '../store/reviews.ts'
import { nextId } from './ids.ts'

/** Reviews, feedback and complaints in memory. `changed` is called when content that pages show has changed. */
export function memoryReviews(
  seed: Seed,
  { enqueue }: Pick<OutboxStore, 'enqueue'>,
  changed: () => void,
): ReviewStore {
  const reviews = [...seed.reviews]
  const feedback = [...seed.feedback]
  const complaints: Complaint[] = []
  return {
    reviews: async (productId) =>
      newestFirst(
        reviews.filter(({ product_id }) => product_id === productId).toReversed(),
        ({ created_at }) => created_at,
      ),
    async addReview(review) {
      const added = { review_id: nextId(reviews.map(({ review_id }) => review_id)), ...review }
      reviews.push(added)
      changed()
      return added
    },

    feedback: async (offset, limit) =>
      newestFirst(feedback.toReversed(), ({ created_at }) => created_at).slice(offset, offset + limit),
    async feedbackCounts() {
      const counts = new Map<number, number>()
      for (const { rating } of feedback) counts.set(rating, (counts.get(rating) ?? 0) + 1)
      return counts
    },
    async addFeedback(entry) {
      feedback.push({ id: nextId(feedback.map(({ id }) => id)), ...entry })
      changed()
    },

    async addComplaint(fields, messages) {
      const complaint = { complaint_id: complaints.length + 1, ...fields }
      complaints.push(complaint)
      for (const message of messages(complaint)) await enqueue(message, Date.parse(complaint.created_at))
      return complaint
    },
    complaints: async () => complaints,
    complaintOf: async (email, message) =>
      complaints.findLast((each) => sameName(each.email, email) && each.message.trim() === message.trim()),
    receiptBytes: async () => complaints.reduce((sum, { receipt }) => sum + receipt.size, 0),
  }
}
