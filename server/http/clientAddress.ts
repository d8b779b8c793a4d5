import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { visitorAddress } from './forwarded.ts'

/** The prefix of the networks that providers give to one household (RIPE-690), which can use any address in it. */
const household = 56

/** The network of an IPv6 address that is usually one visitor's. IPv4 as it is. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${household}`)}/${household}`
}

/** The address by which rate limits count a visitor behind `proxies` trusted proxies; an IPv6 address as its /56 network. */
export const clientAddress =
  (proxies: number): ((c: Context) => string) =>
  (c) =>
    networkOf(visitorAddress(c, proxies))
