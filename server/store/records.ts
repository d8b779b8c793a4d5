import type { Flag } from '../../src/rules/flag.ts'
import type { OrderStatus } from '../../src/rules/orders.ts'
import type { PaymentValue } from '../../src/rules/payments.ts'
import type { WireFlags } from '../../src/rules/restrictions.ts'
import type { SearchMatch } from '../../src/rules/searchMatch.ts'

// The shop's records, with the field names of the specification (§3, §7). Amounts are in rupees, dates are ISO text.

/** A product as stored. The catalogue is in the order in which products were added. */
export type ProductRecord = WireFlags & {
  product_id: number
  name: string
  sku: string
  price: number
  description: string
  /** Image paths, the main image first; may be empty. */
  images: string[]
  unit: string
  brand: string
  category_id: number
  created_at: string
}

/** A product as the catalogue calls return it. */
export type Product = ProductRecord & {
  primary_image: string
  category_name: string
  category_slug: string
  /** The categories above its own, upper levels first; not in lists, where they would be the larger part. */
  category_parents?: CategoryName[]
}

export type CategoryName = Pick<Category, 'category_id' | 'name' | 'slug'>

/** A search result: its own fields, and those of the product with which a list shows it. */
export type SearchHit = Omit<Product, 'images' | 'created_at' | 'primary_image' | 'category_slug'> & {
  image_url: string
  slug: string
  match?: SearchMatch
}

export type Category = {
  category_id: number
  parent_id: number | null
  level: 'primary' | 'secondary' | 'tertiary'
  name: string
  slug: string
  /** Empty while no product of the category has a picture. */
  thumbnail: string
  description: string
}

export type Review = {
  review_id: number
  product_id: number
  name: string
  rating: number
  comment: string
  created_at: string
}

export type Feedback = { id: number; rating: number; title: string; content: string; created_at: string }

/** The dates are calendar days in Colombo, both inclusive. */
export type Announcement = {
  id: number
  title: string
  content: string
  link: string | null
  is_active: Flag
  is_urgent: Flag
  start_date: string
  end_date: string
}

export type Image = { image_url: string; alt_text: string }

export type Banner = { id: number; title: string; content: string; link: string; images: Image[] }

export type Promotion = { location: string; name: string; description: string; current_image: Image }

export type User = {
  user_id: number
  username: string
  first_name: string
  last_name: string
  name: string
  email: string
  phone: string
  address: string
  membershipLevel: string
  loyaltyPoints: number
}

export type NewUser = Omit<User, 'user_id'> & { passwordHash: string }

type OrderItem = {
  order_item_id: number
  product_id: number
  product_name: string
  image_url: string
  quantity: number
  unit_price: number
  size?: string | null
  color?: string | null
}

/** `user_id` is null for a visitor's order and for the order of a deleted account. */
export type Order = {
  order_id: number
  user_id: number | null
  order_date: string
  status: OrderStatus
  first_name: string
  last_name: string
  phone: string
  email: string
  items: OrderItem[]
  shipping_cost: number
  total_amount: number
  shipping_address: string
  billing_address: string
  payment_method: PaymentValue
  payment_status: string
  notes: string
  latitude?: number | null
  longitude?: number | null
}

export type NewOrder = Omit<Order, 'order_id' | 'items'> & { items: Omit<OrderItem, 'order_item_id'>[] }

/** `receipt.name` is the image's name in `Receipts`; its type is detected from the content, its size is in bytes. */
export type Complaint = {
  complaint_id: number
  firstName: string
  lastName: string
  email: string
  invoiceNumber: string
  contactNumber: string
  message: string
  receipt: { name: string; type: string; size: number }
  created_at: string
  /** When the operator answered it; null while nobody has. */
  answered_at: string | null
}

/** The initial data of a shop. Ids are kept; a user's password is plain text here and stored as a hash. */
export type Seed = {
  products: ProductRecord[]
  categories: Category[]
  reviews: Review[]
  feedback: Feedback[]
  announcements: Announcement[]
  banners: Banner[]
  promotions: Promotion[]
  /** Product ids, newest first. */
  newArrivals: number[]
  users: (User & { password: string })[]
  orders: Order[]
}
