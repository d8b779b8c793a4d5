import type { Order, ProductRecord, Seed } from '../../server/store/records.ts'
import { limits } from '../../src/rules/limits.ts'
import type { Place } from '../../src/rules/place.ts'
import { wireFlags } from '../../src/rules/restrictions.ts'
import { shop } from '../../src/shop/config.ts'

/** Friday noon in Colombo. */
export const noon = new Date('2026-11-20T12:00:00+05:30')

export const minutes = (count: number) => count * 60 * 1000

export const xss = '<script>alert("x")</script><img src=x onerror=alert(1)>'

const product = (
  fields: Pick<ProductRecord, 'product_id' | 'name' | 'price'> & Partial<ProductRecord>,
): ProductRecord => ({
  sku: `SKU-${fields.product_id}`,
  description: 'A part.',
  images: ['/images/part@800.webp', '/images/part--side@800.webp'],
  unit: 'each',
  brand: 'Korvane',
  category_id: 112,
  ...wireFlags(),
  created_at: '2026-11-01T02:30:00.000Z',
  ...fields,
})

/** Ids of the products below, by what is special about them. */
export const part = {
  padlock: 1,
  /** As dear as bounds of §9, and a cent above them: `freeDeliveryOver` and `promotionOver`. */
  atFreeDelivery: 2,
  overFreeDelivery: 3,
  atPromotion: 4,
  overPromotion: 5,
  codOnly: 6,
  colomboOnly: 7,
  notDelivered: 8,
  hinge: 9,
  washer: 10,
  dearColomboOnly: 11,
}

const { freeDeliveryOver, promotionOver } = limits

const products: ProductRecord[] = [
  product({ product_id: 1, name: 'Brass padlock 50 mm', price: 1890, sku: 'PAD-B50-BR', category_id: 21 }),
  product({ product_id: 2, name: 'Gate set', price: freeDeliveryOver }),
  product({ product_id: 3, name: 'Gate set with cent', price: freeDeliveryOver + 0.01 }),
  product({ product_id: 4, name: 'Door set', price: promotionOver }),
  product({ product_id: 5, name: 'Door set with cent', price: promotionOver + 0.01 }),
  product({ product_id: 6, name: 'Cement 50 kg', price: 2450, only_cod: 1, brand: 'Talawa Steel' }),
  product({ product_id: 7, name: 'Fly screen', price: 1000, only_colombo: 1 }),
  product({ product_id: 8, name: 'Glass sheet', price: 1000, delivery_available: 0, images: [] }),
  product({
    product_id: 9,
    name: 'Butt hinge 102 × 75 mm',
    price: 1640,
    sku: 'HNG-K102-BK',
    category_id: 111,
  }),
  product({ product_id: 10, name: 'Washer', price: 0.1, brand: 'Hinge & Sons' }),
  product({ product_id: 11, name: 'Roller door', price: freeDeliveryOver + 1000, only_colombo: 1 }),
]

const order = (fields: Partial<Order> & Pick<Order, 'order_id' | 'order_date'>): Order => ({
  user_id: 1,
  status: 'pending',
  first_name: 'Nadeesha',
  last_name: 'Perera',
  phone: '0771234567',
  email: 'nadeesha@mail.example',
  items: [
    {
      order_item_id: fields.order_id * 10,
      product_id: 1,
      product_name: 'Brass padlock 50 mm',
      image_url: '/images/part@800.webp',
      quantity: 1,
      unit_price: 1890,
    },
  ],
  shipping_cost: 350,
  total_amount: 2240,
  shipping_address: '17 Station Road, Wellawatte, 00600',
  billing_address: '',
  payment_method: 'COD',
  payment_status: 'pending',
  notes: '',
  ...fields,
})

const ago = (ms: number) => new Date(Number(noon) - ms).toISOString()

const category = (
  category_id: number,
  parent_id: number | null,
  level: Seed['categories'][number]['level'],
  name: string,
) => ({
  category_id,
  parent_id,
  level,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  thumbnail: '/images/part@800.webp',
  description: '',
})

const user = (user_id: number, username: string, name: string) => ({
  user_id,
  username,
  password: 'Demo@2026',
  first_name: name,
  last_name: 'Perera',
  name: `${name} Perera`,
  email: `${username}@mail.example`,
  phone: '0771234567',
  address: '17 Station Road, Wellawatte, Colombo 06',
  membershipLevel: 'gold',
  loyaltyPoints: 1840,
})

const review = (review_id: number, name: string, rating: number, comment: string, created_at: string) => ({
  review_id,
  product_id: 1,
  name,
  rating,
  comment,
  created_at,
})

const announcement = (
  id: number,
  title: string,
  start_date: string,
  end_date: string,
): Seed['announcements'][number] => ({
  id,
  title,
  content: '',
  link: null,
  is_active: 1,
  is_urgent: 0,
  start_date,
  end_date,
})

/** A small shop whose prices lie on the bounds of the rules. */
export const seed = (): Seed => ({
  products,
  categories: [
    category(1, null, 'primary', 'Hinges'),
    category(2, null, 'primary', 'Locks'),
    category(11, 1, 'secondary', 'Door hinges'),
    category(21, 2, 'secondary', 'Padlocks'),
    category(111, 11, 'tertiary', 'Butt hinges'),
    category(112, 11, 'tertiary', 'Gate hinges'),
  ],
  reviews: [
    review(1, 'Ruwan', 4, 'Good.', '2026-11-01T02:30:00.000Z'),
    review(2, 'Amara', 5, 'Firm.', '2026-11-03T02:30:00.000Z'),
  ],
  feedback: Array.from({ length: 14 }, (_, i) => ({
    id: i + 1,
    rating: (i % 5) + 1,
    title: `Title ${i + 1}`,
    content: 'Content',
    created_at: new Date(Date.UTC(2026, 10, 1 + i)).toISOString(),
  })),
  announcements: [
    announcement(1, 'Now', '2026-11-20', '2026-11-20'),
    announcement(2, 'Over', '2026-11-01', '2026-11-19'),
    announcement(3, 'Later', '2026-11-21', '2026-11-30'),
    { ...announcement(4, 'Off', '2026-11-01', '2026-11-30'), is_active: 0 },
    { ...announcement(5, 'Rain', '2026-11-01', '2026-11-30'), is_urgent: 1, link: '/shipping-policy' },
  ],
  banners: [
    {
      id: 1,
      title: 'Hinges',
      content: 'By the millimetre',
      link: '/products',
      images: [{ image_url: '/images/banner.webp', alt_text: 'Hinges' }],
    },
  ],
  promotions: [
    {
      location: 'home-page-new-arrivals',
      name: 'New arrivals',
      description: 'Fresh',
      current_image: { image_url: '/images/new.webp', alt_text: 'New parts' },
    },
  ],
  newArrivals: [9, 1],
  users: [user(1, 'demo', 'Nadeesha'), user(2, 'ruwan', 'Ruwan')],
  orders: [
    order({ order_id: 10_001, order_date: ago(minutes(24 * 60)), status: 'completed' }),
    order({ order_id: 10_002, order_date: ago(minutes(120)) }),
    order({ order_id: 10_003, order_date: ago(minutes(10)), status: 'processing' }),
    order({ order_id: 10_004, order_date: ago(minutes(5)), status: 'shipped' }),
    order({ order_id: 10_005, order_date: ago(minutes(1)), user_id: 2 }),
  ],
})

const place = (
  name: string,
  postcode: string,
  lat: number,
  lng: number,
  area: string | null = null,
): Place => ({
  name,
  area,
  postcode,
  lat,
  lng,
  district: area ? 'Colombo' : name,
})

/** Returns the latitude that is `km` kilometres north of the shop by road. */
const north = (km: number) => shop.location.lat + (km / 1.3 / 6371) * (180 / Math.PI)

/** "Near" is exactly 20 km away by road, "Far" 20.1 km. */
export const places: Place[] = [
  place('Colombo 6', '00600', 6.87466, 79.86048, 'Wellawatta'),
  place('Kandy', '20000', 7.29636, 80.63503),
  place('Near', '11111', north(20), shop.location.lng),
  place('Far', '11112', north(20.1), shop.location.lng),
  // Two places of one name, the nearer within Colombo.
  { ...place('Twice', '11113', north(8), shop.location.lng), district: 'Colombo' },
  { ...place('Twice', '11114', north(38), shop.location.lng), district: 'Kandy' },
]
