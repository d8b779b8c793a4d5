import * as z from 'zod/mini'
import { receiptField } from '../api/complaint.ts'
import { plainDigits } from '../rules/digits.ts'
import { limits } from '../rules/limits.ts'
import { imageType } from '../rules/uploads.ts'
import { complaintText } from '../text/complaint.ts'
import { blankTexts, personFields, requiredLine, requiredText } from './fields.ts'

/** Types that browsers derive from a file name's extension; '' where they know none. */
const acceptedTypes = ['', 'image/jpeg', 'image/jpg', 'image/png', 'image/webp']

const maxMegabytes = limits.uploadBytes / 1024 / 1024

/** What makes a file unusable as the receipt's picture, if anything: its size, its type or its first bytes. §5 */
async function receiptProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'The selected file is empty'
  const first = await file.slice(0, 12).arrayBuffer()
  if (!acceptedTypes.includes(file.type) || !imageType(new Uint8Array(first))) return complaintText.wrongType
  return file.size > limits.uploadBytes
    ? `The selected file must be ${maxMegabytes} MB or smaller`
    : undefined
}

const Receipt = z.custom<File | null>().check(async ({ value, issues }) => {
  const problem = value
    ? // A file that was moved or deleted in the meantime cannot be read.
      await receiptProblem(value).catch(() => 'The selected file could not be read')
    : 'Choose a picture of the receipt'
  if (problem) issues.push({ code: 'custom', message: problem, input: value })
})

/** §5 Complaint: all is required, in the order of the page. `safeParseAsync` parses it, for the receipt's bytes. */
export const ComplaintForm = z.object({
  ...personFields,
  // Foreign numbers are accepted too: a complaint may come from abroad.
  contactNumber: requiredLine('Enter your contact number').check(
    z.overwrite(plainDigits),
    z.regex(/^$|^(\D*\d){7}/, 'Enter a contact number like 077 123 4567'),
  ),
  invoiceNumber: requiredLine('Enter the invoice number'),
  message: requiredText('Say what is wrong'),
  receipt: Receipt,
})
export type ComplaintValues = z.input<typeof ComplaintForm>

export const blankComplaint: ComplaintValues = { ...blankTexts(ComplaintForm), receipt: null }

/** The multipart body of POST /feedback/create-complaint (§7): the fields of §3, trimmed, and the picture. */
export function toComplaintBody({ receipt, ...fields }: ComplaintValues): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value.trim())
  if (receipt) body.set(receiptField, receipt)
  return body
}
