import type { Message } from '../outbox/outbox.ts'
import type { Complaint, Feedback, Review } from './records.ts'

/** What customers say: of products, of the shop, and complaints. Lists are newest first, without what is hidden. */
export type ReviewStore = {
  reviews(productId: number): Promise<readonly Review[]>
  addReview(review: Omit<Review, 'review_id'>): Promise<Review>

  /** `limit` entries after the first `offset`. */
  feedback(offset: number, limit: number): Promise<readonly Feedback[]>
  /** How many there are of each whole rating. */
  feedbackCounts(): Promise<ReadonlyMap<number, number>>
  addFeedback(feedback: Omit<Feedback, 'id'>): Promise<void>

  /** Keeps the complaint and puts what it sends (by its number) into the outbox, both or neither. */
  addComplaint(
    complaint: Omit<Complaint, 'complaint_id'>,
    messages: (complaint: Complaint) => readonly Message[],
  ): Promise<Complaint>
  complaints(): Promise<readonly Complaint[]>
  /** The newest complaint from this email address with this message. */
  complaintOf(email: string, message: string): Promise<Complaint | undefined>
  /** Bytes of all receipts together. */
  receiptBytes(): Promise<number>
}
