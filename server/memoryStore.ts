import type { Seed, SeedProduct, SeedUser } from '../mocks/data/types.ts'
import type { Passwords } from './passwords.ts'
import { searchIndex } from './searchIndex.ts'
import type { Category, Complaint, Order, Product, SearchHit, Store, User } from './store.ts'

const eventKeys = 10_000

const nextId = (ids: number[], from = 0) => ids.reduce((most, id) => Math.max(most, id), from) + 1

/** Newest first; of two of one moment the later entered. */
const newestFirst = <Entry>(list: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] =>
  list.toReversed().sort((a, b) => Date.parse(dateOf(b)) - Date.parse(dateOf(a)))

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function withCategory(categories: readonly Category[]) {
  const byId = new Map(categories.map((category) => [category.category_id, category]))
  return ({ subject: _, ...product }: SeedProduct): Product => ({
    ...product,
    primary_image: product.images[0] ?? '',
    category_name: byId.get(product.category_id)?.name ?? '',
    category_slug: byId.get(product.category_id)?.slug ?? '',
  })
}

const toHit = (product: Product): SearchHit => ({
  product_id: product.product_id,
  name: product.name,
  price: product.price,
  image_url: product.primary_image,
  category_name: product.category_name,
  category_id: product.category_id,
  slug: product.category_slug,
})

/** The category and everything under it. */
function atOrBelow(categories: readonly Category[], id: number): Set<number> {
  const ids = new Set([id])
  for (let size = 0; size !== ids.size; ) {
    size = ids.size
    for (const { category_id, parent_id } of categories)
      if (parent_id !== null && ids.has(parent_id)) ids.add(category_id)
  }
  return ids
}

type Account = { user: User; hash?: string; password?: string }

function toAccount({ password, ...user }: SeedUser): Account {
  return { user, password }
}

/**
 * A store that forgets: it begins as the seed says and never changes the seed itself. What is costly (search index,
 * hashing a seed user's password) is done when it is first asked for, so that a new store costs nothing.
 */
export function memoryStore(seed: Seed, passwords: Passwords): Store & { complaints: Complaint[] } {
  let catalogue: { all: Product[]; byId: Map<number, Product> } | undefined
  const products = () => {
    if (!catalogue) {
      const all = seed.products.map(withCategory(seed.categories))
      catalogue = { all, byId: new Map(all.map((product) => [product.product_id, product])) }
    }
    return catalogue
  }
  const known = (ids: readonly number[]) => ids.flatMap((id) => products().byId.get(id) ?? [])
  let find: ReturnType<typeof searchIndex> | undefined

  const reviews = [...seed.reviews]
  const feedback = [...seed.feedback]
  const complaints: Complaint[] = []
  let accounts = seed.users.map(toAccount)
  let orders: Order[] = [...seed.orders]
  const orderKeys = new Map<string, number>()
  const sessions = new Map<string, { userId: number; expires: number }>()
  let resetTokens: { hash: string; userId: number; expires: number }[] = []
  const events = new Map<string, Map<string, number>>()
  let lastUser = Math.max(0, ...seed.users.map(({ user_id }) => user_id))

  const accountOf = (id: number) => accounts.find(({ user }) => user.user_id === id)
  const accountWhere = (is: (user: User) => boolean) => accounts.find(({ user }) => is(user))?.user
  const taken = (changes: Partial<User>, id?: number) => {
    const others = accounts.map(({ user }) => user).filter(({ user_id }) => user_id !== id)
    const { username, email } = changes
    if (username !== undefined && others.some((other) => same(other.username, username))) return 'username'
    if (email !== undefined && others.some((other) => same(other.email, email))) return 'email'
    return undefined
  }

  return {
    complaints,

    async products(categoryId) {
      if (categoryId === undefined) return products().all
      const ids = atOrBelow(seed.categories, categoryId)
      return products().all.filter(({ category_id }) => ids.has(category_id))
    },
    productsById: async (ids) => known(ids),
    newArrivals: async () => known(seed.newArrivals),
    async search(query, limit) {
      find ??= searchIndex(products().all)
      return find(query, limit).map(toHit)
    },
    brands: async () => seed.brands,
    categories: async (level, parentId) =>
      seed.categories.filter(
        (category) => category.level === level && (parentId === undefined || category.parent_id === parentId),
      ),

    promotion: async (location) => seed.promotions.find((promotion) => promotion.location === location),
    announcements: async () => seed.announcements,
    banners: async () => seed.banners,

    reviews: async (productId) =>
      newestFirst(
        reviews.filter(({ product_id }) => product_id === productId),
        ({ created_at }) => created_at,
      ),
    async addReview(review) {
      const added = { review_id: nextId(reviews.map(({ review_id }) => review_id)), ...review }
      reviews.push(added)
      return added
    },

    feedback: async (offset, limit) =>
      newestFirst(feedback, ({ created_at }) => created_at).slice(offset, offset + limit),
    async feedbackCounts() {
      const counts = new Map<number, number>()
      for (const { rating } of feedback) counts.set(rating, (counts.get(rating) ?? 0) + 1)
      return counts
    },
    async addFeedback(entry) {
      feedback.push({ id: nextId(feedback.map(({ id }) => id)), ...entry })
    },
    async addComplaint(complaint) {
      complaints.push(complaint)
    },

    user: async (id) => accountOf(id)?.user,
    userByName: async (username) => accountWhere((user) => same(user.username, username)),
    userByEmail: async (email) => accountWhere((user) => same(user.email, email)),
    async addUser({ passwordHash, ...fields }) {
      const conflict = taken(fields)
      if (conflict) return { taken: conflict }
      lastUser += 1
      const user = { user_id: lastUser, ...fields }
      accounts = [...accounts, { user, hash: passwordHash }]
      return user
    },
    async updateUser(id, changes) {
      const account = accountOf(id)
      if (!account) return undefined
      const conflict = taken(changes, id)
      if (conflict) return { taken: conflict }
      account.user = { ...account.user, ...changes }
      return account.user
    },
    async deleteUser(id) {
      accounts = accounts.filter(({ user }) => user.user_id !== id)
    },
    async passwordHash(userId) {
      const account = accountOf(userId)
      if (account?.password !== undefined) {
        account.hash ??= await passwords.hash(account.password)
        account.password = undefined
      }
      return account?.hash
    },
    async setPassword(userId, hash) {
      const account = accountOf(userId)
      if (!account) return
      account.hash = hash
      account.password = undefined
    },

    orders: async (userId) =>
      newestFirst(
        orders.filter(({ user_id }) => user_id === userId),
        ({ order_date }) => order_date,
      ),
    order: async (id) => orders.find(({ order_id }) => order_id === id),
    async addOrder({ items, ...order }, key) {
      const before = key === undefined ? undefined : orderKeys.get(key)
      if (before !== undefined) return before
      const order_id = nextId(
        orders.map(({ order_id }) => order_id),
        10_000,
      )
      let item = nextId(orders.flatMap((each) => each.items.map(({ order_item_id }) => order_item_id))) - 1
      const numbered = items.map((each) => {
        item += 1
        return { order_item_id: item, ...each }
      })
      orders.push({ order_id, ...order, items: numbered })
      if (key !== undefined) orderKeys.set(key, order_id)
      return order_id
    },
    async cancelOrder(id) {
      const order = orders.find(({ order_id }) => order_id === id)
      if (order?.status !== 'pending' && order?.status !== 'processing') return false
      orders = orders.map((each) => (each === order ? { ...each, status: 'cancelled' } : each))
      return true
    },

    async addSession(hash, userId, expires) {
      sessions.set(hash, { userId, expires })
    },
    async session(hash, now) {
      const session = sessions.get(hash)
      if (session && session.expires <= now) sessions.delete(hash)
      return session && session.expires > now ? session.userId : undefined
    },
    async endSession(hash) {
      sessions.delete(hash)
    },
    async endSessionsOf(userId) {
      for (const [hash, session] of sessions) if (session.userId === userId) sessions.delete(hash)
    },
    async addResetToken(hash, userId, expires) {
      resetTokens.push({ hash, userId, expires })
    },
    async takeResetToken(hash, now) {
      const token = resetTokens.find((each) => each.hash === hash && each.expires > now)
      if (token) resetTokens = resetTokens.filter(({ userId }) => userId !== token.userId)
      return token?.userId
    },

    async count(kind, key) {
      const counts = events.get(kind) ?? new Map<string, number>()
      events.set(kind, counts)
      if (counts.has(key) || counts.size < eventKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    counts: async (kind) => events.get(kind) ?? new Map(),
  }
}
