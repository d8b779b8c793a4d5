import { hashKey, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { matchRoutes, type Params } from 'react-router-dom'
import type { Category } from './api/categories.ts'
import {
  categoryHead,
  categoryProductsHead,
  homeHead,
  pageHead,
  productHead,
  titleOnlyHead,
} from './heads.ts'
import { prefetch } from './lib/queryClient.ts'
import { withTimeout } from './lib/withTimeout.ts'
import { categoryFromNavigationState } from './pages/subcategories/categoryFromNavigationState.ts'
import { paths, readCategoryState } from './paths.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from './queries/categories.ts'
import { announcementsQuery, bannersQuery } from './queries/content.ts'
import { feedbackAnalyticsQuery, feedbackPageQuery } from './queries/feedback.ts'
import {
  brandsQuery,
  cachedCategoryName,
  isProductId,
  listPageQuery,
  listQuery,
  productQuery,
} from './queries/products.ts'
import { reviewsQuery } from './queries/reviews.ts'
import { searchQuery } from './queries/search.ts'
import { trailQuery } from './queries/trail.ts'
import { readFilters, readPage } from './rules/filters.ts'
import { type Id, toId } from './rules/id.ts'
import { limits } from './rules/limits.ts'
import { policyFacts } from './rules/policyFacts.ts'
import type { Trail } from './rules/trail.ts'
import type { Head } from './sections/DocumentHead.tsx'
import { shop } from './shop.config.ts'

/** An address as its route reads it; `state` is the navigation state that another page passed on. */
export type Match = { params: Params; search: URLSearchParams; state: unknown }

/** A query of a first view without the type of its data, so that one list holds queries of different data. */
type FirstViewQuery = {
  queryKey: QueryKey
  enabled: boolean
  prefetch: (client: QueryClient) => Promise<void>
}

const firstView = <Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
): FirstViewQuery => ({
  queryKey: query.queryKey,
  enabled: query.enabled !== false,
  prefetch: (client) => prefetch(client, query),
})

type Module = { default: ComponentType }

export type Route = {
  path: string
  /** The page's module, as the build's manifest names it. */
  module: string
  /** Fetches the page's chunk. */
  load: () => Promise<Module>
  Page: ComponentType
  /** The queries of the first view, given the cached responses; called again after each round, until it adds none. */
  queries: (match: Match, client: QueryClient) => FirstViewQuery[]
  /** The document head, given the cached responses. */
  head: (match: Match, client: QueryClient) => Head
}

type Facts = { head: Head | Route['head']; queries?: Route['queries'] }

/** Declares the page at a path: its module's name in pages/, how that is fetched, its head and its queries. */
function route(path: string, name: string, fetchModule: () => Promise<Module>, facts: Facts): Route {
  let loaded: ComponentType | undefined
  // §9: a chunk that has not arrived in time counts as failed, so that the error screen offers a retry.
  const load = () =>
    withTimeout(fetchModule(), limits.chunkTimeout).then((module) => {
      loaded = module.default
      return module
    })
  const Lazy = lazy(load)
  // A page whose code has loaded renders without suspending, on the server and during hydration.
  const Page = () => createElement(useState(() => loaded ?? Lazy)[0])
  const { head, queries = () => [] } = facts
  return {
    path,
    module: `src/pages/${name}.tsx`,
    load,
    Page,
    queries,
    head: typeof head === 'function' ? head : () => head,
  }
}

const category: Facts = {
  queries: ({ params: { primary, id = '' } }, client) => {
    const trail = client.getQueryData(trailQuery(id, primary).queryKey)
    const last = trail?.at(-1)
    const hasLevelBelow = last && trail && trail.length < 3
    return [
      firstView(trailQuery(id, primary)),
      ...(hasLevelBelow
        ? [firstView(childCategoriesQuery(trail.length === 1 ? 'primary' : 'secondary', last.category_id))]
        : []),
    ]
  },
  head: ({ params: { primary, id = '' }, state }, client) => {
    const fromState = categoryFromNavigationState(state, id, primary)
    const trail = client.getQueryData(trailQuery(id, primary).queryKey)
    const found = trail?.at(-1) ?? fromState?.category
    if (found) return categoryHead(found, trail?.slice(0, -1) ?? [], primary)
    return titleOnlyHead(trail === null ? 'No such category' : 'Categories')
  },
}

// One page for two paths: what was typed survives switching between its tabs.
const login = route(paths.login, 'Login', () => import('./pages/Login.tsx'), {
  head: titleOnlyHead('Sign In'),
})

const searched = (search: URLSearchParams) => (search.get('q') ?? '').trim()

/** The id of a list's category, from the navigation state or the address. */
const categoryId = ({ search, state }: Match) =>
  toId(readCategoryState(state)?.cat_id ?? search.get('cat_id'))

/** The trail to a list's category, from the cached responses: by slug, else by id. Null when there is none. */
function listTrail(
  client: QueryClient,
  slug: string,
  id: Id | undefined,
): Trail<Category> | null | undefined {
  const bySlug = client.getQueryData(trailQuery(slug).queryKey)
  return bySlug === null && id !== undefined ? client.getQueryData(trailQuery(String(id)).queryKey) : bySlug
}

const categoryProducts: Facts = {
  queries: (match, client) => {
    const { params, search } = match
    const { slug = '' } = params
    const trail = trailQuery(slug)
    const given = categoryId(match)
    const id = given ?? client.getQueryData(trail.queryKey)?.at(-1)?.category_id
    const list = id === undefined ? undefined : listPageQuery(id, readFilters(search))
    // The products of the list usually carry the name, which saves the search through the category calls.
    const listed = list && ['success', 'error'].includes(client.getQueryState(list.queryKey)?.status ?? '')
    const unnamed = given === undefined || (listed && cachedCategoryName(client, given) === undefined)
    const noSuchSlug = client.getQueryData(trail.queryKey) === null
    return [
      ...(list ? [firstView(list)] : []),
      ...(unnamed ? [firstView(trail)] : []),
      // The search by slug has made every category call, so this one makes none.
      ...(unnamed && given !== undefined && noSuchSlug ? [firstView(trailQuery(String(given)))] : []),
      firstView(brandsQuery),
    ]
  },
  head: (match, client) => {
    const { params, search, state } = match
    const { slug = '' } = params
    const given = categoryId(match)
    const trail = listTrail(client, slug, given)
    const id = given ?? trail?.at(-1)?.category_id
    const list =
      id === undefined ? undefined : client.getQueryData(listPageQuery(id, readFilters(search)).queryKey)
    const name =
      readCategoryState(state)?.name ||
      (given !== undefined && cachedCategoryName(client, given)) ||
      trail?.at(-1)?.name
    const size = list?.size ?? (id !== undefined && client.getQueryData(listQuery(id).queryKey)?.length)
    if (!name && trail === null && !size) return titleOnlyHead('No such category')
    return categoryProductsHead(name || 'Products', slug, trail?.slice(0, -1) ?? [], list?.products[0])
  },
}

/** The route table, read by the router, the server, prefetching and the tests. Every page is a chunk of its own. */
export const routes: Route[] = [
  route(paths.home, 'Home', () => import('./pages/Home.tsx'), {
    head: homeHead,
    queries: () => [
      firstView(announcementsQuery),
      firstView(bannersQuery),
      firstView(primaryCategoriesQuery),
    ],
  }),
  route(paths.products, 'ProductList', () => import('./pages/ProductList.tsx'), {
    head: pageHead(
      'Products',
      paths.products,
      `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
    ),
    queries: ({ search }) => [firstView(listPageQuery('all', readFilters(search))), firstView(brandsQuery)],
  }),
  route(paths.product, 'ProductDetail', () => import('./pages/ProductDetail.tsx'), {
    queries: ({ params }) => {
      const id = toId(params.id)
      return isProductId(id) ? [firstView(productQuery(id)), firstView(reviewsQuery(id))] : []
    },
    head: ({ params }, client) => {
      const id = toId(params.id)
      const state = isProductId(id) ? client.getQueryState(productQuery(id).queryKey) : undefined
      if (state?.data) return productHead(state.data, client)
      if (!isProductId(id) || state?.data === null) return titleOnlyHead('We do not have this product')
      return titleOnlyHead(state?.status === 'error' ? 'This product did not load' : '')
    },
  }),
  route(paths.categoryProducts, 'ProductList', () => import('./pages/ProductList.tsx'), categoryProducts),
  route(paths.categories, 'Categories', () => import('./pages/Categories.tsx'), {
    head: pageHead(
      'Categories',
      paths.categories,
      `All ranges of ${shop.name}: hinges, locks, door, window and cabinet hardware, fixings, tools and roofing.`,
    ),
    queries: () => [firstView(primaryCategoriesQuery)],
  }),
  route(paths.category, 'Subcategories', () => import('./pages/Subcategories.tsx'), category),
  route(paths.subcategory, 'Subcategories', () => import('./pages/Subcategories.tsx'), category),
  route(paths.cart, 'Cart', () => import('./pages/Cart.tsx'), { head: pageHead('Cart', paths.cart) }),
  route(paths.orderByList, 'OrderByList', () => import('./pages/OrderByList.tsx'), {
    head: pageHead(
      'Order by list',
      paths.orderByList,
      'Paste part numbers with quantities: each line is checked before it enters the cart.',
    ),
  }),
  route(paths.checkout, 'Checkout', () => import('./pages/Checkout.tsx'), {
    head: pageHead('Checkout', paths.checkout),
  }),
  route(paths.confirmation, 'OrderConfirmation', () => import('./pages/OrderConfirmation.tsx'), {
    head: pageHead('Order confirmation', paths.confirmation),
  }),
  route(paths.search, 'Search', () => import('./pages/Search.tsx'), {
    queries: ({ search }) => [firstView(searchQuery(searched(search)))],
    head: ({ search }) => ({
      ...pageHead('Search', paths.search),
      ...titleOnlyHead(searched(search) ? `Search: ${searched(search)}` : 'Search'),
    }),
  }),
  ...[
    { path: paths.login, name: 'Sign In' },
    { path: paths.register, name: 'Register' },
  ].map(({ path, name }) => ({ ...login, path, head: () => pageHead(name, path) })),
  route(paths.profile, 'Profile', () => import('./pages/Profile.tsx'), {
    head: pageHead('Profile', paths.profile),
  }),
  route(paths.loyalty, 'Loyalty', () => import('./pages/Loyalty.tsx'), {
    head: pageHead(
      'Loyalty programme',
      paths.loyalty,
      'Gold members have a badge and loyalty points. How to become one.',
    ),
  }),
  route(paths.resetLink, 'ResetLink', () => import('./pages/ResetLink.tsx'), {
    head: pageHead('Reset your password', paths.resetLink),
  }),
  route(paths.resetPassword, 'ResetPassword', () => import('./pages/ResetPassword.tsx'), {
    head: pageHead('Set a new password', paths.resetPassword),
  }),
  route(paths.feedback, 'Feedback', () => import('./pages/Feedback.tsx'), {
    queries: ({ search }) => [
      firstView(feedbackAnalyticsQuery),
      firstView(feedbackPageQuery(readPage(search))),
    ],
    head: pageHead(
      'Feedback',
      paths.feedback,
      `What customers say of ${shop.name}, and a form to say it too.`,
    ),
  }),
  route(paths.complaint, 'Complaint', () => import('./pages/Complaint.tsx'), {
    head: pageHead(
      'Complaint',
      paths.complaint,
      'Tell us what went wrong with an order: a form, and the ways to talk to us.',
    ),
  }),
  route(paths.about, 'AboutUs', () => import('./pages/AboutUs.tsx'), {
    head: pageHead(
      'About Us',
      paths.about,
      'A trade counter for hardware and building supplies in Colombo, and the same counter online.',
    ),
  }),
  route(paths.contact, 'ContactUs', () => import('./pages/ContactUs.tsx'), {
    head: pageHead(
      'Contact Us',
      paths.contact,
      `Phone, WhatsApp, email and trade counter of ${shop.name}, ${shop.hours}.`,
    ),
  }),
  route(paths.terms, 'Terms', () => import('./pages/Terms.tsx'), {
    head: pageHead(
      'Terms & Conditions',
      paths.terms,
      'The terms of the shop: prices including VAT, payment by card, installments or cash on delivery, delivery and returns.',
    ),
  }),
  route(paths.returns, 'ReturnPolicy', () => import('./pages/ReturnPolicy.tsx'), {
    head: pageHead(
      'Return Policy',
      paths.returns,
      `Returns ${policyFacts.returns}. Refunds within ${policyFacts.refundOnline} for online payments and ${policyFacts.refundTransfer} for bank transfers.`,
    ),
  }),
  route(paths.shipping, 'ShippingPolicy', () => import('./pages/ShippingPolicy.tsx'), {
    head: pageHead(
      'Shipping Policy',
      paths.shipping,
      `Orders processed ${policyFacts.processing}, delivery in Colombo ${policyFacts.colombo} and island-wide ${policyFacts.island}.`,
    ),
  }),
  route(paths.disclaimer, 'Disclaimer', () => import('./pages/Disclaimer.tsx'), {
    head: pageHead(
      'Disclaimer',
      paths.disclaimer,
      'What descriptions, pictures and prices of this shop can and cannot tell.',
    ),
  }),
  route(paths.policy, 'Policy', () => import('./pages/Policy.tsx'), {
    head: pageHead(
      'Policy',
      paths.policy,
      'Disclaimer, shipping policy, return policy and terms of the shop on one page.',
    ),
  }),
  route(paths.privacy, 'PrivacyPolicy', () => import('./pages/PrivacyPolicy.tsx'), {
    head: pageHead(
      'Privacy Policy',
      paths.privacy,
      'What the shop knows about you, which cookies it sets and how long they last.',
    ),
  }),
  route('*', 'NotFound', () => import('./pages/NotFound.tsx'), { head: titleOnlyHead('Page not found') }),
]

/** Finds the route at an address as the router does, and what the route reads from the address. */
export function matchRoute(
  { pathname, searchParams }: URL,
  state: unknown = null,
): { route: Route; match: Match } {
  const found = matchRoutes(routes, pathname)?.at(-1)
  if (!found) throw new Error('The last route takes every address')
  return { route: found.route, match: { params: found.params, search: searchParams, state } }
}

/** Fetches the queries of a route's first view, and returns their keys. Failures are silent: the page shows them. */
export async function prefetchRoute(route: Route, match: Match, client: QueryClient): Promise<QueryKey[]> {
  const asked = new Map<string, QueryKey>()
  for (;;) {
    const next = route
      .queries(match, client)
      .filter(({ queryKey, enabled }) => enabled && !asked.has(hashKey(queryKey)))
    if (next.length === 0) return [...asked.values()]
    for (const { queryKey } of next) asked.set(hashKey(queryKey), queryKey)
    await Promise.all(next.map((query) => query.prefetch(client)))
  }
}
