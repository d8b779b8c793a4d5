import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { products } from '../../../src/api/products.ts'
import { sha256 } from '../../crypto.ts'
import { contentCoding } from '../../http/contentCoding.ts'
import { fairQueue, refuseQueueFull } from '../../http/fairQueue.ts'
import { refuse } from '../../refusal.ts'
import type { Product } from '../../store/records.ts'
import { idOf, route } from '../route.ts'
import type { Compressed, Services } from '../services.ts'

/** More than any word of a catalogue of 6,000 parts finds: the page says how many were found by counting them. */
const maxHits = 1000

/** A search in 10,000 products blocks the process for up to 30 ms: other calls are answered between two searches. */
const searches = { atOnce: 1, waiting: 60, each: 8 }

type CompressedList = { json: string; tag: string; compressed: Compressed | undefined }
const compressedLists = new WeakMap<readonly Product[], Promise<CompressedList>>()

/** Lets the process answer calls that have arrived meanwhile. A browser has one visitor, and no `setImmediate`. */
const otherRequests = () =>
  new Promise<void>((resolve) => (globalThis.setImmediate ?? queueMicrotask)(resolve))

/** The list as JSON with its ETag and compressed forms, made once for as long as the store returns the same list. */
function compressedListOf(list: readonly Product[], compress: Services['compress']): Promise<CompressedList> {
  const write = async () => {
    const json = JSON.stringify(list)
    const tag = `W/"${sha256(json).slice(0, 32)}"`
    return { json, tag, compressed: await compress?.(json) }
  }
  const compressed = compressedLists.get(list) ?? write()
  compressedLists.set(list, compressed)
  // Do not cache a failure.
  compressed.catch(() => compressedLists.delete(list))
  return compressed
}

/** §7 Catalogue: products. The whole list carries an ETag, so that a repeat visit answers 304. */
export function productRoutes(app: Hono, { store, compress, clientOf }: Services): void {
  const searchInTurn = fairQueue(searches)

  // Answers 304 when the request carries the ETag that is set below.
  app.use('/products', etag())
  route(app, products.list, async (c, { query }) => {
    const id = query.categoryId
    const list = await store.products(id === undefined ? undefined : idOf(id))
    const { json, tag, compressed } = await compressedListOf(list, compress)
    c.header('ETag', tag)
    c.header('Vary', 'Accept-Encoding')
    c.header('Content-Type', 'application/json')
    const coding = compressed && contentCoding(c.req.header('accept-encoding'))
    if (!coding) return c.body(json)
    c.header('Content-Encoding', coding)
    return c.body(compressed[coding])
  })

  route(app, products.newArrivals, async (c) => c.json(await store.newArrivals()))

  route(app, products.search, async (c, { query: { q, limit = maxHits } }) => {
    const search = async () => {
      await otherRequests()
      return store.search(q, Math.min(Math.max(Math.floor(limit), 0), maxHits))
    }
    return c.json(await searchInTurn(clientOf(c), search).catch(refuseQueueFull))
  })

  route(app, products.brands, async (c) => c.json(await store.brands()))

  // Must come last: its path also matches the calls above.
  route(app, products.one, async (c) => {
    const [product] = await store.productsById([idOf(c.req.param('id'))])
    return product ? c.json(product) : refuse(404, 'Product not found.')
  })
}
