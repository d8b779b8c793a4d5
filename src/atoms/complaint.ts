import { atom } from 'jotai'
import { feedback } from '../api/feedback.ts'
import { messages } from '../api/messages.ts'
import { type ComplaintValues, toComplaintBody } from '../forms/complaint.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { solvePuzzle } from '../lib/proofOfWork.ts'

/** Sent as the token where the back end has no challenge to give: whether that passes is for its captcha to say. */
const noChallenge = 'no-challenge'

/** The back end answered, and what it answered is no challenge: it does not know the call. */
const isUnknown = (error: unknown) => error instanceof ApiError && [200, 404, 405, 501].includes(error.status)

/** Solves a new challenge of the self-hosted captcha (decision 29): its token. Throws when none can be had. */
export const solveCaptchaAtom = atom(null, async (_get, _set, signal: AbortSignal): Promise<string> => {
  try {
    const { maxnumber, ...given } = await call(feedback.captchaChallenge, { signal })
    const number = await solvePuzzle({ maxnumber, ...given }, signal)
    return btoa(JSON.stringify({ ...given, number }))
  } catch (error) {
    if (isUnknown(error)) return noChallenge
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

const sendingAtom = atom<Promise<string> | null>(null)

/**
 * Verifies the captcha, sends the complaint, then the email about it, whose failure changes nothing (decision 34); one
 * complaint however often it is asked for while one is under way. Gives what the server said, '' if nothing. Throws
 * `CaptchaError` when the captcha fails and `ApiError` when the complaint was not taken.
 */
export const sendComplaintAtom = atom(null, (get, set, values: ComplaintValues, token: string) => {
  const underWay = get(sendingAtom)
  if (underWay) return underWay
  const send = async () => {
    try {
      await verify(token)
      const { message } = await call(feedback.createComplaint, { body: toComplaintBody(values) })
      const customerName = `${values.firstName.trim()} ${values.lastName.trim()}`
      void call(messages.complaintEmail, {
        body: { toEmail: values.email.trim(), message: { customerName, message: values.message.trim() } },
      }).catch(() => undefined)
      return message
    } finally {
      set(sendingAtom, null)
    }
  }
  const sending = send()
  set(sendingAtom, sending)
  return sending
})
