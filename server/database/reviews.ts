import { and, asc, count, desc, eq, getTableColumns, isNull, sql, sum } from 'drizzle-orm'
import { nameKey } from '../store/nameKey.ts'
import type { ReviewStore } from '../store/reviews.ts'
import { complaints, feedback, reviews } from './catalogueTables.ts'
import { type Db, wroteAny } from './db.ts'
import { enqueueAll } from './outbox.ts'

const { hidden: _, ...reviewColumns } = getTableColumns(reviews)
const { hidden: __, ...feedbackColumns } = getTableColumns(feedback)

const { receipt_name, receipt_type, receipt_size, ...complaintFields } = getTableColumns(complaints)
const complaintColumns = {
  ...complaintFields,
  receipt: { name: receipt_name, type: receipt_type, size: receipt_size },
}

/** Reviews, feedback and complaints in tables. */
export function databaseReviews(db: Db): ReviewStore {
  return {
    reviews: (productId) =>
      db
        .select(reviewColumns)
        .from(reviews)
        .where(and(eq(reviews.product_id, productId), eq(reviews.hidden, false)))
        .orderBy(desc(reviews.created_at), desc(reviews.review_id)),
    async addReview(review) {
      const [added] = await db.insert(reviews).values(review).returning(reviewColumns)
      return added!
    },

    feedback: (offset, limit) =>
      db
        .select(feedbackColumns)
        .from(feedback)
        .where(eq(feedback.hidden, false))
        .orderBy(desc(feedback.created_at), desc(feedback.id))
        .offset(offset)
        .limit(limit),
    async feedbackCounts() {
      const rows = await db
        .select({ rating: feedback.rating, count: count() })
        .from(feedback)
        .where(eq(feedback.hidden, false))
        .groupBy(feedback.rating)
      return new Map(rows.map(({ rating, count }) => [rating, count]))
    },
    async addFeedback(entry) {
      await db.insert(feedback).values(entry)
    },

    addComplaint: (fields, messages) =>
      db.transaction(async (tx) => {
        const { receipt, ...rest } = fields
        const { name: receipt_name, type: receipt_type, size: receipt_size } = receipt
        const [row] = await tx
          .insert(complaints)
          .values({ ...rest, receipt_name, receipt_type, receipt_size })
          .returning({ complaint_id: complaints.complaint_id })
        const complaint = { ...fields, ...row!, answered_at: null }
        await enqueueAll(tx, messages(complaint), Date.parse(fields.created_at))
        return complaint
      }),
    answerComplaint: (id, at) =>
      wroteAny(
        db
          .update(complaints)
          .set({ answered_at: at })
          .where(and(eq(complaints.complaint_id, id), isNull(complaints.answered_at)))
          .returning({ id: complaints.complaint_id }),
      ),
    complaints: () => db.select(complaintColumns).from(complaints).orderBy(asc(complaints.complaint_id)),
    async complaintOf(email, message) {
      const [row] = await db
        .select(complaintColumns)
        .from(complaints)
        .where(
          and(
            eq(sql`lower(${complaints.email})`, nameKey(email)),
            eq(sql`btrim(${complaints.message}, E' \\n\\r\\t')`, message.trim()),
          ),
        )
        .orderBy(desc(complaints.complaint_id))
        .limit(1)
      return row
    },
    async receiptBytes() {
      const [row] = await db.select({ bytes: sum(complaints.receipt_size) }).from(complaints)
      return Number(row?.bytes ?? 0)
    },
  }
}
