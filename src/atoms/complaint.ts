import { atom } from 'jotai'
import { complaints } from '../api/complaint.ts'
import { messages } from '../api/messages.ts'
import { type ComplaintValues, toComplaintBody } from '../forms/complaint.ts'
import { call } from '../lib/endpoint.ts'
import { verifyCaptcha } from '../queries/captcha.ts'
import type { Id } from '../rules/id.ts'
import { oneAtATime } from './oneAtATime.ts'

/** The server's message, '' if none, and the number of the complaint if the back end says it. */
export type SentComplaint = { message: string; number?: Id | undefined; email: string }

const sending = oneAtATime<SentComplaint>()

/**
 * Verifies the captcha, sends the complaint, then the email about it, whose failure changes nothing (decision 34). A
 * call while a complaint is under way returns that complaint: only one is sent. Throws `CaptchaError` when the captcha fails and `ApiError` when the complaint is refused.
 */
export const sendComplaintAtom = atom(null, (_get, set, values: ComplaintValues, token: string) =>
  set(sending.runAtom, 'complaint', async () => {
    await verifyCaptcha(token)
    const { message, complaint_id } = await call(complaints.create, { body: toComplaintBody(values) })
    const customerName = `${values.firstName.trim()} ${values.lastName.trim()}`
    void call(messages.complaintEmail, {
      body: { toEmail: values.email.trim(), message: { customerName, message: values.message.trim() } },
    }).catch(() => undefined)
    return { message, number: complaint_id, email: values.email.trim() }
  }),
)
