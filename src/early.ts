import { paths } from './paths.ts'

/**
 * What the page at an address surely needs, known before any script has run. The build turns this into a few lines
 * in index.html that start the page's chunk and its calls together with the entry: `:id` is filled in from the path,
 * `{cat_id}` from the query, without which the call is left out.
 */
export const early: { path: string; page: string; calls: string[] }[] = [
  { path: paths.home, page: 'Home', calls: ['/categories/primary'] },
  { path: paths.products, page: 'ProductList', calls: ['/products', '/products/brands'] },
  {
    path: paths.categoryProducts,
    page: 'ProductList',
    calls: ['/products?categoryId={cat_id}', '/products/brands'],
  },
  { path: paths.product, page: 'ProductDetail', calls: ['/products/:id', '/products/reviews/:id'] },
  { path: paths.cart, page: 'Cart', calls: [] },
  { path: paths.checkout, page: 'Checkout', calls: [] },
  { path: paths.confirmation, page: 'OrderConfirmation', calls: [] },
  { path: paths.categories, page: 'Categories', calls: ['/categories/primary'] },
  { path: paths.search, page: 'Search', calls: [] },
  { path: paths.login, page: 'Login', calls: [] },
  { path: paths.register, page: 'Login', calls: [] },
  { path: paths.about, page: 'AboutUs', calls: [] },
  { path: paths.contact, page: 'ContactUs', calls: [] },
  { path: paths.terms, page: 'Terms', calls: [] },
  { path: paths.returns, page: 'ReturnPolicy', calls: [] },
  { path: paths.shipping, page: 'ShippingPolicy', calls: [] },
  { path: paths.privacy, page: 'PrivacyPolicy', calls: [] },
]

/** Asked for at every address. */
export const earlyEverywhere = ['/auth/profile']
