import { captcha } from '../api/captcha.ts'
import { ApiError, call, isTransient } from '../lib/endpoint.ts'
import { solvePuzzle } from '../lib/proofOfWork.ts'

/** The token sent where the back end offers no challenge: its own captcha check decides whether that passes. */
const noChallenge = 'no-challenge'

const isPage = (body: unknown) => typeof body === 'string' && body.trimStart().startsWith('<')

/** Whether the back end has no challenge, which is no call of §7: it may say so with 501, or with a page. */
const isNotOffered = (error: unknown) =>
  !isTransient(error) ||
  (error instanceof ApiError && (error.status === 501 || (error.status === 0 && isPage(error.data))))

/** Solves a new challenge of the self-hosted captcha (decision 29) and returns its token. Throws if there is none. */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  try {
    const { maxnumber, ...puzzle } = await call(captcha.challenge, { signal })
    const number = await solvePuzzle({ maxnumber, ...puzzle }, signal)
    return btoa(JSON.stringify({ ...puzzle, number }))
  } catch (error) {
    if (isNotOffered(error)) return noChallenge
    throw error
  }
}

/** The captcha did not pass: no complaint was sent (§5). */
export class CaptchaError extends Error {
  override name = 'CaptchaError'
}

/** Lets the server check a token. Throws `CaptchaError` when it does not pass. */
export async function verifyCaptcha(token: string): Promise<void> {
  const { success } = await call(captcha.verify, { body: { token } }).catch((cause) => {
    throw new CaptchaError('The captcha could not be verified', { cause })
  })
  if (!success) throw new CaptchaError('The captcha did not pass')
}
