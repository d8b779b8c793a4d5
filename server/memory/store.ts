import type { Passwords } from '../account/passwords.ts'
import { catalogueView } from '../catalogue/catalogueView.ts'
import type { CatalogueStore } from '../store/catalogue.ts'
import type { ContentStore } from '../store/content.ts'
import type { Seed } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { memoryAudit } from './audit.ts'
import { memoryEvents, memoryGuards } from './guards.ts'
import { memoryOrders } from './orders.ts'
import { memoryOutbox } from './outbox.ts'
import { memoryPayments } from './payments.ts'
import { memoryReviews } from './reviews.ts'
import { memoryUsers } from './users.ts'

/** Catalogue and content of the seed. Another list of products in the seed is the catalogue from then on. */
function memoryCatalogue(seed: Seed): CatalogueStore & ContentStore {
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

/** A store in memory that starts with the seed's data. Expensive work is done on first use, so creating one is cheap. */
export function memoryStore(seed: Seed, passwords: Passwords): Store {
  const versions = { catalogue: 1, content: 1, reviews: 1 }
  const outbox = memoryOutbox()
  const catalogue = memoryCatalogue(seed)
  const reviews = memoryReviews(seed, outbox, () => {
    versions.reviews += 1
  })
  const { forgetCustomer, orderNow, changeOrder, ...orders } = memoryOrders(seed, catalogue, outbox)
  const { pruneSessions, ...users } = memoryUsers(seed, passwords, outbox, forgetCustomer)
  const { pruneGuards, ...guards } = memoryGuards()
  const payments = memoryPayments(orderNow, changeOrder, outbox)
  return {
    ...catalogue,
    ...reviews,
    ...users,
    ...orders,
    ...guards,
    ...memoryEvents(),
    ...outbox,
    ...payments,
    ...memoryAudit({ ...orders, ...outbox, ...payments }),
    versions: async () => ({ ...versions }),
    ready: async () => {},
    async prune(now) {
      pruneSessions(now)
      pruneGuards(now)
    },
  }
}
