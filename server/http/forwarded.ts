import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** The address of the connection; '' for a request made within the process. */
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
 * The entry that the outermost of `proxies` trusted proxies wrote into a header; those further left come from the visitor.
 * A proxy may also replace the header: then the first is the proxy's. Undefined without a trusted proxy or entry.
 */
const trustedEntry = (c: Context, header: string, proxies: number): string | undefined => {
  if (proxies === 0) return undefined
  const entries = entriesOf(c, header)
  return entries.at(-proxies) ?? entries[0]
}

/** An address in its one normal spelling, without a port ('[2001:DB8::1]:443'); text that is no address as it is. */
function normalAddress(text: string): string {
  const address = text.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : text
}

/** The visitor's address: that of the connection, or the one that the outermost trusted proxy saw. */
export const visitorAddress = (c: Context, proxies: number): string =>
  normalAddress(trustedEntry(c, 'x-forwarded-for', proxies) ?? socketAddress(c))

/** Whether the visitor's own connection uses TLS: only if a trusted proxy says 'https'. */
export const isTls = (c: Context, proxies: number): boolean =>
  trustedEntry(c, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https'

/** The host and port that the visitor requested, as reported by a trusted proxy or else by the request. */
export const requestedHost = (c: Context, proxies: number): string =>
  trustedEntry(c, 'x-forwarded-host', proxies) ?? new URL(c.req.url).host

/** The prefix of the networks that providers give to one household (RIPE-690), which can use any address in it. */
const household = 56

/** The network of an IPv6 address that is usually one visitor's. IPv4 as it is. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${household}`)}/${household}`
}

/** The address by which rate limits count a visitor behind `proxies` trusted proxies; of IPv6 its /56 network. */
export const clientAddress =
  (proxies: number): ((c: Context) => string) =>
  (c) =>
    networkOf(visitorAddress(c, proxies))
