import * as z from 'zod/mini'
import { filterParameters, sourceParameters } from './rules/filters.ts'
import { type Id, toId } from './rules/id.ts'

/** Every path of the shop, as a pattern for the route table. The functions below build addresses from them. */
export const paths = {
  home: '/',
  products: '/products',
  product: '/products/:id',
  categories: '/categories',
  category: '/categories/:id',
  subcategory: '/categories/:primary/:id',
  categoryProducts: '/category/:slug/products',
  cart: '/cart',
  orderByList: '/order-by-list',
  checkout: '/buying',
  confirmation: '/order-confirmation',
  order: '/order',
  operate: '/operate',
  search: '/searchbarr',
  complaint: '/complaint',
  feedback: '/feedback',
  about: '/about-us',
  contact: '/contact-us',
  terms: '/terms',
  returns: '/return-policy',
  shipping: '/shipping-policy',
  disclaimer: '/disclaimer',
  policy: '/policy',
  privacy: '/privacy-policy',
  login: '/login',
  register: '/register',
  profile: '/profile',
  resetLink: '/reset-password-link',
  resetPassword: '/reset-password',
  loyalty: '/loyalty',
} as const

/**
 * The search parameters with which the server renders, and caches, the page at a path. Any other is read in the browser
 * alone: the token of /order, which no shared page may hold.
 */
export const searchParameters: Partial<Record<string, readonly string[]>> = {
  [paths.products]: filterParameters,
  [paths.categoryProducts]: [sourceParameters.category, ...filterParameters],
  [paths.product]: ['tab'],
  [paths.cart]: ['add'],
  [paths.checkout]: ['product', 'qty', 'size', 'color'],
  [paths.search]: [sourceParameters.search, ...filterParameters],
  [paths.profile]: ['tab'],
  [paths.resetPassword]: ['token'],
  [paths.feedback]: ['page'],
  [paths.operate]: ['order'],
}

// Halves of characters, which an import may have cut, cannot be encoded, and would cost the whole page or sitemap.
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

export const productPath = (id: Id) => `/products/${encoded(String(id))}`

export const categoryPath = (slug: string) => `/categories/${encoded(slug)}`

/** The page of a secondary category, below its primary category. */
export const subcategoryPath = (primary: string, slug: string) => `${categoryPath(primary)}/${encoded(slug)}`

/** The product list of one category. The address carries the id too, so that a pasted link finds it (decision 23). */
export const categoryProductsPath = (slug: string, id?: Id) =>
  `/category/${encoded(slug)}/products${id === undefined ? '' : `?cat_id=${encoded(String(id))}`}`

/** The page of one order, opened by the signed token of its link. */
export const orderLinkPath = (token: string) => `/order?token=${token}`

/** The operator's page with one order opened. */
export const operateOrderPath = (id: Id) => `/operate?order=${encoded(String(id))}`

export const searchPath = (query: string) => `/searchbarr?q=${encoded(query)}`

/** Checkout of one product by address alone. Without a product, checkout takes the stored cart. */
export const checkoutPath = (id: Id, quantity: number) =>
  `/buying?product=${encoded(String(id))}&qty=${quantity}`

/** The cart page for a cart link; `add` is written by `writeCartLink` (BEY-09). */
export const cartLinkPath = (add: string) => `/cart?add=${add}`

/** Returns a parser of navigation state: it comes from outside (history, links of other pages) and is never trusted. */
function reader<Schema extends z.ZodMiniType>(schema: Schema) {
  return (state: unknown): z.output<Schema> | undefined => {
    const read = z.safeParse(schema, state)
    return read.success ? (read.data as z.output<Schema>) : undefined
  }
}

const id = z.custom<Id>((value) => toId(value) !== undefined)

/** §2 /category/{slug}/products: the category and its name. */
export const readCategoryState = reader(z.object({ cat_id: id, name: z.optional(z.string()) }))

const optionalText = z.optional(z.string())

/** §2 /categories/{id} (a): a primary category. */
export const readPrimaryState = reader(z.object({ primary_cat_id: id, slug: optionalText, name: z.string() }))

/** §2 /categories/{id} (b): a secondary category. */
export const readSecondaryState = reader(
  z.object({ secondary_cat_id: id, slug: optionalText, name: z.string(), description: optionalText }),
)

/** §2 /buying: one product, or the items of a cart. Their fields are read by `readCartItem` of the cart rules. */
export const readCheckoutState = reader(
  z.object({ product: z.optional(z.unknown()), cartItems: z.optional(z.array(z.unknown())) }),
)

/** /order: the form of the gateway's page, to which the shopper is on the way. */
export const readPaymentState = reader(
  z.object({ payment: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }) }),
)

/** §2 /order-confirmation. */
const ConfirmationState = z.object({
  orderId: z.optional(id),
  orderTotal: z.optional(z.number()),
  shippingAddress: z.optional(z.string()),
})
export const readConfirmationState = reader(ConfirmationState)
