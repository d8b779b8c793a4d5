import { matchRoutes } from 'react-router-dom'
import { paths, searchParameters } from '../paths.ts'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { announcementsQuery, bannersQuery, promotionalBannerQuery } from '../queries/content.ts'
import { feedbackAnalyticsQuery, feedbackPageQuery } from '../queries/feedback.ts'
import {
  brandsQuery,
  isProductId,
  listPageQuery,
  newArrivalsQuery,
  productQuery,
} from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { searchQuery } from '../queries/search.ts'
import { trailQuery } from '../queries/trail.ts'
import { noFilters, readFilters, readPage } from '../rules/filters.ts'
import { toId } from '../rules/id.ts'
import { paymentWords } from '../rules/payments.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import { shop } from '../shop/config.ts'
import { category, categoryProducts } from './categoryRoutes.ts'
import { homeHead, notFoundHead, pageHead, productHead, titleOnlyHead } from './heads.ts'
import { firstView, type Match, type Route, route } from './route.ts'

// One page for two paths: what was typed survives switching between its tabs.
const login = route(paths.login, 'Login', () => import('../pages/Login.tsx'), {
  title: 'Sign In',
  noindex: true,
})

const queryOf = (search: URLSearchParams) => (search.get('q') ?? '').trim()

/** The route table, read by the router, the server, prefetching and the tests. Every page is a chunk of its own. */
export const routes: Route[] = [
  route(paths.home, 'Home', () => import('../pages/Home.tsx'), {
    head: homeHead,
    queries: () => [
      firstView(announcementsQuery),
      firstView(bannersQuery),
      firstView(primaryCategoriesQuery),
      ...shop.home.rows.map(({ id }) => firstView(listPageQuery(id, noFilters))),
      firstView(newArrivalsQuery),
      firstView(promotionalBannerQuery(shop.promotions.newArrivals)),
      firstView(brandsQuery),
    ],
  }),
  route(paths.products, 'ProductList', () => import('../pages/ProductList.tsx'), {
    title: 'Products',
    description: `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
    queries: ({ search }) => [
      firstView(listPageQuery('all', readFilters(search))),
      firstView(brandsQuery),
      firstView(primaryCategoriesQuery),
    ],
  }),
  route(paths.product, 'ProductDetail', () => import('../pages/ProductDetail.tsx'), {
    queries: ({ params }, client) => {
      const id = toId(params.id)
      if (!isProductId(id)) return []
      const product = productQuery(id)
      const { category_slug, category_parents } = client.getQueryData(product.queryKey) ?? {}
      return [
        firstView(product),
        firstView(reviewsQuery(id)),
        // For the breadcrumb of a back end whose record has no levels: many calls, which only the server makes.
        ...(typeof document === 'undefined' && category_slug && !category_parents
          ? [firstView(trailQuery(category_slug))]
          : []),
      ]
    },
    head: ({ params }, client) => {
      const id = toId(params.id)
      const state = isProductId(id) ? client.getQueryState(productQuery(id).queryKey) : undefined
      if (state?.data) return productHead(state.data, client)
      if (!isProductId(id) || state?.data === null) return notFoundHead('We do not have this product')
      return titleOnlyHead(state?.status === 'error' ? 'This product did not load' : '')
    },
  }),
  route(paths.categoryProducts, 'ProductList', () => import('../pages/ProductList.tsx'), categoryProducts),
  route(paths.categories, 'Categories', () => import('../pages/Categories.tsx'), {
    title: 'Categories',
    description: `All ranges of ${shop.name}: ${shop.sells}.`,
    queries: () => [firstView(primaryCategoriesQuery)],
  }),
  route(paths.category, 'Subcategories', () => import('../pages/Subcategories.tsx'), category),
  route(paths.subcategory, 'Subcategories', () => import('../pages/Subcategories.tsx'), category),
  route(paths.cart, 'Cart', () => import('../pages/Cart.tsx'), { title: 'Cart', noindex: true }),
  route(paths.orderByList, 'OrderByList', () => import('../pages/OrderByList.tsx'), {
    title: 'Order by list',
    description: 'Paste part numbers with quantities: each line is checked before it enters the cart.',
  }),
  route(paths.checkout, 'Checkout', () => import('../pages/Checkout.tsx'), {
    title: 'Checkout',
    noindex: true,
  }),
  route(paths.confirmation, 'OrderConfirmation', () => import('../pages/OrderConfirmation.tsx'), {
    title: 'Order confirmation',
    noindex: true,
  }),
  route(paths.order, 'Order', () => import('../pages/Order.tsx'), { title: 'Your order', noindex: true }),
  route(paths.operate, 'Operate', () => import('../pages/Operate.tsx'), {
    head: notFoundHead('Shop orders'),
  }),
  route(paths.search, 'Search', () => import('../pages/Search.tsx'), {
    queries: ({ search }) => [firstView(searchQuery(queryOf(search))), firstView(brandsQuery)],
    head: ({ search }) => ({
      ...pageHead('Search', paths.search),
      noindex: true,
      ...titleOnlyHead(queryOf(search) ? `Search: ${queryOf(search)}` : 'Search'),
    }),
  }),
  login,
  {
    ...login,
    path: paths.register,
    head: () => ({ ...pageHead('Register', paths.register), noindex: true }),
  },
  route(paths.profile, 'Profile', () => import('../pages/Profile.tsx'), { title: 'Profile', noindex: true }),
  route(paths.loyalty, 'Loyalty', () => import('../pages/Loyalty.tsx'), {
    title: 'Loyalty programme',
    description: 'Gold members have a badge and loyalty points. How to become a gold member.',
  }),
  route(paths.resetLink, 'ResetLink', () => import('../pages/ResetLink.tsx'), {
    title: 'Reset your password',
    noindex: true,
  }),
  route(paths.resetPassword, 'ResetPassword', () => import('../pages/ResetPassword.tsx'), {
    title: 'Set a new password',
    noindex: true,
  }),
  route(paths.feedback, 'Feedback', () => import('../pages/Feedback.tsx'), {
    queries: ({ search }) => [
      firstView(feedbackAnalyticsQuery),
      firstView(feedbackPageQuery(readPage(search))),
    ],
    title: 'Feedback',
    description: `What customers say of ${shop.name}, and a form to say it too.`,
  }),
  route(paths.complaint, 'Complaint', () => import('../pages/Complaint.tsx'), {
    title: 'Complaint',
    description: 'Tell us what went wrong with an order: a form, and the ways to talk to us.',
  }),
  route(paths.about, 'AboutUs', () => import('../pages/AboutUs.tsx'), {
    title: 'About Us',
    description: shop.aboutPage.description,
  }),
  route(paths.contact, 'ContactUs', () => import('../pages/ContactUs.tsx'), {
    title: 'Contact Us',
    description: `Phone, WhatsApp, email and trade counter of ${shop.name}, ${shop.hours}.`,
  }),
  route(paths.terms, 'Terms', () => import('../pages/Terms.tsx'), {
    title: 'Terms & Conditions',
    description: `The terms of the shop: prices including VAT, payment ${paymentWords.how}, delivery and returns.`,
  }),
  route(paths.returns, 'ReturnPolicy', () => import('../pages/ReturnPolicy.tsx'), {
    title: 'Return Policy',
    description: `Returns ${policyFacts.returns}. Refunds within ${policyFacts.refundOnline} for online payments and ${policyFacts.refundTransfer} for bank transfers.`,
  }),
  route(paths.shipping, 'ShippingPolicy', () => import('../pages/ShippingPolicy.tsx'), {
    title: 'Shipping Policy',
    description: `Orders processed ${policyFacts.processing}, delivery in ${shop.city} ${policyFacts.colombo} and island-wide ${policyFacts.island}.`,
  }),
  route(paths.disclaimer, 'Disclaimer', () => import('../pages/Disclaimer.tsx'), {
    title: 'Disclaimer',
    description: 'What descriptions, pictures and prices of this shop can and cannot tell.',
  }),
  route(paths.policy, 'Policy', () => import('../pages/Policy.tsx'), {
    title: 'Policy',
    description: 'Disclaimer, shipping policy, return policy and terms of the shop on one page.',
  }),
  route(paths.privacy, 'PrivacyPolicy', () => import('../pages/PrivacyPolicy.tsx'), {
    title: 'Privacy Policy',
    description: 'What the shop knows about you, which cookies it sets and how long they last.',
  }),
  route('*', 'NotFound', () => import('../pages/NotFound.tsx'), { head: notFoundHead('Page not found') }),
]

/** A path as the router gets it: a line break fits none of its patterns, not even the one for all other addresses. */
export const routedPath = (pathname: string): string => pathname.replace(/%0[ad]|%e2%80%a[89]/gi, '%20')

/** Finds the route at an address as the router does, and what the route reads from the address. */
export function matchRoute(
  { pathname, searchParams }: URL,
  state: unknown = null,
): { route: Route; match: Match } {
  const routeMatch = matchRoutes(routes, routedPath(pathname))?.at(-1)
  if (!routeMatch) throw new Error('The last route takes every address')
  return { route: routeMatch.route, match: { params: routeMatch.params, search: searchParams, state } }
}

/** The address as the server caches its page: path and, sorted, the parameters that its route reads. */
export function pageAddress(url: URL): string {
  if (url.search === '') return url.pathname
  const parameters = searchParameters[matchRoute(url).route.path] ?? []
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => parameters.includes(name)))
  search.sort()
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
}
