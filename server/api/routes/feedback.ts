import type { Context, Hono } from 'hono'
import { feedback, receiptField } from '../../../src/api/feedback.ts'
import { imageType } from '../../../src/rules/imageType.ts'
import { limits } from '../../../src/rules/limits.ts'
import { clampPage, pageCount } from '../../../src/rules/pages.ts'
import { refuseWithoutPass } from '../../complaints/captchaPasses.ts'
import { QueueFull, turns } from '../../http/turns.ts'
import { complaintEmail } from '../../outbox/messages.ts'
import { refuse, refuseBusy } from '../../refusal.ts'
import { isEmail, longest, requireMaxLength, requireSingleLine, requireText } from '../../validation.ts'
import { countMail, requireWithinLimit } from '../rateLimits.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

const mostPerPage = 50
/** Complaints being read: each takes up to 6 MB of memory, and its time is the visitor's line's. */
const uploads = { atOnce: 8, waiting: 16, each: 2 }
/** Maximum bytes of all complaint images together. */
const mostReceiptBytes = 2 * 1024 ** 3

const complaintFields = [
  'firstName',
  'lastName',
  'email',
  'contactNumber',
  'invoiceNumber',
  'message',
] as const

function readFields(form: FormData): Record<(typeof complaintFields)[number], string> {
  const read = complaintFields.map((field) => [field, form.get(field)])
  return Object.fromEntries(read.map(([field, value]) => [field, typeof value === 'string' ? value : '']))
}

/** Reads a complaint's image. Refuses with 400 unless its content is JPEG, PNG or WEBP of at most 5 MB. §5 */
async function readReceipt(form: FormData): Promise<{ type: string; bytes: Uint8Array }> {
  const file = form.get(receiptField)
  if (!(file instanceof Blob) || file.size === 0) return refuse(400, `${receiptField} is required.`)
  if (file.size > limits.uploadBytes)
    refuse(400, `The image is too large: at most ${limits.uploadBytes / 1024 / 1024} MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = imageType(bytes) ?? refuse(400, 'The receipt must be a JPEG, PNG or WEBP image.')
  return { type, bytes }
}

/**
 * §7 Feedback and complaints. A page out of range is answered with the nearest page; the limit is clamped to 1 to 50. A
 * complaint is accepted only within half an hour after the visitor passed the captcha; pass and limit are checked before
 * its image is read, and only a few are read at a time (503 with Retry-After). Beyond §7, GET /captcha-challenge answers the
 * challenge of the self-hosted captcha.
 */
export function feedbackRoutes(app: Hono, services: Services): void {
  const { store, now, captcha, passes, receipts, clientOf } = services
  const uploadInTurn = turns(uploads)

  route(app, feedback.analytics, async (c) => {
    const counts = await store.feedbackCounts()
    const stars = [1, 2, 3, 4, 5].map((rating) => [rating, counts.get(rating) ?? 0] as const)
    const totalReviews = stars.reduce((sum, [, count]) => sum + count, 0)
    const points = stars.reduce((sum, [rating, count]) => sum + rating * count, 0)
    const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 100) / 100
    return c.json({ averageRating, totalReviews, ratingDistribution: Object.fromEntries(stars) })
  })

  route(app, feedback.list, async (c, { query }) => {
    const limit = Math.min(Math.max(Math.floor(query.limit), 1), mostPerPage)
    const total = [...(await store.feedbackCounts()).values()].reduce((sum, count) => sum + count, 0)
    const pages = pageCount(total, limit)
    const page = clampPage(query.page, pages)
    return c.json({ reviews: await store.feedback((page - 1) * limit, limit), total, pages })
  })

  route(app, feedback.create, async (c, { body: { title, content, rating } }) => {
    requireText({ title, content }, 'Please fill all fields and provide a rating')
    requireSingleLine({ title })
    requireMaxLength(longest.text, { content })
    await requireWithinLimit(services, 'review', c)
    await store.addFeedback({ title, content, rating, created_at: now().toISOString() })
    return c.json({ message: 'Thank you for your review.' }, 201)
  })

  const submit = async (c: Context, form: FormData) => {
    const fields = readFields(form)
    requireText(fields)
    const { message, ...lines } = fields
    requireSingleLine(lines)
    requireMaxLength(longest.text, { message })
    if (!isEmail(fields.email)) refuse(400, 'email is not valid.')
    const { type, bytes } = await readReceipt(form)
    const size = bytes.length
    await passes.use(c, async () => {
      if ((await store.receiptBytes()) + size > mostReceiptBytes)
        refuse(503, 'No more images can be taken at the moment. Please call us.')
      const tell = await countMail(services, c, fields.email)
      const name = await receipts.save(bytes, type)
      try {
        await store.addComplaint(
          { ...fields, receipt: { name, type, size }, created_at: now().toISOString() },
          (complaint) => (tell ? [complaintEmail(complaint)] : []),
        )
      } catch (error) {
        await receipts.remove(name)
        throw error
      }
    })
    return c.json({ message: 'Complaint submitted successfully.' }, 201)
  }
  route(
    app,
    feedback.createComplaint,
    (c, { body: form }) => submit(c, form),
    async (c, proceed) => {
      if (!(await passes.has(c))) refuseWithoutPass()
      await requireWithinLimit(services, 'complaint', c)
      try {
        return await uploadInTurn(clientOf(c), proceed)
      } catch (error) {
        if (error instanceof QueueFull) refuseBusy()
        throw error
      }
    },
  )

  route(app, feedback.verifyCaptcha, async (c, { body: { token } }) => {
    const success = await captcha.verify(token)
    if (success) await passes.give(c)
    return c.json({ success })
  })

  route(app, feedback.captchaChallenge, async (c) => {
    if (!captcha.challenge) return refuse(404, 'This captcha has no challenge.')
    c.header('Cache-Control', 'no-store')
    return c.json(await captcha.challenge())
  })
}
