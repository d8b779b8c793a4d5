import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { number, oneOf, recordOf } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'

/** The challenge that the visitor's browser solves, for the captcha that needs no outside service (decision 29). */
export const CaptchaChallenge = z.object({
  algorithm: oneOf('SHA-256'),
  challenge: z.string(),
  maxnumber: number,
  salt: z.string(),
  signature: z.string(),
})
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>

/** §7 The captcha. */
export const captcha = {
  verify: endpoint('POST', '/verify-captcha', {
    body: z.object({ token: z.string() }),
    response: recordOf(z.object({ success: z.transform((value: unknown) => toFlag(value, 0) === 1) })),
  }),
  /** Beyond §7: a back end with another captcha, or with none, does not have this call. */
  challenge: endpoint('GET', '/captcha-challenge', { response: CaptchaChallenge }),
}
