import { and, asc, count, desc, eq, getTableColumns, sql, sum } from 'drizzle-orm'
import { nameKey } from '../store/nameKey.ts'
import type { Complaint } from '../store/records.ts'
import type { ReviewStore } from '../store/reviews.ts'
import type { Db } from './db.ts'
import { enqueueAll } from './outbox.ts'
import { complaints, feedback, reviews } from './schema.ts'

const { hidden: _, ...reviewColumns } = getTableColumns(reviews)
const { hidden: __, ...feedbackColumns } = getTableColumns(feedback)

const toComplaint = (row: typeof complaints.$inferSelect): Complaint => ({
  complaint_id: row.complaint_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  invoiceNumber: row.invoice_number,
  contactNumber: row.contact_number,
  message: row.message,
  receipt: { name: row.receipt_name, type: row.receipt_type, size: row.receipt_size },
  created_at: row.created_at,
})

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
        const { receipt } = fields
        const [row] = await tx
          .insert(complaints)
          .values({
            first_name: fields.firstName,
            last_name: fields.lastName,
            email: fields.email,
            invoice_number: fields.invoiceNumber,
            contact_number: fields.contactNumber,
            message: fields.message,
            receipt_name: receipt.name,
            receipt_type: receipt.type,
            receipt_size: receipt.size,
            created_at: fields.created_at,
          })
          .returning()
        const complaint = toComplaint(row!)
        await enqueueAll(tx, messages(complaint), new Date(fields.created_at))
        return complaint
      }),
    async complaints() {
      return (await db.select().from(complaints).orderBy(asc(complaints.complaint_id))).map(toComplaint)
    },
    async complaintOf(email, message) {
      const [row] = await db
        .select()
        .from(complaints)
        .where(
          and(
            eq(sql`lower(${complaints.email})`, nameKey(email)),
            eq(sql`btrim(${complaints.message}, E' \\n\\r\\t')`, message.trim()),
          ),
        )
        .orderBy(desc(complaints.complaint_id))
        .limit(1)
      return row && toComplaint(row)
    },
    async receiptBytes() {
      const [row] = await db.select({ bytes: sum(complaints.receipt_size) }).from(complaints)
      return Number(row?.bytes ?? 0)
    },
  }
}
