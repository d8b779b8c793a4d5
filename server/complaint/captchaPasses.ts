import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { randomToken, sha256 } from '../crypto.ts'
import { refuse } from '../refusal.ts'
import type { GuardStore } from '../store/guards.ts'

/** Proof that a visitor has passed the captcha, valid for one complaint within half an hour. */
export type Passes = {
  give(c: Context): Promise<void>
  /** Runs `work`, once at a time with one pass. Refuses with 403 without a pass, and while it is being used. */
  admit<Result>(c: Context, work: () => Promise<Result>): Promise<Result>
  /** Runs `work` with the visitor's pass, which is used up unless `work` fails. Refuses with 403 without a pass. */
  use<Result>(c: Context, work: () => Promise<Result>): Promise<Result>
}

const refuseWithoutPass = (): never => refuse(403, 'Please pass the captcha first.')

const name = 'shop_captcha'
const seconds = 30 * 60

/** Passes in a cookie that is sent only with calls below /api/feedback. The store keeps only a hash of it. */
export function cookiePasses(store: GuardStore, now: () => Date, secure: (c: Context) => boolean): Passes {
  const options = (c: Context) => ({
    path: '/api/feedback',
    httpOnly: true,
    sameSite: 'Strict' as const,
    secure: secure(c),
  })
  /** The passes with which something is being sent to this process. */
  const admitted = new Set<string>()
  return {
    async give(c) {
      const token = randomToken()
      await store.keepHash(sha256(token), Number(now()) + seconds * 1000)
      setCookie(c, name, token, { ...options(c), maxAge: seconds })
    },
    async admit(c, work) {
      const hash = sha256(getCookie(c, name) ?? '')
      if (!(await store.isHashKept(hash, Number(now())))) refuseWithoutPass()
      if (admitted.has(hash)) refuseWithoutPass()
      admitted.add(hash)
      try {
        return await work()
      } finally {
        admitted.delete(hash)
      }
    },
    async use(c, work) {
      const hash = sha256(getCookie(c, name) ?? '')
      const expires = (await store.takeHash(hash, Number(now()))) ?? refuseWithoutPass()
      const result = await work().catch(async (error) => {
        await store.keepHash(hash, expires)
        throw error
      })
      deleteCookie(c, name, options(c))
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
