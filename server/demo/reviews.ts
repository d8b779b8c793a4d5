import type { Feedback, Review } from '../store/records.ts'
import { demoRows } from './file.ts'

/** Reviews of products, newest first. */
export const reviews: Review[] = demoRows('reviews.csv').map(
  ([created_at = '', product_id, rating, name = '', comment = ''], index, { length }) => ({
    review_id: length - index,
    product_id: Number(product_id),
    name,
    rating: Number(rating),
    comment,
    created_at,
  }),
)

/** Reviews of the shop, newest first, each at some time of the day that the file names. */
export const feedback: Feedback[] = demoRows('feedback.csv').map(
  ([date, rating, title = '', content = ''], index, { length }) => ({
    id: length - index,
    rating: Number(rating),
    title,
    content,
    created_at: `${date}T${String(8 + ((index * 5) % 11)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}:00+05:30`,
  }),
)
