import type { Message } from './outbox.ts'
import type { Complaint, Feedback, Review } from './records.ts'

/** Reviews of products, feedback about the shop, and complaints. Hidden reviews and feedback are left out. */
export type ReviewStore = {
  /** Newest first. */
  reviews(productId: number): Promise<readonly Review[]>
  addReview(review: Omit<Review, 'review_id'>): Promise<Review>

  /** Newest first: `limit` entries after the first `offset`. */
  feedback(offset: number, limit: number): Promise<readonly Feedback[]>
  /** The number of entries of each rating, by rating. */
  feedbackCounts(): Promise<ReadonlyMap<number, number>>
  addFeedback(feedback: Omit<Feedback, 'id'>): Promise<void>

  /** Stores the complaint and puts its `messages` into the outbox, both or neither. */
  addComplaint(
    complaint: Omit<Complaint, 'complaint_id' | 'answered_at'>,
    messages: (complaint: Complaint) => readonly Message[],
  ): Promise<Complaint>
  /** Marks a complaint as answered. False when there is none, or it is marked already. */
  answerComplaint(id: number, at: string): Promise<boolean>
  /** Oldest first. */
  complaints(): Promise<readonly Complaint[]>
  /** The newest complaint from this email address with this message. */
  complaintOf(email: string, message: string): Promise<Complaint | undefined>
  /** Total bytes of all receipts. */
  receiptBytes(): Promise<number>
}
