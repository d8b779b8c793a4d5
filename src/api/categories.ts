import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { nonBlankText, recordsOf, text } from '../lib/wire.ts'
import { editorText } from './editorText.ts'
import { Id } from './id.ts'

/** §3 Category of any of the three levels. */
export const Category = z.object({
  category_id: Id,
  name: nonBlankText,
  slug: text,
  thumbnail: text,
  description: editorText,
})
export type Category = z.output<typeof Category>

/** What a link to a category needs of it. */
export const CategoryName = z.object({ category_id: Id, name: nonBlankText, slug: text })
export type CategoryName = z.output<typeof CategoryName>

/** The children of a category. For none, back ends return an empty list, null, or no body. */
const children = z.pipe(
  z.transform((response: unknown): unknown => response || []),
  recordsOf('category_id', Category, 'categories'),
)

/** §7 Catalogue: the three category levels. */
export const categories = {
  primary: endpoint('GET', '/categories/primary', {
    response: recordsOf('category_id', Category, 'categories'),
  }),
  secondary: endpoint('GET', '/categories/secondary', {
    query: z.object({ primary_id: Id }),
    response: children,
  }),
  tertiary: endpoint('GET', '/categories/tertiary', {
    query: z.object({ secondary_id: Id }),
    response: children,
  }),
}
