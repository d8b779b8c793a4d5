import type {
  SeedAnnouncement,
  SeedBanner,
  SeedCategory,
  SeedFeedback,
  SeedOrder,
  SeedOrderItem,
  SeedProduct,
  SeedPromotion,
  SeedReview,
  SeedUser,
} from '../mocks/data/types.ts'

/** A product as §3 and §7 name its fields: what the catalogue calls answer. */
export type Product = Omit<SeedProduct, 'subject'> & {
  primary_image: string
  category_name: string
  category_slug: string
}

export type SearchHit = {
  product_id: number
  name: string
  price: number
  image_url: string
  category_name: string
  category_id: number
  slug: string
}

export type Category = SeedCategory
type Review = SeedReview
type Feedback = SeedFeedback
type Announcement = SeedAnnouncement
type Banner = SeedBanner
type Promotion = SeedPromotion
export type User = Omit<SeedUser, 'password'>
type OrderItem = SeedOrderItem & { size?: string | null; color?: string | null }

/** `user_id` is null for a visitor's order. */
export type Order = Omit<SeedOrder, 'user_id' | 'items'> & {
  user_id: number | null
  latitude?: number | null
  longitude?: number | null
  items: OrderItem[]
}

export type NewOrder = Omit<Order, 'order_id' | 'items'> & { items: Omit<OrderItem, 'order_item_id'>[] }

type NewUser = Omit<User, 'user_id'> & { passwordHash: string }

export type Complaint = {
  firstName: string
  lastName: string
  email: string
  invoiceNumber: string
  contactNumber: string
  message: string
  receipt: { type: string; bytes: Uint8Array }
  created_at: string
}

/** Which unique field of a user somebody else has already. */
export type Taken = { taken: 'username' | 'email' }

/**
 * Everything the API keeps, as questions and orders to whatever keeps it. Identifiers that name nothing give
 * undefined, an empty list or false; nothing here throws for what a visitor sent. User names and email addresses are
 * compared without case. Times are milliseconds.
 */
export type Store = {
  /** The catalogue in its own order; with a category, the products at or below it. */
  products(categoryId?: number): Promise<readonly Product[]>
  /** Those of the ids that exist, in any order. */
  productsById(ids: readonly number[]): Promise<readonly Product[]>
  newArrivals(): Promise<readonly Product[]>
  search(query: string, limit: number): Promise<readonly SearchHit[]>
  brands(): Promise<readonly string[]>
  categories(level: Category['level'], parentId?: number): Promise<readonly Category[]>

  promotion(location: string): Promise<Promotion | undefined>
  /** All of them: which are current is a rule. */
  announcements(): Promise<readonly Announcement[]>
  banners(): Promise<readonly Banner[]>

  /** Newest first. */
  reviews(productId: number): Promise<readonly Review[]>
  addReview(review: Omit<Review, 'review_id'>): Promise<Review>

  /** Newest first, `limit` entries after the first `offset`. */
  feedback(offset: number, limit: number): Promise<readonly Feedback[]>
  /** How many there are of each whole rating. */
  feedbackCounts(): Promise<ReadonlyMap<number, number>>
  addFeedback(feedback: Omit<Feedback, 'id'>): Promise<void>
  addComplaint(complaint: Complaint): Promise<void>

  user(id: number): Promise<User | undefined>
  userByName(username: string): Promise<User | undefined>
  userByEmail(email: string): Promise<User | undefined>
  addUser(user: NewUser): Promise<User | Taken>
  updateUser(id: number, changes: Partial<Omit<User, 'user_id'>>): Promise<User | Taken | undefined>
  deleteUser(id: number): Promise<void>
  passwordHash(userId: number): Promise<string | undefined>
  setPassword(userId: number, hash: string): Promise<void>

  /** Newest first. */
  orders(userId: number): Promise<readonly Order[]>
  order(id: number): Promise<Order | undefined>
  /** The new order's id. The same `key` again gives the id it gave before, and no second order. */
  addOrder(order: NewOrder, key?: string): Promise<number>
  /** Whether it was still pending or processing, and is cancelled now. */
  cancelOrder(id: number): Promise<boolean>

  /** Sessions and reset tokens are kept under a hash of what the visitor holds. */
  addSession(hash: string, userId: number, expires: number): Promise<void>
  session(hash: string, now: number): Promise<number | undefined>
  endSession(hash: string): Promise<void>
  endSessionsOf(userId: number): Promise<void>
  addResetToken(hash: string, userId: number, expires: number): Promise<void>
  /** The user of a fresh token, which is used up together with that user's other tokens. */
  takeResetToken(hash: string, now: number): Promise<number | undefined>

  /** Counts one event of a kind, such as 'category-click' of '12'. */
  count(kind: string, key: string): Promise<void>
  counts(kind: string): Promise<ReadonlyMap<string, number>>
}
