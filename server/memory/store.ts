import type { Passwords } from '../account/passwords.ts'
import type { Seed } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { memoryCatalogue } from './catalogue.ts'
import { memoryEvents, memoryGuards } from './guards.ts'
import { memoryOrders } from './orders.ts'
import { memoryOutbox } from './outbox.ts'
import { memoryPayments } from './payments.ts'
import { memoryReviews } from './reviews.ts'
import { memoryUsers } from './users.ts'

/**
 * A store in memory. It starts with the seed's data and never changes the seed itself. Expensive work (the search
 * index, hashing a seed user's password) is done on first use, so that creating a store is cheap.
 */
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
  return {
    ...catalogue,
    ...reviews,
    ...users,
    ...orders,
    ...guards,
    ...memoryEvents(),
    ...outbox,
    ...memoryPayments(orderNow, changeOrder, outbox),
    versions: async () => ({ ...versions }),
    ready: async () => {},
    async prune(now) {
      pruneSessions(now)
      pruneGuards(now)
    },
  }
}
