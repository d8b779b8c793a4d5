import { catalogueView } from '../catalogue/catalogueView.ts'
import type { CatalogueStore } from '../store/catalogue.ts'
import type { ContentStore } from '../store/content.ts'
import type { Seed } from '../store/records.ts'

/** Catalogue and content of the seed, read-only. */
export function memoryCatalogue(seed: Seed): CatalogueStore & ContentStore {
  const view = catalogueView(seed.products, seed.categories)
  return {
    products: async (categoryId) => view.products(categoryId),
    productsById: async (ids) => view.byId(ids),
    newArrivals: async () => view.byId(seed.newArrivals),
    search: async (query, limit) => view.search(query, limit),
    brands: async () => view.brands(),
    categories: async (level, parentId) => view.categories(level, parentId),
    promotion: async (location) => seed.promotions.find((promotion) => promotion.location === location),
    announcements: async () => seed.announcements,
    banners: async () => seed.banners,
  }
}
