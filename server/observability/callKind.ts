import { TrieRouter } from 'hono/router/trie-router'
import { calls } from '../../src/api/contract.ts'

const router = new TrieRouter<string>()
for (const { call } of calls) router.add(call.method, `/api${call.path}`, `/api${call.path}`)

/**
 * The kind of a request, as a metrics label: the path of the contract's call ('/api/products/:id'), or one of four
 * words for anything else. This keeps the number of labels bounded.
 */
export function callKind(method: string, path: string): string {
  const paths = router.match(method === 'HEAD' ? 'GET' : method, path)[0].map(([name]) => name)
  // '/products/brands' also matches '/products/:id': take the path with the fewest parameters.
  const [call] = paths.sort((a, b) => a.split(':').length - b.split(':').length)
  if (call) return call
  if (path.startsWith('/api/')) return 'no such call'
  if (path.startsWith('/images/')) return 'picture'
  return /^\/(assets|set)\/|\.\w+$/.test(path) ? 'file' : 'page'
}
