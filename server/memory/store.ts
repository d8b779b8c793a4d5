import { newestFirst } from '../../src/rules/dates.ts'
import type { Passwords } from '../account/passwords.ts'
import { catalogueView } from '../catalogue/catalogueView.ts'
import type { AuditEntry } from '../store/audit.ts'
import type { CatalogueStore, ContentStore } from '../store/catalogue.ts'
import { sameName } from '../store/nameKey.ts'
import type { Complaint, Seed } from '../store/records.ts'
import type { ReviewStore } from '../store/reviews.ts'
import type { Store } from '../store/store.ts'
import { memoryGuards } from './guards.ts'
import { memoryOrders, nextId } from './orders.ts'
import { memoryOutbox } from './outbox.ts'
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
  const { emptyMessagesOf, ...outbox } = memoryOutbox()
  const catalogue = memoryCatalogue(seed)
  const { forgetCustomer, ...orders } = memoryOrders(seed, catalogue, outbox)
  const versions = { catalogue: 1, content: 1, reviews: 1 }
  const reviews = [...seed.reviews]
  const feedback = [...seed.feedback]
  const complaints: Complaint[] = []
  const acts: AuditEntry[] = []

  const reviewStore: ReviewStore = {
    reviews: async (productId) =>
      newestFirst(
        reviews.filter(({ product_id }) => product_id === productId).toReversed(),
        ({ created_at }) => created_at,
      ),
    async addReview(review) {
      const added = { review_id: nextId(reviews.map(({ review_id }) => review_id)), ...review }
      reviews.push(added)
      versions.reviews += 1
      return added
    },
    feedback: async (offset, limit) =>
      newestFirst(feedback.toReversed(), ({ created_at }) => created_at).slice(offset, offset + limit),
    async feedbackCounts() {
      const counts = new Map<number, number>()
      for (const { rating } of feedback) counts.set(rating, (counts.get(rating) ?? 0) + 1)
      return counts
    },
    async addFeedback(entry) {
      feedback.push({ id: nextId(feedback.map(({ id }) => id)), ...entry })
      versions.reviews += 1
    },
    async addComplaint(fields, messages) {
      const complaint: Complaint = { complaint_id: complaints.length + 1, ...fields, answered_at: null }
      complaints.push(complaint)
      for (const message of messages(complaint))
        await outbox.enqueue(message, Date.parse(complaint.created_at))
      return complaint
    },
    async answerComplaint(id, at) {
      const complaint = complaints.find(
        ({ complaint_id, answered_at }) => complaint_id === id && !answered_at,
      )
      if (complaint) complaint.answered_at = at
      return complaint !== undefined
    },
    complaints: async () => complaints,
    complaintOf: async (email, message) =>
      complaints.findLast((each) => sameName(each.email, email) && each.message.trim() === message.trim()),
    receiptBytes: async () => complaints.reduce((sum, { receipt }) => sum + receipt.size, 0),
  }

  return {
    ...catalogue,
    ...reviewStore,
    ...memoryUsers(seed, passwords, outbox, (user) => {
      forgetCustomer(user.user_id)
      emptyMessagesOf(user)
    }),
    ...orders,
    ...memoryGuards(),
    ...outbox,
    async record(act, work) {
      const change = await work({ ...orders, ...outbox, ...reviewStore })
      if (change) acts.unshift({ id: acts.length + 1, ...act })
      return change
    },
    acts: async (limit) => acts.slice(0, limit),
    versions: async () => ({ ...versions }),
    ready: async () => {},
    // What has expired is refused when it is read; the store lasts no longer than its page or test.
    prune: async () => {},
  }
}
