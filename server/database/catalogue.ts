import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { type CatalogueView, catalogueView } from '../catalogue/catalogueView.ts'
import type { CatalogueStore, ContentStore, VersionStore, Versions } from '../store/catalogue.ts'
import type { ProductRecord } from '../store/records.ts'
import { announcements, banners, categories, newArrivals, products, promotions } from './catalogueTables.ts'
import type { Db } from './db.ts'
import { versions } from './orderTables.ts'

const { position: _productPosition, hidden: _hidden, ...productColumns } = getTableColumns(products)
const isOnSale = eq(products.hidden, false)
const { position: _categoryPosition, ...categoryColumns } = getTableColumns(categories)

/** Reads the products with these ids from the database, past the cached view. */
export const readProducts = (db: Db, ids: readonly number[]): Promise<ProductRecord[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(productColumns)
        .from(products)
        .where(and(inArray(products.product_id, [...ids]), isOnSale))

type Read = { version: number; view: CatalogueView; arrivals: readonly number[] }

/** Catalogue, content and their versions. The catalogue is cached in the process until its version changes. */
export function databaseCatalogue(db: Db): CatalogueStore & ContentStore & VersionStore {
  const readVersions = async (): Promise<Versions> => {
    const rows = await db.select().from(versions)
    const of = (subject: string) => rows.find((row) => row.subject === subject)?.version ?? 0
    return { catalogue: of('catalogue'), content: of('content'), reviews: of('reviews') }
  }

  const read = async (version: number): Promise<Read> => ({
    version,
    view: catalogueView(
      await db.select(productColumns).from(products).where(isOnSale).orderBy(asc(products.position)),
      await db.select(categoryColumns).from(categories).orderBy(asc(categories.position)),
    ),
    arrivals: (await db.select().from(newArrivals).orderBy(asc(newArrivals.position))).map(
      ({ product_id }) => product_id,
    ),
  })
  let cache: { version: number; reading: Promise<Read> } | undefined
  const current = async (): Promise<Read> => {
    const { catalogue: version } = await readVersions()
    if (cache?.version === version) return cache.reading
    const reading = read(version)
    const entry = { version, reading }
    cache = entry
    reading.catch(() => {
      // Do not cache a failure.
      if (cache === entry) cache = undefined
    })
    return reading
  }

  return {
    versions: readVersions,
    products: async (categoryId) => (await current()).view.products(categoryId),
    productsById: async (ids) => (await current()).view.byId(ids),
    async newArrivals() {
      const { view, arrivals } = await current()
      return view.byId(arrivals)
    },
    search: async (query, limit) => (await current()).view.search(query, limit),
    brands: async () => (await current()).view.brands(),
    categories: async (level, parentId) => (await current()).view.categories(level, parentId),

    async promotion(location) {
      const all = await db.select().from(promotions)
      return all.find((promotion) => promotion.location === location)
    },
    announcements: () => db.select().from(announcements).orderBy(asc(announcements.id)),
    banners: () => db.select().from(banners).orderBy(asc(banners.id)),
  }
}
