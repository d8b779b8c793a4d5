import type { Context } from 'hono'
import { visitorAddress } from './forwarded.ts'

/** The network of an IPv6 address that one visitor has as a rule, since each can take any address of it. */
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
 * What limits count a visitor by: the address of the connection, or, behind `proxies` trusted ones, what the outermost
 * of them saw. Of IPv6 the network of 64 bits.
 */
export const clientAddress =
  (proxies: number): ((c: Context) => string) =>
  (c) =>
    networkOf(visitorAddress(c, proxies))
