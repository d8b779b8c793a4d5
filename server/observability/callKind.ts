import { TrieRouter } from 'hono/router/trie-router'
import { calls } from '../../src/api/contract.ts'

const router = new TrieRouter<string>()
for (const { call } of calls) router.add(call.method, `/api${call.path}`, `/api${call.path}`)

/**
 * What kind of thing an address is, for metrics: the path of the contract's call ('/api/products/:id'), or one of a
 * few words. There are never more of these than the contract has calls.
 */
export function callKind(method: string, path: string): string {
  const paths = router.match(method === 'HEAD' ? 'GET' : method, path)[0].map(([name]) => name)
  // '/products/brands' fits '/products/:id' too: the one with the fewest parameters is meant.
  const [call] = paths.sort((a, b) => a.split(':').length - b.split(':').length)
  if (call) return call
  if (path.startsWith('/api/')) return 'no such call'
  if (path.startsWith('/images/')) return 'picture'
  return /^\/(assets|set)\/|\.\w+$/.test(path) ? 'file' : 'page'
}
