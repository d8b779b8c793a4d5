import type { Context } from 'hono'
import { randomToken, sha256 } from '../crypto.ts'
import { secretCookie } from '../http/secretCookie.ts'
import { refuse } from '../refusal.ts'
import type { GuardStore } from '../store/guards.ts'

/** Proof that a visitor has passed the captcha, valid for one complaint within half an hour. */
export type Passes = {
  give(c: Context): Promise<void>
  /** Runs `work`, once at a time with one pass. Refuses with 403 without a pass, and while it is being used. */
  admit<Result>(c: Context, work: () => Promise<Result>): Promise<Result>
  /** Within `admit`: runs `work` with the pass, which is used up unless `work` fails. Refuses with 403 a used one. */
  use<Result>(c: Context, work: () => Promise<Result>): Promise<Result>
}

const refuseWithoutPass = (): never => refuse(403, 'Please pass the captcha first.')

const seconds = 30 * 60

/** Passes in a cookie that is sent only with calls below /api/feedback. The store keeps only a hash of it. */
export function cookiePasses(store: GuardStore, now: () => Date, isSecure: (c: Context) => boolean): Passes {
  const cookie = secretCookie('shop_captcha', {
    path: '/api/feedback',
    sameSite: 'Strict',
    seconds,
    isSecure,
  })
  const hashOf = (c: Context) => sha256(cookie.read(c) ?? '')
  /** The passes with which something is being sent to this process. */
  const admitted = new Set<string>()
  return {
    async give(c) {
      const token = randomToken()
      await store.keepHash(sha256(token), Number(now()) + seconds * 1000)
      cookie.set(c, token)
    },
    async admit(c, work) {
      const hash = hashOf(c)
      if (!(await store.isHashKept(hash, Number(now()))) || admitted.has(hash)) refuseWithoutPass()
      admitted.add(hash)
      try {
        return await work()
      } finally {
        admitted.delete(hash)
      }
    },
    async use(c, work) {
      const hash = hashOf(c)
      const expires = (await store.takeHash(hash)) ?? refuseWithoutPass()
      const result = await work().catch(async (error) => {
        await store.keepHash(hash, expires)
        throw error
      })
      cookie.remove(c)
      return result
    },
  }
}

/** Always passes. For the API inside a page, where the browser drops the cookies of its answers. */
export const openPasses: Passes = {
  give: async () => {},
  admit: (_, work) => work(),
  use: (_, work) => work(),
}
