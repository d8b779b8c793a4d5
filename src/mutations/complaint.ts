import { mutationOptions } from '@tanstack/react-query'
import { complaints } from '../api/complaint.ts'
import { messages } from '../api/messages.ts'
import { type ComplaintValues, toComplaintBody } from '../forms/complaint.ts'
import { call } from '../lib/endpoint.ts'
import { verifyCaptcha } from '../queries/captcha.ts'
import type { Id } from '../rules/id.ts'

/** The server's message, '' if none, and the number of the complaint if the back end says it. */
export type SentComplaint = { message: string; number?: Id | undefined; email: string }

/**
 * Verifies the captcha, sends the complaint, then the email about it, whose failure changes nothing (decision 34). Throws
 * `CaptchaError` when the captcha fails and `ApiError` when the complaint is refused.
 */
export const sendComplaint = mutationOptions({
  mutationKey: ['complaint', 'create'],
  mutationFn: async ({
    values,
    token,
  }: {
    values: ComplaintValues
    token: string
  }): Promise<SentComplaint> => {
    await verifyCaptcha(token)
    const { message, complaint_id } = await call(complaints.create, { body: toComplaintBody(values) })
    const email = values.email.trim()
    const customerName = `${values.firstName.trim()} ${values.lastName.trim()}`
    void call(messages.complaintEmail, {
      body: { toEmail: email, message: { customerName, message: values.message.trim() } },
    }).catch(() => undefined)
    return { message, number: complaint_id, email }
  },
})
