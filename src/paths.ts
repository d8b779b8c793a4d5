import { filterParameters, sourceParameters } from './rules/filters.ts'
import type { Id } from './rules/id.ts'
import { isPageBelow } from './rules/offlineCache.ts'
import { paymentWords } from './rules/payments.ts'
import { policyFacts } from './rules/policyFacts.ts'
import { shop } from './shop/config.ts'

/** Who may find a page: search engines, with its address in the sitemap or without; shoppers alone; or its owner. */
type Audience =
  | { audience: 'sitemap'; description: string }
  // The owner's page shows personal data, such as orders, form input or the token of an emailed link: nobody stores it.
  | { audience: 'engines' | 'shoppers' | 'owner'; description?: string }

export type PageRecord = Audience & {
  /** As a pattern of the router. */
  path: string
  /** What its title, its breadcrumb and the menus call it, unless the data name it. */
  name: string
  /** Its file in `src/pages/`, where that is not called like the page: `cart` is in Cart.tsx. */
  file?: string
  /** Default: none. */
  menu?: 'main' | 'policies'
  /** The search parameters with which the server renders, and caches, the page. */
  reads?: readonly string[]
  /** Search parameters that the browser alone reads, since no shared page may hold them. */
  readsInBrowser?: readonly string[]
}

/** Every page of the shop by its address, menus in their order. `src/routes/routes.ts` says what each loads first. */
export const pages = {
  home: { path: '/', name: 'Home', audience: 'sitemap', menu: 'main', description: shop.description },
  products: {
    path: '/products',
    name: 'Products',
    audience: 'sitemap',
    menu: 'main',
    reads: filterParameters,
    file: 'ProductList',
    description: `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
  },
  product: { path: '/products/:id', name: '', audience: 'engines', reads: ['tab'], file: 'ProductDetail' },
  categories: {
    path: '/categories',
    name: 'Categories',
    audience: 'sitemap',
    menu: 'main',
    description: `All ranges of ${shop.name}: ${shop.sells}.`,
  },
  category: { path: '/categories/:id', name: '', audience: 'engines', file: 'Subcategories' },
  subcategory: { path: '/categories/:primary/:id', name: '', audience: 'engines', file: 'Subcategories' },
  categoryProducts: {
    path: '/category/:slug/products',
    name: '',
    audience: 'engines',
    reads: [sourceParameters.category, ...filterParameters],
    file: 'ProductList',
  },
  cart: { path: '/cart', name: 'Cart', audience: 'shoppers', reads: ['add'] },
  orderByList: {
    path: '/order-by-list',
    name: 'Order by list',
    audience: 'sitemap',
    description: 'Paste part numbers with quantities: each line is checked before it enters the cart.',
  },
  checkout: {
    path: '/buying',
    name: 'Checkout',
    audience: 'owner',
    reads: ['product', 'qty', 'size', 'color'],
  },
  confirmation: {
    path: '/order-confirmation',
    name: 'Order confirmation',
    audience: 'owner',
    file: 'OrderConfirmation',
  },
  order: { path: '/order', name: 'Your order', audience: 'owner', readsInBrowser: ['token'] },
  operate: { path: '/operate', name: 'Shop orders', audience: 'owner', reads: ['order'] },
  search: {
    path: '/searchbarr',
    name: 'Search',
    audience: 'shoppers',
    reads: [sourceParameters.search, ...filterParameters],
  },
  about: {
    path: '/about-us',
    name: 'About Us',
    audience: 'sitemap',
    menu: 'main',
    file: 'AboutUs',
    description: shop.aboutPage.description,
  },
  contact: {
    path: '/contact-us',
    name: 'Contact Us',
    audience: 'sitemap',
    menu: 'main',
    file: 'ContactUs',
    description: `Phone, WhatsApp, email and trade counter of ${shop.name}, ${shop.hours}.`,
  },
  feedback: {
    path: '/feedback',
    name: 'Feedback',
    audience: 'sitemap',
    menu: 'main',
    reads: ['page'],
    description: `What customers say of ${shop.name}, and a form to say it too.`,
  },
  complaint: {
    path: '/complaint',
    name: 'Complaint',
    audience: 'sitemap',
    menu: 'main',
    description: 'Tell us what went wrong with an order: a form, and the ways to talk to us.',
  },
  shipping: {
    path: '/shipping-policy',
    name: 'Shipping Policy',
    audience: 'sitemap',
    menu: 'policies',
    file: 'ShippingPolicy',
    description: `Orders processed ${policyFacts.processing}, delivery in ${shop.city} ${policyFacts.colombo} and island-wide ${policyFacts.island}.`,
  },
  returns: {
    path: '/return-policy',
    name: 'Return Policy',
    audience: 'sitemap',
    menu: 'policies',
    file: 'ReturnPolicy',
    description: `Returns ${policyFacts.returns}. Refunds within ${policyFacts.refundOnline} for online payments and ${policyFacts.refundTransfer} for bank transfers.`,
  },
  terms: {
    path: '/terms',
    name: 'Terms & Conditions',
    audience: 'sitemap',
    menu: 'policies',
    description: `The terms of the shop: prices including VAT, payment ${paymentWords.how}, delivery and returns.`,
  },
  disclaimer: {
    path: '/disclaimer',
    name: 'Disclaimer',
    audience: 'sitemap',
    menu: 'policies',
    description: 'What descriptions, pictures and prices of this shop can and cannot tell.',
  },
  // The policies once more, on one page.
  policy: {
    path: '/policy',
    name: 'Policy',
    audience: 'engines',
    description: 'Disclaimer, shipping policy, return policy and terms of the shop on one page.',
  },
  privacy: {
    path: '/privacy-policy',
    name: 'Privacy Policy',
    audience: 'sitemap',
    file: 'PrivacyPolicy',
    description: 'What the shop knows about you, which cookies it sets and how long they last.',
  },
  login: { path: '/login', name: 'Sign In', audience: 'owner' },
  register: { path: '/register', name: 'Register', audience: 'owner', file: 'Login' },
  profile: { path: '/profile', name: 'Profile', audience: 'owner', reads: ['tab'] },
  resetLink: { path: '/reset-password-link', name: 'Reset your password', audience: 'owner' },
  resetPassword: { path: '/reset-password', name: 'Set a new password', audience: 'owner', reads: ['token'] },
  loyalty: {
    path: '/loyalty',
    name: 'Loyalty programme',
    audience: 'sitemap',
    description: 'Gold members have a badge and loyalty points. How to become a gold member.',
  },
} as const satisfies Record<string, PageRecord>

export type PageName = keyof typeof pages

const allPages: readonly PageRecord[] = Object.values(pages)

/** The path of each page, as a pattern for the router. The functions below build addresses from them. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: (typeof pages)[Name]['path']
}

const linksOf = (menu: 'main' | 'policies') =>
  allPages.filter((page) => page.menu === menu).map(({ name, path }) => ({ label: name, to: path }))

export const mainLinks = linksOf('main')
export const policyLinks = linksOf('policies')

/** The paths of the pages that search engines are told of; not those of products and categories. */
export const listedPaths: string[] = allPages
  .filter(({ audience }) => audience === 'sitemap')
  .map(({ path }) => path)

/** Whether the page at this path may be stored by servers and devices: its owner's, and any below it, may not. BEY-25 */
export const isCacheablePage = (path: string): boolean =>
  !allPages.some((page) => page.audience === 'owner' && isPageBelow(path, page.path))

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
