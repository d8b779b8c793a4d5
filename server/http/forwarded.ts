import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address of the connection; '' for what is asked within the process. */
function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return ''
  }
}

const entriesOf = (c: Context, header: string) =>
  (c.req.header(header) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/**
 * What the outermost of `proxies` trusted proxies wrote into a header to which each of them adds an entry. What a
 * visitor wrote into it stands further left and is not believed. A proxy may also set the header anew: then there are
 * fewer entries, and the first is its own. undefined without a trusted proxy, and where none wrote the header.
 */
const trustedEntry = (c: Context, header: string, proxies: number): string | undefined => {
  if (proxies === 0) return undefined
  const entries = entriesOf(c, header)
  return entries.at(-proxies) ?? entries[0]
}

/** The address of whoever asks: that of the connection, or what the outermost trusted proxy saw. */
export const visitorAddress = (c: Context, proxies: number): string =>
  trustedEntry(c, 'x-forwarded-for', proxies) ?? socketAddress(c)

/** Whether the visitor's own connection is by TLS: 'https' and nothing else, said by a trusted proxy. */
export const isTls = (c: Context, proxies: number): boolean =>
  trustedEntry(c, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https'

/** The host that the visitor asked, with its port: as a trusted proxy says, or as the request does. */
export const askedHost = (c: Context, proxies: number): string =>
  trustedEntry(c, 'x-forwarded-host', proxies) ?? new URL(c.req.url).host
