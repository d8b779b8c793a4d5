// The records of the reference API as they are kept in memory. The server copies them at start and may change them.

type Flag = 0 | 1

export type SeedProduct = {
  product_id: number
  name: string
  sku: string
  price: number
  description: string
  images: string[]
  unit: string
  brand: string
  category_id: number
  delivery_available: Flag
  only_cod: Flag
  only_colombo: Flag
  subject: string
  created_at: string
}

export type SeedCategory = {
  category_id: number
  parent_id: number | null
  level: 'primary' | 'secondary' | 'tertiary'
  name: string
  slug: string
  /** Empty as long as nothing in the category has a picture. */
  thumbnail: string
  description: string
}

export type SeedReview = {
  review_id: number
  product_id: number
  name: string
  rating: number
  comment: string
  created_at: string
}

export type SeedFeedback = { id: number; rating: number; title: string; content: string; created_at: string }

export type SeedAnnouncement = {
  id: number
  title: string
  content: string
  link: string | null
  is_active: Flag
  is_urgent: Flag
  start_date: string
  end_date: string
}

export type SeedImage = { image_url: string; alt_text: string }

export type SeedBanner = { id: number; title: string; content: string; link: string; images: SeedImage[] }

export type SeedPromotion = { location: string; name: string; description: string; current_image: SeedImage }

export type SeedUser = {
  user_id: number
  username: string
  /** Plain text: the server hashes it when it starts. */
  password: string
  first_name: string
  last_name: string
  name: string
  email: string
  phone: string
  address: string
  membershipLevel: string
  loyaltyPoints: number
}

export type SeedOrderItem = {
  order_item_id: number
  product_id: number
  product_name: string
  image_url: string
  quantity: number
  unit_price: number
}

export type SeedOrder = {
  order_id: number
  user_id: number
  order_date: string
  status: 'pending' | 'processing' | 'shipped' | 'completed' | 'cancelled'
  first_name: string
  last_name: string
  phone: string
  email: string
  items: SeedOrderItem[]
  shipping_cost: number
  total_amount: number
  shipping_address: string
  billing_address: string
  payment_method: 'payhere' | 'kokoPay' | 'COD'
  payment_status: string
  notes: string
}

export type Seed = {
  products: SeedProduct[]
  categories: SeedCategory[]
  reviews: SeedReview[]
  feedback: SeedFeedback[]
  announcements: SeedAnnouncement[]
  banners: SeedBanner[]
  promotions: SeedPromotion[]
  newArrivals: number[]
  brands: string[]
  users: SeedUser[]
  orders: SeedOrder[]
}
