import type { Context } from 'hono'
import { visitorAddress } from './forwarded.ts'

/** The /64 network of an IPv6 address: usually one visitor's, who can use any address in it. IPv4 as it is. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array(Math.max(8 - before.length - after.length, 0)).fill('0') : []
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/**
 * Returns the address by which rate limits count a visitor: that of the connection or, behind `proxies` trusted
 * proxies, the one that the outermost of them saw. An IPv6 address counts as its /64 network.
 */
export const clientAddress =
  (proxies: number): ((c: Context) => string) =>
  (c) =>
    networkOf(visitorAddress(c, proxies))
