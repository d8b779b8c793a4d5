import type { Feedback } from '../store/records.ts'
import { demoRows } from './file.ts'

/** Reviews of the shop, newest first, each at some time of the day that the file names. */
export const feedback: Feedback[] = demoRows('feedback.csv').map(
  ([date, rating, title = '', content = ''], index, rows) => ({
    id: rows.length - index,
    rating: Number(rating),
    title,
    content,
    created_at: `${date}T${String(8 + ((index * 5) % 11)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}:00+05:30`,
  }),
)
