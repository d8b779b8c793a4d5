import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { randomToken, sha256 } from './random.ts'
import type { Store } from './store.ts'

/** Who is signed in. `start` ends the visitor's session before; `endAll` ends those of a user everywhere. */
export type Sessions = {
  read(c: Context): Promise<number | undefined>
  start(c: Context, userId: number): Promise<void>
  end(c: Context): Promise<void>
  endAll(userId: number): Promise<void>
}

const name = 'shop_session'
const days = 30
const seconds = days * 24 * 60 * 60

/** Sessions of 30 days by a cookie that scripts and other sites cannot use. The store knows only a hash of it. */
export function cookieSessions(store: Store, now: () => Date = () => new Date()): Sessions {
  const options = (c: Context) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax' as const,
    secure: c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:'),
  })
  return {
    async read(c) {
      const id = getCookie(c, name)
      return id ? store.session(await sha256(id), Number(now())) : undefined
    },
    async start(c, userId) {
      const old = getCookie(c, name)
      if (old) await store.endSession(await sha256(old))
      const id = randomToken()
      await store.addSession(await sha256(id), userId, Number(now()) + seconds * 1000)
      setCookie(c, name, id, { ...options(c), maxAge: seconds })
    },
    async end(c) {
      const id = getCookie(c, name)
      if (id) await store.endSession(await sha256(id))
      deleteCookie(c, name, options(c))
    },
    endAll: (userId) => store.endSessionsOf(userId),
  }
}
