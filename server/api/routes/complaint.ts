import type { Context, Hono } from 'hono'
import { complaints, receiptField } from '../../../src/api/complaint.ts'
import { isEmail } from '../../../src/rules/email.ts'
import { limits } from '../../../src/rules/limits.ts'
import { imageType } from '../../../src/rules/uploads.ts'
import { fairQueue, refuseQueueFull } from '../../http/fairQueue.ts'
import { complaintEmail } from '../../outbox/messages.ts'
import { refuse } from '../../refusal.ts'
import type { ImageType } from '../../store/images.ts'
import { requireBounds, requireSingleLine, requireText } from '../../validation.ts'
import { countMessage, requireWithinLimit } from '../rateLimits.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

/** Complaints that are read at a time: each takes up to 6 MB of memory for at most 30 seconds (`readForm`). */
const uploads = { atOnce: 8, waiting: 16, each: 1 }
/** Maximum bytes of all complaint images together. */
const maxReceiptBytes = 2 * 1024 ** 3

/** The fields of a complaint beside its image. §3 */
export const complaintFields = [
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
async function readReceipt(form: FormData): Promise<{ type: ImageType; bytes: Uint8Array }> {
  const file = form.get(receiptField)
  if (!(file instanceof Blob) || file.size === 0) return refuse(400, `${receiptField} is required.`)
  if (file.size > limits.uploadBytes)
    refuse(400, `The image is too large: at most ${limits.uploadBytes / 1024 / 1024} MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = imageType(bytes) ?? refuse(400, 'The receipt must be a JPEG, PNG or WEBP image.')
  return { type, bytes }
}

/** §7 Complaints, after a captcha; only a few images are read at a time (503 with Retry-After). */
export function complaintRoutes(app: Hono, services: Services): void {
  const { store, now, passes, receipts, clientOf } = services
  const uploadInTurn = fairQueue(uploads)

  const submit = async (c: Context, form: FormData) => {
    const fields = readFields(form)
    requireText(fields)
    const { message, ...lines } = fields
    requireSingleLine(lines)
    requireBounds({ message }, 'message')
    if (!isEmail(fields.email)) refuse(400, 'email is not valid.')
    const { type, bytes } = await readReceipt(form)
    const size = bytes.length
    const { complaint_id } = await passes.use(c, async () => {
      if ((await store.receiptBytes()) + size > maxReceiptBytes)
        refuse(503, 'No more images can be taken at the moment. Please call us.')
      const tell = await countMessage(services, c, 'mail', fields.email)
      const name = await receipts.save(bytes, type)
      try {
        return await store.addComplaint(
          { ...fields, receipt: { name, type, size }, created_at: now().toISOString() },
          (complaint) => (tell ? [complaintEmail(complaint)] : []),
        )
      } catch (error) {
        await receipts.remove(name)
        throw error
      }
    })
    return c.json({ message: 'Complaint submitted successfully.', complaint_id }, 201)
  }
  route(
    app,
    complaints.create,
    (c, { body: form }) => submit(c, form),
    (c, proceed) =>
      passes.admit(c, async () => {
        await requireWithinLimit(services, 'complaint', c)
        return uploadInTurn(clientOf(c), proceed).catch(refuseQueueFull)
      }),
  )
}
