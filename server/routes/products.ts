import type { Hono } from 'hono'
import { products } from '../../src/api/products.ts'
import type { Shop } from '../api.ts'
import { sha256 } from '../random.ts'
import { refuse } from '../refusal.ts'
import { idOf, route } from '../route.ts'
import type { Product } from '../store.ts'

const mostHits = 50

type Listing = { json: string; etag: string }
const listings = new WeakMap<readonly Product[], Promise<Listing>>()

/** The list as text, with its fingerprint: written once for as long as the store gives the same list. */
function listingOf(list: readonly Product[]): Promise<Listing> {
  const write = async () => {
    const json = JSON.stringify(list)
    return { json, etag: `W/"${(await sha256(json)).slice(0, 32)}"` }
  }
  const listing = listings.get(list) ?? write()
  listings.set(list, listing)
  return listing
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice(2))

/** §7 Catalogue: products. The whole list carries an ETag, so that a repeat visit answers 304. */
export function productRoutes(app: Hono, { store }: Shop): void {
  route(app, products.list, async (c, { query }) => {
    const id = query.categoryId
    const { json, etag } = await listingOf(await store.products(id === undefined ? undefined : idOf(id)))
    c.header('ETag', etag)
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    return c.body(json, 200, { 'Content-Type': 'application/json' })
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
