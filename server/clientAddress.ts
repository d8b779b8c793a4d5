import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

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
 * The address of whoever asks: that of the connection, or, behind `proxies` trusted ones, what the outermost of them
 * saw. What a visitor writes into X-Forwarded-For stands further left and is not believed.
 */
export function clientAddress(proxies: number): (c: Context) => string {
  return (c) => {
    let socket = ''
    try {
      socket = getConnInfo(c).remote.address ?? ''
    } catch {
      // Asked within the process.
    }
    const chain = [...(c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim()), socket]
    const address = proxies === 0 ? socket : (chain.filter(Boolean).at(-1 - proxies) ?? chain[0] ?? socket)
    return networkOf(address)
  }
}
