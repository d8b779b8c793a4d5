import { catalogueView } from '../catalogue/catalogueView.ts'
import type { CatalogueStore } from '../store/catalogue.ts'
import type { ContentStore } from '../store/content.ts'
import type { Seed } from '../store/records.ts'

/** Catalogue and content of the seed. Another list of products in the seed is the catalogue from then on. */
export function memoryCatalogue(seed: Seed): CatalogueStore & ContentStore {
  let { products } = seed
  let current = catalogueView(products, seed.categories)
  const view = () => {
    if (products !== seed.products) current = catalogueView(seed.products, seed.categories)
    products = seed.products
    return current
  }
  return {
    products: async (categoryId) => view().products(categoryId),
    productsById: async (ids) => view().byId(ids),
    newArrivals: async () => view().byId(seed.newArrivals),
    search: async (query, limit) => view().search(query, limit),
    brands: async () => view().brands(),
    categories: async (level, parentId) => view().categories(level, parentId),
    promotion: async (location) => seed.promotions.find((promotion) => promotion.location === location),
    announcements: async () => seed.announcements,
    banners: async () => seed.banners,
  }
}
