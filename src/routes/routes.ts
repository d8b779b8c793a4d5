import { matchRoutes } from 'react-router-dom'
import { type PageName, type PageRecord, pages, paths } from '../paths.ts'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { announcementsQuery, bannersQuery, promotionalBannerQuery } from '../queries/content.ts'
import { feedbackAnalyticsQuery, feedbackPageQuery } from '../queries/feedback.ts'
import { brandsQuery, listPageQuery, newArrivalsQuery } from '../queries/products.ts'
import { searchQuery } from '../queries/search.ts'
import { noFilters, readFilters, readPage } from '../rules/filters.ts'
import { paymentWords } from '../rules/payments.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import { shop } from '../shop/config.ts'
import { homeHead, notFoundHead, pageHead, titleOnlyHead } from './heads.ts'
import { type FirstViewQuery, firstView, type Match, type Page, page, type Route } from './route.ts'
import { categoryProductsView, categoryView, productView } from './views.ts'

// One page for two paths: what was typed survives switching between its tabs.
const login = page('Login', () => import('../pages/Login.tsx'))
const productList = page('ProductList', () => import('../pages/ProductList.tsx'))
const subcategories = page('Subcategories', () => import('../pages/Subcategories.tsx'))

const queryOf = (search: URLSearchParams) => (search.get('q') ?? '').trim()

/** What a page shows: its code, and its view, or where its head depends on no data, a description and first queries. */
type Shown = Page &
  ({ view: Route['view'] } | { description?: string; queries?: (match: Match) => FirstViewQuery[] })

const shown: Record<PageName, Shown> = {
  home: {
    ...page('Home', () => import('../pages/Home.tsx')),
    view: () => ({
      head: homeHead,
      queries: [
        firstView(announcementsQuery),
        firstView(bannersQuery),
        firstView(primaryCategoriesQuery),
        ...shop.home.rows.map(({ id }) => firstView(listPageQuery(id, noFilters))),
        firstView(newArrivalsQuery),
        firstView(promotionalBannerQuery(shop.promotions.newArrivals)),
        firstView(brandsQuery),
      ],
    }),
  },
  products: {
    ...productList,
    description: `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
    queries: ({ search }) => [
      firstView(listPageQuery('all', readFilters(search))),
      firstView(brandsQuery),
      firstView(primaryCategoriesQuery),
    ],
  },
  product: { ...page('ProductDetail', () => import('../pages/ProductDetail.tsx')), view: productView },
  categories: {
    ...page('Categories', () => import('../pages/Categories.tsx')),
    description: `All ranges of ${shop.name}: ${shop.sells}.`,
    queries: () => [firstView(primaryCategoriesQuery)],
  },
  category: { ...subcategories, view: categoryView },
  subcategory: { ...subcategories, view: categoryView },
  categoryProducts: { ...productList, view: categoryProductsView },
  cart: page('Cart', () => import('../pages/Cart.tsx')),
  orderByList: {
    ...page('OrderByList', () => import('../pages/OrderByList.tsx')),
    description: 'Paste part numbers with quantities: each line is checked before it enters the cart.',
  },
  checkout: page('Checkout', () => import('../pages/Checkout.tsx')),
  confirmation: page('OrderConfirmation', () => import('../pages/OrderConfirmation.tsx')),
  order: page('Order', () => import('../pages/Order.tsx')),
  operate: {
    ...page('Operate', () => import('../pages/Operate.tsx')),
    view: () => ({ head: notFoundHead(pages.operate.name), queries: [] }),
  },
  search: {
    ...page('Search', () => import('../pages/Search.tsx')),
    view: ({ search }) => ({
      head: {
        ...pageHead('Search', paths.search),
        noindex: true,
        ...titleOnlyHead(queryOf(search) ? `Search: ${queryOf(search)}` : 'Search'),
      },
      queries: [firstView(searchQuery(queryOf(search))), firstView(brandsQuery)],
    }),
  },
  about: {
    ...page('AboutUs', () => import('../pages/AboutUs.tsx')),
    description: shop.aboutPage.description,
  },
  contact: {
    ...page('ContactUs', () => import('../pages/ContactUs.tsx')),
    description: `Phone, WhatsApp, email and trade counter of ${shop.name}, ${shop.hours}.`,
  },
  feedback: {
    ...page('Feedback', () => import('../pages/Feedback.tsx')),
    description: `What customers say of ${shop.name}, and a form to say it too.`,
    queries: ({ search }) => [
      firstView(feedbackAnalyticsQuery),
      firstView(feedbackPageQuery(readPage(search))),
    ],
  },
  complaint: {
    ...page('Complaint', () => import('../pages/Complaint.tsx')),
    description: 'Tell us what went wrong with an order: a form, and the ways to talk to us.',
  },
  shipping: {
    ...page('ShippingPolicy', () => import('../pages/ShippingPolicy.tsx')),
    description: `Orders processed ${policyFacts.processing}, delivery in ${shop.city} ${policyFacts.colombo} and island-wide ${policyFacts.island}.`,
  },
  returns: {
    ...page('ReturnPolicy', () => import('../pages/ReturnPolicy.tsx')),
    description: `Returns ${policyFacts.returns}. Refunds within ${policyFacts.refundOnline} for online payments and ${policyFacts.refundTransfer} for bank transfers.`,
  },
  terms: {
    ...page('Terms', () => import('../pages/Terms.tsx')),
    description: `The terms of the shop: prices including VAT, payment ${paymentWords.how}, delivery and returns.`,
  },
  disclaimer: {
    ...page('Disclaimer', () => import('../pages/Disclaimer.tsx')),
    description: 'What descriptions, pictures and prices of this shop can and cannot tell.',
  },
  policy: {
    ...page('Policy', () => import('../pages/Policy.tsx')),
    description: 'Disclaimer, shipping policy, return policy and terms of the shop on one page.',
  },
  privacy: {
    ...page('PrivacyPolicy', () => import('../pages/PrivacyPolicy.tsx')),
    description: 'What the shop knows about you, which cookies it sets and how long they last.',
  },
  login,
  register: login,
  profile: page('Profile', () => import('../pages/Profile.tsx')),
  resetLink: page('ResetLink', () => import('../pages/ResetLink.tsx')),
  resetPassword: page('ResetPassword', () => import('../pages/ResetPassword.tsx')),
  loyalty: {
    ...page('Loyalty', () => import('../pages/Loyalty.tsx')),
    description: 'Gold members have a badge and loyalty points. How to become a gold member.',
  },
}

function routeOf(name: PageName): Route {
  const { path, audience, name: title, reads = [] }: PageRecord = pages[name]
  const { module, load, Page, ...shows } = shown[name]
  const route = { path, reads, module, load, Page }
  if ('view' in shows) return { ...route, view: shows.view }
  const { description, queries = () => [] } = shows
  const noindex = audience === 'shoppers' || audience === 'owner'
  const head = { ...pageHead(title, path, description), ...(noindex && { noindex }) }
  return { ...route, view: (match) => ({ head, queries: queries(match) }) }
}

/** The route table, read by the router, the server, prefetching and the tests. Every page is a chunk of its own. */
export const routes: Route[] = [
  ...(Object.keys(pages) as PageName[]).map(routeOf),
  {
    path: '*',
    reads: [],
    ...page('NotFound', () => import('../pages/NotFound.tsx')),
    view: () => ({ head: notFoundHead('Page not found'), queries: [] }),
  },
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
  const { reads } = matchRoute(url).route
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name)))
  search.sort()
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
}
