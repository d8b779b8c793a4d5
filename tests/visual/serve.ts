import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Starts a static host that serves `folder` below `at` ('/', '/design/storybook/') and 404 elsewhere. */
export async function serveFolder(folder: string, at = '/') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const inside = normalize(decodeURIComponent(pathname.slice(at.length))) || 'index.html'
    const file = join(folder, inside === '.' ? 'index.html' : inside)
    if (!pathname.startsWith(at) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('Not found')
      return
    }
    // Built files have hashed names: cached, the browser need not compile them again for each story.
    const caching = inside.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': caching })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}${at}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
