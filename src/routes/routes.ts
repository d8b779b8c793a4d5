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
import { shop } from '../shop.config.ts'
import { category, categoryProducts } from './categoryRoutes.ts'
import { homeHead, pageHead, productHead, titleOnlyHead } from './heads.ts'
import { pageHeads } from './pageHeads.ts'
import { firstView, type Match, type Route, route } from './route.ts'

// One page for two paths: what was typed survives switching between its tabs.
const login = route(paths.login, 'Login', () => import('../pages/Login.tsx'), {
  head: titleOnlyHead('Sign In'),
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
    head: pageHeads.products,
    queries: ({ search }) => [firstView(listPageQuery('all', readFilters(search))), firstView(brandsQuery)],
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
      if (!isProductId(id) || state?.data === null) return titleOnlyHead('We do not have this product')
      return titleOnlyHead(state?.status === 'error' ? 'This product did not load' : '')
    },
  }),
  route(paths.categoryProducts, 'ProductList', () => import('../pages/ProductList.tsx'), categoryProducts),
  route(paths.categories, 'Categories', () => import('../pages/Categories.tsx'), {
    head: pageHeads.categories,
    queries: () => [firstView(primaryCategoriesQuery)],
  }),
  route(paths.category, 'Subcategories', () => import('../pages/Subcategories.tsx'), category),
  route(paths.subcategory, 'Subcategories', () => import('../pages/Subcategories.tsx'), category),
  route(paths.cart, 'Cart', () => import('../pages/Cart.tsx'), { head: pageHeads.cart }),
  route(paths.orderByList, 'OrderByList', () => import('../pages/OrderByList.tsx'), {
    head: pageHeads.orderByList,
  }),
  route(paths.checkout, 'Checkout', () => import('../pages/Checkout.tsx'), { head: pageHeads.checkout }),
  route(paths.confirmation, 'OrderConfirmation', () => import('../pages/OrderConfirmation.tsx'), {
    head: pageHeads.confirmation,
  }),
  route(paths.order, 'Order', () => import('../pages/Order.tsx'), { head: pageHeads.order }),
  route(paths.operate, 'Operate', () => import('../pages/Operate.tsx'), { head: titleOnlyHead('Operate') }),
  route(paths.search, 'Search', () => import('../pages/Search.tsx'), {
    queries: ({ search }) => [firstView(searchQuery(queryOf(search))), firstView(brandsQuery)],
    head: ({ search }) => ({
      ...pageHead('Search', paths.search),
      ...titleOnlyHead(queryOf(search) ? `Search: ${queryOf(search)}` : 'Search'),
    }),
  }),
  ...[
    { path: paths.login, name: 'Sign In' },
    { path: paths.register, name: 'Register' },
  ].map(({ path, name }) => ({ ...login, path, head: () => pageHead(name, path) })),
  route(paths.profile, 'Profile', () => import('../pages/Profile.tsx'), { head: pageHeads.profile }),
  route(paths.loyalty, 'Loyalty', () => import('../pages/Loyalty.tsx'), { head: pageHeads.loyalty }),
  route(paths.resetLink, 'ResetLink', () => import('../pages/ResetLink.tsx'), { head: pageHeads.resetLink }),
  route(paths.resetPassword, 'ResetPassword', () => import('../pages/ResetPassword.tsx'), {
    head: pageHeads.resetPassword,
  }),
  route(paths.feedback, 'Feedback', () => import('../pages/Feedback.tsx'), {
    queries: ({ search }) => [
      firstView(feedbackAnalyticsQuery),
      firstView(feedbackPageQuery(readPage(search))),
    ],
    head: pageHeads.feedback,
  }),
  route(paths.complaint, 'Complaint', () => import('../pages/Complaint.tsx'), { head: pageHeads.complaint }),
  route(paths.about, 'AboutUs', () => import('../pages/AboutUs.tsx'), { head: pageHeads.about }),
  route(paths.contact, 'ContactUs', () => import('../pages/ContactUs.tsx'), { head: pageHeads.contact }),
  route(paths.terms, 'Terms', () => import('../pages/Terms.tsx'), { head: pageHeads.terms }),
  route(paths.returns, 'ReturnPolicy', () => import('../pages/ReturnPolicy.tsx'), {
    head: pageHeads.returns,
  }),
  route(paths.shipping, 'ShippingPolicy', () => import('../pages/ShippingPolicy.tsx'), {
    head: pageHeads.shipping,
  }),
  route(paths.disclaimer, 'Disclaimer', () => import('../pages/Disclaimer.tsx'), {
    head: pageHeads.disclaimer,
  }),
  route(paths.policy, 'Policy', () => import('../pages/Policy.tsx'), { head: pageHeads.policy }),
  route(paths.privacy, 'PrivacyPolicy', () => import('../pages/PrivacyPolicy.tsx'), {
    head: pageHeads.privacy,
  }),
  route('*', 'NotFound', () => import('../pages/NotFound.tsx'), { head: titleOnlyHead('Page not found') }),
]

/** Finds the route at an address as the router does, and what the route reads from the address. */
export function matchRoute(
  { pathname, searchParams }: URL,
  state: unknown = null,
): { route: Route; match: Match } {
  const routeMatch = matchRoutes(routes, pathname)?.at(-1)
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
