import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** A cookie with a secret of the visitor. */
export type SecretCookie = {
  /** Undefined for a visitor without it. */
  read(c: Context): string | undefined
  set(c: Context, secret: string): void
  remove(c: Context): void
}

type Options = {
  /** The browser sends it only with calls below this path. */
  path: string
  /** 'Lax': also with the first request of a visitor who follows a link to the shop. */
  sameSite: 'Strict' | 'Lax'
  seconds: number
  /** Whether it is sent over TLS only. */
  isSecure: (c: Context) => boolean
}

/** A cookie that scripts and other sites cannot use. */
export function secretCookie(name: string, { path, sameSite, seconds, isSecure }: Options): SecretCookie {
  const optionsOf = (c: Context) => ({ path, sameSite, httpOnly: true, secure: isSecure(c) })
  return {
    read: (c) => getCookie(c, name),
    set: (c, secret) => setCookie(c, name, secret, { ...optionsOf(c), maxAge: seconds }),
    remove: (c) => void deleteCookie(c, name, optionsOf(c)),
  }
}
