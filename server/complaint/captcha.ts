import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Payload } from 'altcha-lib/v1/types'
import type { CaptchaChallenge } from '../../src/api/captcha.ts'
import type { GuardStore } from '../store/guards.ts'

/** Tells people from programs. A token is accepted once. */
export type Captcha = {
  verify(token: string): Promise<boolean>
  /** A challenge for the visitor's browser; only for a captcha whose challenges come from this server. */
  challenge?(): Promise<CaptchaChallenge>
}

const lifeMs = 10 * 60 * 1000

/** Reads a token; undefined for anything else. */
function readToken(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(atob(token))
    return typeof payload?.salt === 'string' && Number.isSafeInteger(payload.number) ? payload : undefined
  } catch {
    return undefined
  }
}

/**
 * The proof-of-work captcha of ALTCHA: the browser searches for the number that makes the challenge, in `maxNumber` / 2
 * hashes on average. Challenges are signed, so that any process verifies them, for 10 minutes and once. The token is base64
 * JSON { algorithm, challenge, number, salt, signature }. §7
 */
export function proofOfWork(options: {
  store: Pick<GuardStore, 'secret' | 'throttle'>
  now: () => Date
  maxNumber?: number
}): Required<Captcha> {
  const { store, now, maxNumber = 50_000 } = options
  return {
    async challenge() {
      const { algorithm: _, ...challenge } = await createChallenge({
        hmacKey: await store.secret('captcha'),
        expires: new Date(Number(now()) + lifeMs),
        maxnumber: maxNumber,
      })
      return { ...challenge, algorithm: 'SHA-256', maxnumber: maxNumber }
    },

    async verify(token) {
      const payload = readToken(token)
      if (payload?.algorithm !== 'SHA-256') return false
      // The library compares with its own clock, which is not the shop's.
      const expires = Number(extractParams(payload).expires) * 1000
      if (!(expires > Number(now()))) return false
      if (!(await verifySolution(payload, await store.secret('captcha'), false))) return false
      // Once for as long as any challenge is valid.
      const once = { limit: 1, windowMs: lifeMs }
      return (await store.throttle(`captcha ${payload.challenge}`, once, Number(now()))) === 0
    },
  }
}
