import { atom } from 'jotai'
import { feedback } from '../api/feedback.ts'
import { messages } from '../api/messages.ts'
import { type ComplaintValues, toComplaintBody } from '../forms/complaint.ts'
import { ApiError, call, isTransient } from '../lib/endpoint.ts'
import { solvePuzzle } from '../lib/proofOfWork.ts'
import { oneAtATime } from './oneAtATime.ts'

/** The token sent where the back end offers no challenge: its own captcha check decides whether that passes. */
const noChallenge = 'no-challenge'

/** Whether the back end does not offer the challenge, which is no call of §7: it may say so with 501, or with a page. */
const isNotOffered = (error: unknown) =>
  !isTransient(error) ||
  (error instanceof ApiError && (error.status === 501 || (error.status === 0 && error.data !== undefined)))

/** Solves a new challenge of the self-hosted captcha (decision 29) and returns its token. Throws if there is none. */
export const solveCaptchaAtom = atom(null, async (_get, _set, signal: AbortSignal): Promise<string> => {
  try {
    const { maxnumber, ...given } = await call(feedback.captchaChallenge, { signal })
    const number = await solvePuzzle({ maxnumber, ...given }, signal)
    return btoa(JSON.stringify({ ...given, number }))
  } catch (error) {
    if (isNotOffered(error)) return noChallenge
    throw error
  }
})

/** The captcha did not pass: no complaint was sent (§5). */
export class CaptchaError extends Error {
  override name = 'CaptchaError'
}

async function verify(token: string) {
  const { success } = await call(feedback.verifyCaptcha, { body: { token } }).catch((cause) => {
    throw new CaptchaError('The captcha could not be verified', { cause })
  })
  if (!success) throw new CaptchaError('The captcha did not pass')
}

const sending = oneAtATime<string>()

/**
 * Verifies the captcha, sends the complaint, then the email about it, whose failure changes nothing (decision 34). A
 * call while a complaint is under way returns that complaint: only one is sent. Returns the server's message, '' if
 * none. Throws `CaptchaError` when the captcha fails and `ApiError` when the complaint is refused.
 */
export const sendComplaintAtom = atom(null, (_get, set, values: ComplaintValues, token: string) =>
  set(sending.runAtom, 'complaint', async () => {
    await verify(token)
    const { message } = await call(feedback.createComplaint, { body: toComplaintBody(values) })
    const customerName = `${values.firstName.trim()} ${values.lastName.trim()}`
    void call(messages.complaintEmail, {
      body: { toEmail: values.email.trim(), message: { customerName, message: values.message.trim() } },
    }).catch(() => undefined)
    return message
  }),
)
