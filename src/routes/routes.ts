import type { AnyUseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { type PageName, type PageRecord, pages, paths } from '../paths.ts'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { announcementsQuery, bannersQuery, promotionalBannerQuery } from '../queries/content.ts'
import { feedbackAnalyticsQuery, feedbackPageQuery } from '../queries/feedback.ts'
import { brandsQuery, listPageQuery, newArrivalsQuery } from '../queries/products.ts'
import { searchQuery } from '../queries/search.ts'
import { startUpper } from '../rules/characters.ts'
import { noFilters, readFilters, readPage } from '../rules/filters.ts'
import { shop } from '../shop/config.ts'
import { homeHead, notFoundHead, pageHead, titleOnlyHead } from './heads.ts'
import type { Page, Route, RouteMatch } from './route.ts'
import { categoryProductsView, categoryView, productView } from './views.ts'

const queryOf = (search: URLSearchParams) => (search.get('q') ?? '').trim()

/** What a page loads first; or its view, where its head depends on data. */
type InitialData = { view: Route['view'] } | { queries: (match: RouteMatch) => AnyUseQueryOptions[] }

/** The pages that show data which can be asked for before their code is there. */
const initialData: Partial<Record<PageName, InitialData>> = {
  home: {
    view: () => ({
      head: homeHead,
      queries: [
        announcementsQuery,
        bannersQuery,
        primaryCategoriesQuery,
        ...shop.home.rows.map(({ id }) => listPageQuery(id, noFilters)),
        newArrivalsQuery,
        promotionalBannerQuery(shop.promotions.newArrivals),
        brandsQuery,
      ],
    }),
  },
  products: {
    queries: ({ search }) => [listPageQuery('all', readFilters(search)), brandsQuery, primaryCategoriesQuery],
  },
  product: { view: productView },
  categories: { queries: () => [primaryCategoriesQuery] },
  category: { view: categoryView },
  subcategory: { view: categoryView },
  categoryProducts: { view: categoryProductsView },
  operate: { view: () => ({ head: notFoundHead(pages.operate.name), queries: [] }) },
  search: {
    view: ({ search }) => ({
      head: {
        ...pageHead('Search', paths.search),
        noindex: true,
        ...titleOnlyHead(queryOf(search) ? `Search: ${queryOf(search)}` : 'Search'),
      },
      queries: [searchQuery(queryOf(search)), brandsQuery],
    }),
  },
  feedback: {
    queries: ({ search }) => [feedbackAnalyticsQuery, feedbackPageQuery(readPage(search))],
  },
}

/** The code of each page by its file. Pages that share one keep what was typed when the address changes to the other. */
const codeOf = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../pages/*.tsx')).map(
    ([path, fetchModule]) => {
      const Page = lazyComponent(fetchModule)
      return [path, { module: path.replace('..', 'src'), load: Page.load, Page }]
    },
  ),
)

function codeIn(file: string): Page {
  const code = codeOf.get(`../pages/${file}.tsx`)
  if (!code) throw new Error(`There is no src/pages/${file}.tsx`)
  return code
}

function routeOf(name: PageName): Route {
  const {
    path,
    audience,
    name: title,
    file = startUpper(name),
    description,
    reads = [],
  }: PageRecord = pages[name]
  const route = { path, reads, ...codeIn(file) }
  const loads = initialData[name] ?? { queries: () => [] }
  if ('view' in loads) return { ...route, view: loads.view }
  const noindex = audience === 'shoppers' || audience === 'owner'
  const head = { ...pageHead(title, path, description), ...(noindex && { noindex }) }
  return { ...route, view: (match) => ({ head, queries: loads.queries(match) }) }
}

/** The route table, read by the router, the server, prefetching and the tests. Every page is a chunk of its own. */
export const routes: Route[] = [
  ...(Object.keys(pages) as PageName[]).map(routeOf),
  {
    path: '*',
    reads: [],
    ...codeIn('NotFound'),
    view: () => ({ head: notFoundHead('Page not found'), queries: [] }),
  },
]

/** A path as the router gets it: a line break fits none of its patterns, not even the one for all other addresses. */
export const routedPath = (pathname: string): string => pathname.replace(/%0[ad]|%e2%80%a[89]/gi, '%20')

/** Finds the route at an address as the router does, and what the route reads from the address. */
export function matchRoute({ pathname, searchParams }: URL): { route: Route; match: RouteMatch } {
  const routeMatch = matchRoutes(routes, routedPath(pathname))?.at(-1)
  if (!routeMatch) throw new Error('The last route takes every address')
  return { route: routeMatch.route, match: { params: routeMatch.params, search: searchParams, state: null } }
}

/** The address as the server caches its page: path and, sorted, the parameters that its route reads. */
export function pageAddress(url: URL): string {
  if (url.search === '') return url.pathname
  const { reads } = matchRoute(url).route
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name)))
  search.sort()
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
}
