import type { Context } from 'hono'
import { randomToken, sha256 } from '../crypto.ts'
import { secretCookie } from '../http/secretCookie.ts'
import type { SessionStore } from '../store/users.ts'

/** Sessions of signed-in users. */
export type Sessions = {
  read(c: Context): Promise<number | undefined>
  /** The hash under which the store keeps the visitor's session; undefined without a session. */
  hash(c: Context): string | undefined
  /** Starts a session in place of the visitor's previous one; false when the user's hash is no longer `passwordHash`. */
  start(c: Context, userId: number, passwordHash: string): Promise<boolean>
  end(c: Context): Promise<void>
  /** Ends all sessions of a user, on every device. */
  endAll(userId: number): Promise<void>
}

const days = 30
const seconds = days * 24 * 60 * 60

/** 30-day sessions in a cookie that scripts and other sites cannot use. The store keeps only a hash of it. */
export function cookieSessions(
  store: SessionStore,
  now: () => Date,
  isSecure: (c: Context) => boolean,
): Sessions {
  const cookie = secretCookie('shop_session', { path: '/', sameSite: 'Lax', seconds, isSecure })
  const hash = (c: Context) => {
    const id = cookie.read(c)
    return id ? sha256(id) : undefined
  }
  return {
    hash,
    async read(c) {
      const sessionHash = hash(c)
      return sessionHash === undefined ? undefined : store.session(sessionHash, Number(now()))
    },
    async start(c, userId, passwordHash) {
      const id = randomToken()
      const expires = Number(now()) + seconds * 1000
      if (!(await store.addSession(sha256(id), userId, expires, passwordHash))) return false
      const old = hash(c)
      if (old !== undefined) await store.endSession(old)
      cookie.set(c, id)
      return true
    },
    async end(c) {
      const sessionHash = hash(c)
      if (sessionHash !== undefined) await store.endSession(sessionHash)
      cookie.remove(c)
    },
    endAll: (userId) => store.endSessionsOf(userId),
  }
}
