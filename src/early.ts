import { paths } from './paths.ts'
import { headerPictures, pictureSources } from './rules/pictures.ts'

type Early = {
  path: string
  page: string
  calls: string[]
  /** The picture that the page opens with, as its <source> elements have it: the attributes of a preloading link. */
  pictures?: { imagesrcset: string; imagesizes: string; media: string }[]
}

const source = (path: string, imagesizes: string, media: string) => ({
  imagesrcset: pictureSources(path).avif ?? '',
  imagesizes,
  media,
})

/**
 * What the page at an address surely needs, known before any script has run. The build turns this into a few lines
 * in index.html that start the page's chunk and its calls together with the entry: `:id` is filled in from the path,
 * `{cat_id}` from the query, without which the call is left out.
 */
export const early: Early[] = [
  {
    path: paths.home,
    page: 'Home',
    calls: ['/content/announcements/active', '/content/banners/active'],
    pictures: [
      source(headerPictures.desktop.path, headerPictures.desktop.sizes, headerPictures.wide),
      source(headerPictures.phone.path, headerPictures.phone.sizes, `not all and ${headerPictures.wide}`),
    ],
  },
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
  { path: paths.category, page: 'Subcategories', calls: ['/categories/primary'] },
  { path: paths.subcategory, page: 'Subcategories', calls: ['/categories/primary'] },
  { path: paths.search, page: 'Search', calls: [] },
  { path: paths.login, page: 'Login', calls: [] },
  { path: paths.register, page: 'Login', calls: [] },
  { path: paths.profile, page: 'Profile', calls: [] },
  { path: paths.resetLink, page: 'ResetLink', calls: [] },
  { path: paths.resetPassword, page: 'ResetPassword', calls: [] },
  { path: paths.feedback, page: 'Feedback', calls: ['/feedback/reviews/analytics'] },
  { path: paths.complaint, page: 'Complaint', calls: [] },
  { path: paths.about, page: 'AboutUs', calls: [] },
  { path: paths.contact, page: 'ContactUs', calls: [] },
  { path: paths.terms, page: 'Terms', calls: [] },
  { path: paths.returns, page: 'ReturnPolicy', calls: [] },
  { path: paths.shipping, page: 'ShippingPolicy', calls: [] },
  { path: paths.privacy, page: 'PrivacyPolicy', calls: [] },
]

/** Asked for at every address. */
export const earlyEverywhere = ['/auth/profile']
