import * as z from 'zod'
import { wireFlagNames } from '../../../src/rules/restrictions.ts'

// The answers of section 7 to the letter. The contract in src/api tolerates known deviations of back ends; these shapes
// do not, so that every deviation can be reported.

const id = z.union([z.number(), z.string()])
const flag = z.literal([0, 1])
const image = z.looseObject({ image_url: z.string(), alt_text: z.string() })

const product = z.looseObject({
  product_id: id,
  name: z.string().min(1),
  sku: z.string(),
  price: z.number().min(0),
  description: z.string(),
  images: z.array(z.string()),
  unit: z.string(),
  brand: z.string(),
  ...Object.fromEntries(wireFlagNames.map((name) => [name, flag])),
})

const searchResult = z.looseObject({
  product_id: id,
  name: z.string().min(1),
  price: z.number(),
  image_url: z.string(),
  category_name: z.string(),
  category_id: id,
  slug: z.string(),
})

const category = z.looseObject({
  category_id: id,
  name: z.string().min(1),
  slug: z.string().min(1),
  thumbnail: z.string(),
})
const categoryList = z.looseObject({ categories: z.array(category) })

const user = z.looseObject({
  user_id: id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  membershipLevel: z.string(),
  loyaltyPoints: z.number(),
})

const order = z.looseObject({
  order_id: id,
  order_date: z.string(),
  status: z.literal(['pending', 'processing', 'shipped', 'completed', 'cancelled']),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  items: z.array(z.looseObject({ product_name: z.string(), quantity: z.number(), unit_price: z.number() })),
  shipping_cost: z.number(),
  total_amount: z.number(),
  shipping_address: z.string(),
  billing_address: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
})

const announcement = z.looseObject({
  id,
  title: z.string(),
  content: z.string(),
  link: z.string().nullish(),
  is_active: z.union([flag, z.boolean()]),
  is_urgent: z.union([flag, z.boolean()]),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
})

const review = z.looseObject({
  review_id: id,
  product_id: id,
  name: z.string(),
  rating: z.number().min(0).max(5),
  comment: z.string(),
  created_at: z.string(),
})

const feedbackReview = z.looseObject({
  id,
  rating: z.number().min(1).max(5),
  title: z.string(),
  content: z.string(),
  created_at: z.string(),
})

/** The answer of each call by the specification. */
export const shapes = {
  'products.list': z.array(product),
  'products.one': product,
  'products.newArrivals': z.array(product),
  'products.search': z.array(searchResult),
  'products.brands': z.array(z.string().min(1)),
  'reviews.list': z.array(review),
  'categories.primary': categoryList,
  'categories.secondary': categoryList,
  'categories.tertiary': categoryList,
  'content.promotionalBanner': z.looseObject({
    name: z.string(),
    description: z.string(),
    current_image: image,
  }),
  'content.announcements': z.array(announcement),
  'content.banners': z.array(z.looseObject({ images: z.array(z.looseObject({ image_url: z.string() })) })),
  'delivery.charge': z.looseObject({
    distanceInKm: z.number().min(0),
    shippingCost: z.number().min(0),
    location: z.looseObject({ lat: z.number(), lng: z.number() }),
    message: z.string(),
  }),
  'feedback.analytics': z.looseObject({
    averageRating: z.number(),
    totalReviews: z.number(),
    ratingDistribution: z.record(z.string(), z.number()),
  }),
  'feedback.list': z.looseObject({
    reviews: z.array(feedbackReview),
    total: z.number(),
    pages: z.number(),
  }),
  'captcha.challenge': z.looseObject({ algorithm: z.string(), challenge: z.string() }),
  'session.profile': user,
  'orders.list': z.array(order),
} satisfies Record<string, z.ZodType>

export type CallName = keyof typeof shapes
