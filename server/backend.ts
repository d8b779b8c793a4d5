import type { Handler } from 'hono'
import { proxy } from 'hono/proxy'

/**
 * Hands a request to a backend of the shop's own at `origin` ('https://api.example') and its answer back, both as
 * streams. Cookies pass as if they were the storefront's own; the backend sees its own host, and who asked in the
 * X-Forwarded headers. 502 when it does not answer.
 */
export function backend(origin: string): Handler {
  return async (c) => {
    const { host: asked, pathname, search, protocol } = new URL(c.req.url)
    const own = c.req.header('origin')
    let answer: Response
    try {
      answer = await proxy(new URL(pathname + search, origin), {
        raw: c.req.raw,
        redirect: 'manual',
        headers: {
          ...c.req.header(),
          host: new URL(origin).host,
          ...(own && URL.canParse(own) && new URL(own).host === asked && { origin: new URL(origin).origin }),
          'x-forwarded-host': asked,
          'x-forwarded-proto': c.req.header('x-forwarded-proto') ?? protocol.replace(':', ''),
        },
      })
    } catch {
      return c.json({ message: 'The shop cannot be reached. Please try again.' }, 502)
    }
    const cookies = answer.headers.getSetCookie()
    answer.headers.delete('set-cookie')
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''))
    return answer
  }
}
