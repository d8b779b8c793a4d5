import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, isTls } from '../../server/http/forwarded.ts'

/** Returns the client address found for a connection from `socket` behind `proxies` trusted proxies. */
async function client(socket: string, proxies: number, forwarded?: string): Promise<string> {
  const clientOf = clientAddress(proxies)
  const app = new Hono().get('/', (c) => c.text(clientOf(c)))
  const env = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } }
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
  return (await app.request('/', { headers }, env)).text()
}

test('without proxies the address is that of the connection, whatever the headers say', async () => {
  expect(await client('203.0.113.5', 0)).toBe('203.0.113.5')
  expect(await client('203.0.113.5', 0, '198.51.100.7')).toBe('203.0.113.5')
  expect(await client('::ffff:203.0.113.5', 0)).toBe('203.0.113.5')
})

test.each([
  [1, '6.6.6.6, 198.51.100.7', '198.51.100.7'],
  [2, '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [2, '198.51.100.7', '198.51.100.7'],
  [1, undefined, '10.0.0.1'],
  // Every spelling of an address that a proxy may write counts once.
  [1, '198.51.100.7:1234', '198.51.100.7'],
  [1, '::ffff:198.51.100.7', '198.51.100.7'],
  [1, '::FFFF:C633:6407', '198.51.100.7'],
  [1, '[2001:DB8:9::1]:443', '2001:db8:9::/56'],
  [1, '[2001:db8:9::1]', '2001:db8:9::/56'],
  [1, 'unknown', 'unknown'],
])('behind %d proxies with X-Forwarded-For %j the address is %s', async (proxies, forwarded, expected) => {
  expect(await client('10.0.0.1', proxies, forwarded)).toBe(expected)
})

test.each(['2001:db8:1:2::5', '2001:db8:1:2:ffff:1:2:3', '2001:db8:1:7f::1', '2001:0DB8:0001:0002::0001'])(
  'the IPv6 visitor %s is identified by the /56 network, because any address in it is available to them',
  async (address) => {
    expect(await client(address, 0)).toBe('2001:db8:1::/56')
    expect(await client('2001:db8:1:100::5', 0)).toBe('2001:db8:1:100::/56')
  },
)

test.each([
  ['https, http', 1, false],
  ['http, https', 1, true],
  ['https, http', 2, true],
  ['httpsx', 1, false],
])(
  'with X-Forwarded-Proto %j and %d trusted proxies the visitor uses TLS: %s',
  async (proto, proxies, expected) => {
    const app = new Hono().get('/', (c) => c.json(isTls(c, proxies)))
    const answer = await app.request('/', { headers: { 'x-forwarded-proto': proto } })
    expect(await answer.json()).toBe(expected)
  },
)
