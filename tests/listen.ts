import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a stand-in for a service on a free port of this machine. `close` also ends its open connections. */
export async function listen(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(answer)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

/** Returns a port that was free a moment ago, for a program that cannot choose one. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(() => undefined)
  close()
  return Number(new URL(url).port)
}
