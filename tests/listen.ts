import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sender } from '../server/store/outbox.ts'

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

type RawRequest = { method?: string; headers?: Record<string, string>; body?: string }
type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request as it is and returns the response as it came: fetch refuses some headers, and decompresses. */
export const rawRequest = (
  url: string,
  { method = 'GET', headers = {}, body = '' }: RawRequest = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { connection: 'close', ...headers } },
      async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** A log that keeps nothing. */
export const silentLog = { info: () => {}, error: () => {} }

/** Keeps sent messages in a list, oldest first. */
export function memorySender() {
  const messages: Parameters<Sender['send']>[0][] = []
  return { messages, send: async (message: (typeof messages)[number]) => void messages.push(message) }
}
