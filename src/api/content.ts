import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { innerListOf, listOf, nonBlankText, optional, recordOf, text } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'
import { editorText } from './editorText.ts'
import { Id } from './id.ts'

/** An image: a record, or only its path. */
const Image = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { image_url: value } : value)),
  z.object({ image_url: nonBlankText, alt_text: text }),
)

/** §3 Promotional banner, one per location key. */
export const PromotionalBanner = z.object({
  name: editorText,
  description: editorText,
  current_image: Image,
})
export type PromotionalBanner = z.output<typeof PromotionalBanner>

/** §3 Announcement. */
export const Announcement = z.object({
  id: Id,
  title: editorText,
  content: editorText,
  link: optional(text),
  is_active: z.transform((value: unknown) => toFlag(value, 1)),
  is_urgent: z.transform((value: unknown) => toFlag(value, 0)),
  start_date: optional(text),
  end_date: optional(text),
})
export type Announcement = z.output<typeof Announcement>

/** §3 Home banner: the images are the specification's; the title, content and link come from the reference API. */
export const Banner = z.object({
  id: optional(Id),
  title: editorText,
  content: editorText,
  link: text,
  images: innerListOf(Image, 'images'),
})
export type Banner = z.output<typeof Banner>

/** §7 Catalogue and content: banners and announcements. */
export const content = {
  promotionalBanner: endpoint('GET', '/content/promotional-banners/location/:location', {
    response: recordOf(PromotionalBanner, 'banner'),
  }),
  announcements: endpoint('GET', '/content/announcements/active', {
    response: listOf(Announcement, 'announcements'),
  }),
  banners: endpoint('GET', '/content/banners/active', { response: listOf(Banner, 'banners') }),
}
