import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { inTime } from './lib/inTime.ts'
import { paths } from './paths.ts'
import { limits } from './rules/limits.ts'

type Load = () => Promise<{ default: ComponentType }>

/** §9: a chunk that has not arrived in time counts as failed, so that the error screen offers a retry. */
const page = (path: string, load: Load) => ({
  path,
  load,
  Page: lazy(() => inTime(load(), limits.chunkTimeout)),
})

const login = page(paths.login, () => import('./pages/Login.tsx'))

/** The route table: every page is a chunk of its own. Stories mount the same table. */
export const routes = [
  page(paths.home, () => import('./pages/Home.tsx')),
  page(paths.products, () => import('./pages/ProductList.tsx')),
  page(paths.categoryProducts, () => import('./pages/ProductList.tsx')),
  page(paths.product, () => import('./pages/ProductDetail.tsx')),
  page(paths.categories, () => import('./pages/Categories.tsx')),
  page(paths.category, () => import('./pages/Subcategories.tsx')),
  page(paths.subcategory, () => import('./pages/Subcategories.tsx')),
  page(paths.cart, () => import('./pages/Cart.tsx')),
  page(paths.checkout, () => import('./pages/Checkout.tsx')),
  page(paths.confirmation, () => import('./pages/OrderConfirmation.tsx')),
  page(paths.search, () => import('./pages/Search.tsx')),
  login,
  // One and the same page: going from one of its tabs to the other keeps what is typed.
  { ...login, path: paths.register },
  page(paths.profile, () => import('./pages/Profile.tsx')),
  page(paths.loyalty, () => import('./pages/Loyalty.tsx')),
  page(paths.resetLink, () => import('./pages/ResetLink.tsx')),
  page(paths.resetPassword, () => import('./pages/ResetPassword.tsx')),
  page(paths.feedback, () => import('./pages/Feedback.tsx')),
  page(paths.complaint, () => import('./pages/Complaint.tsx')),
  page(paths.about, () => import('./pages/AboutUs.tsx')),
  page(paths.contact, () => import('./pages/ContactUs.tsx')),
  page(paths.terms, () => import('./pages/Terms.tsx')),
  page(paths.returns, () => import('./pages/ReturnPolicy.tsx')),
  page(paths.shipping, () => import('./pages/ShippingPolicy.tsx')),
  page(paths.disclaimer, () => import('./pages/Disclaimer.tsx')),
  page(paths.policy, () => import('./pages/Policy.tsx')),
  page(paths.privacy, () => import('./pages/PrivacyPolicy.tsx')),
  page('*', () => import('./pages/NotFound.tsx')),
]

/** Fetches the chunk of the page at `pathname` ahead of a click; a failure shows when the page is opened. */
export function preloadPage(pathname: string): void {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  void route?.load().catch(() => undefined)
}
