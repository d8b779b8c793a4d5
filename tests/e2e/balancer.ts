import { Agent, createServer, request, type Server } from 'node:http'

/**
 * Starts a balancer on `port` that passes requests to the servers in turn, so that consecutive calls of a visitor
 * rarely reach the same process. Forwards the client's address as a proxy does.
 */
export async function startBalancer(port: number, servers: readonly string[]): Promise<Server> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const balancer = createServer((incoming, response) => {
    const server = servers[turn++ % servers.length]
    const passed = request(`${server}${incoming.url}`, {
      agent,
      method: incoming.method,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': incoming.socket.remoteAddress,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': incoming.headers.host,
      },
    })
    passed.on('response', (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(response)
    })
    passed.on('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => balancer.listen(port, 'localhost', resolve))
  return balancer
}
