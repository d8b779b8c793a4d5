import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Starts a static host that serves `folder` below `at` ('/', '/design/storybook/') and 404 elsewhere. */
export async function serveFolder(folder: string, at = '/') {
  const files = new Hono().use(
    `${at}*`,
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice(at.length - 1),
      // Built files have hashed names: cached, the browser need not compile them again for each story.
      onFound: (path, { header }) =>
        header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'max-age=31536000, immutable' : 'no-cache'),
    }),
  )
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: files.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${at}`,
    stop: () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
    },
  }
}
