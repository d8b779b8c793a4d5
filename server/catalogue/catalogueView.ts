import { once } from '../../src/lib/once.ts'
import { brandKey, brandSpellings } from '../../src/rules/brands.ts'
import { descriptionParts, plainText } from '../../src/rules/description.ts'
import type { Category, CategoryName, Product, ProductRecord, SearchHit } from '../store/records.ts'
import { searchIndex } from './searchIndex.ts'

/** Products and categories of one version of the catalogue; derived lists are computed on first use. */
export type CatalogueView = {
  products(categoryId?: number): readonly Product[]
  byId(ids: readonly number[]): Product[]
  search(query: string, limit: number): Promise<SearchHit[]>
  brands(): readonly string[]
  categories(level: Category['level'], parentId?: number): Category[]
}

/** Of the description only the labelled lines, by which a list is filtered. */
const toHit = ({
  description,
  images: _,
  created_at: __,
  primary_image,
  category_slug,
  ...product
}: Product): SearchHit => ({
  ...product,
  description: descriptionParts(plainText(description))
    .rows.map(({ label, value }) => `${label}: ${value}`)
    .join('\n'),
  image_url: primary_image,
  slug: category_slug,
})

/** The products as the API answers them: with category names, main image, and one spelling of each brand. */
function toProducts(
  products: readonly ProductRecord[],
  categories: readonly Category[],
  brands: ReadonlyMap<string, string>,
): Product[] {
  const byId = new Map(categories.map((category) => [category.category_id, category]))
  return products.map((product) => ({
    ...product,
    brand: brands.get(brandKey(product.brand)) ?? '',
    primary_image: product.images[0] ?? '',
    category_name: byId.get(product.category_id)?.name ?? '',
    category_slug: byId.get(product.category_id)?.slug ?? '',
  }))
}

/** The categories above one, upper levels first. */
function parentsOf(categories: readonly Category[], id: number): CategoryName[] {
  const find = (parentId: number | null) => categories.find(({ category_id }) => category_id === parentId)
  const parents: CategoryName[] = []
  for (let parent = find(find(id)?.parent_id ?? null); parent; parent = find(parent.parent_id)) {
    const { category_id, name, slug } = parent
    parents.unshift({ category_id, name, slug })
  }
  return parents
}

/** The ids of a category and of everything below it. */
function atOrBelow(categories: readonly Category[], id: number): Set<number> {
  const ids = new Set([id])
  for (let size = 0; size !== ids.size; ) {
    size = ids.size
    for (const { category_id, parent_id } of categories)
      if (parent_id !== null && ids.has(parent_id)) ids.add(category_id)
  }
  return ids
}

/** Creates a view over these records. Each list is computed when it is first requested. */
export function catalogueView(
  records: readonly ProductRecord[],
  categories: readonly Category[],
): CatalogueView {
  const brands = once(() => brandSpellings(records.map(({ brand }) => brand)))
  const products = once(() => toProducts(records, categories, brands()))
  const index = once(() => new Map(products().map((product) => [product.product_id, product])))
  const find = once(() =>
    searchIndex(
      products().map((product) => ({
        product,
        parents: parentsOf(categories, product.category_id).map(({ name }) => name),
      })),
    ),
  )
  const lists = new Map<number, readonly Product[]>()
  return {
    products(categoryId) {
      if (categoryId === undefined) return products()
      const cached = lists.get(categoryId)
      if (cached) return cached
      const ids = atOrBelow(categories, categoryId)
      const list = products()
        .filter(({ category_id }) => ids.has(category_id))
        .map((product) => ({ ...product, category_parents: parentsOf(categories, product.category_id) }))
      // Do not cache unknown ids: their number is unlimited.
      if (list.length > 0) lists.set(categoryId, list)
      return list
    },
    byId: (ids) =>
      ids.flatMap((id) => {
        const product = index().get(id)
        return product ? { ...product, category_parents: parentsOf(categories, product.category_id) } : []
      }),
    async search(query, limit) {
      const { products: hits, match } = (await find())(query, limit)
      return hits.map((hit) => ({ ...toHit(hit), ...(match && { match }) }))
    },
    brands: once(() => [...brands().values()].sort((a, b) => a.localeCompare(b))),
    categories: (level, parentId) =>
      categories.filter(
        (category) => category.level === level && (parentId === undefined || category.parent_id === parentId),
      ),
  }
}
