import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { products } from '../../../src/api/products.ts'
import { sha256 } from '../../crypto.ts'
import type { Product } from '../../store/records.ts'
import { refuse } from '../refusal.ts'
import { idOf, route } from '../route.ts'
import type { Compressed, Services } from '../services.ts'

const mostHits = 50

type Listing = { json: string; tag: string; compressed: Compressed | undefined }
const listings = new WeakMap<readonly Product[], Promise<Listing>>()

/** The list as text, with its fingerprint and compressed: made once for as long as the store gives the same list. */
function listingOf(list: readonly Product[], compress: Services['compress']): Promise<Listing> {
  const write = async () => {
    const json = JSON.stringify(list)
    const tag = `W/"${(await sha256(json)).slice(0, 32)}"`
    return { json, tag, compressed: await compress?.(json) }
  }
  const listing = listings.get(list) ?? write()
  listings.set(list, listing)
  // A failure is not remembered.
  listing.catch(() => listings.delete(list))
  return listing
}

const codings = ['br', 'gzip'] as const

/** The coding the browser takes, of those there are. */
const codingOf = (accepted: string | undefined) =>
  codings.find((coding) =>
    new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted ?? ''),
  )

/** §7 Catalogue: products. The whole list carries an ETag, so that a repeat visit answers 304. */
export function productRoutes(app: Hono, { store, compress }: Services): void {
  // It answers 304 by the ETag below.
  app.use('/products', etag())
  route(app, products.list, async (c, { query }) => {
    const id = query.categoryId
    const list = await store.products(id === undefined ? undefined : idOf(id))
    const { json, tag, compressed } = await listingOf(list, compress)
    c.header('ETag', tag)
    c.header('Vary', 'Accept-Encoding')
    c.header('Content-Type', 'application/json')
    const coding = compressed && codingOf(c.req.header('accept-encoding'))
    if (!coding) return c.body(json)
    c.header('Content-Encoding', coding)
    return c.body(compressed[coding])
  })

  route(app, products.newArrivals, async (c) => c.json(await store.newArrivals()))

  route(app, products.search, async (c, { query: { q, limit = mostHits } }) =>
    c.json(await store.search(q, Math.min(Math.max(Math.floor(limit), 0), mostHits))),
  )

  route(app, products.brands, async (c) => c.json(await store.brands()))

  // Last: its path also matches those above.
  route(app, products.one, async (c) => {
    const [product] = await store.productsById([idOf(c.req.param('id'))])
    return product ? c.json(product) : refuse(404, 'Product not found.')
  })
}
