import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { ClipboardList } from 'lucide'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CategoryName } from '../api/categories.ts'
import type { Product } from '../api/products.ts'
import { recentlyViewedAtom } from '../atoms/recentlyViewed.ts'
import { AskButtons } from '../components/shop/AskButtons.tsx'
import { homeCrumb, ownCategory, partsLink } from '../components/shop/categoryLinks.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Ranges } from '../components/shop/Ranges.tsx'
import { SearchRow } from '../components/shop/SearchRow.tsx'
import { ButtonLink, TextLink } from '../components/ui/Button.tsx'
import { Mono } from '../components/ui/Mono.tsx'
import { useLatestData } from '../lib/useLatestData.ts'
import { useOnline } from '../lib/useOnline.ts'
import { pages, paths } from '../paths.ts'
import { soldQuery } from '../queries/products.ts'
import { nearestQuery, productsByIdQuery, searchQuery } from '../queries/search.ts'
import { counted } from '../rules/counted.ts'
import type { Filters } from '../rules/filters.ts'
import { listPage } from '../rules/listPage.ts'
import { nearestFirst } from '../rules/searchWords.ts'
import { noteOf } from '../sections/search/noteOf.ts'
import { QueryBox } from '../sections/search/QueryBox.tsx'
import { useSearchTracking } from '../sections/search/useSearchTracking.ts'
import { shop } from '../shop/config.ts'
import { productsText } from '../text/products.ts'
import { searchText } from '../text/search.ts'
import { FilteredList } from './productList/FilteredList.tsx'
import { type ListAddress, useListAddress } from './productList/useListAddress.ts'
import type { ListState } from './productList/useListPage.ts'

/** §2 /searchbarr: a search box with live results; the query is in the address. */
export default function Search() {
  const [params] = useSearchParams()
  const query = (params.get('q') ?? '').trim()
  const address = useListAddress()
  const results = useSearchPage(query, address.filters)
  const size = results.status === 'ready' ? (results.page?.size ?? 0) : 0
  return (
    <div className="wrap">
      <PageHead
        crumbs={[homeCrumb, { label: 'Search' }]}
        title={
          query ? (
            <>
              <bdi translate="no">{query}</bdi>
              {size > 0 && <span>{`, ${counted(size, 'part')}`}</span>}
            </>
          ) : (
            'Search'
          )
        }
        aside={
          <TextLink to={paths.orderByList} before={ClipboardList}>
            Order by list
          </TextLink>
        }
      />
      <QueryBox label="Search products" className="mb-3 md:hidden" />
      {query ? (
        <SearchResults query={query} address={address} results={results} />
      ) : (
        <>
          <p className="text-ink-soft">Type a name or a part number, such as {shop.examples.search}.</p>
          <Ranges className="mt-6" />
        </>
      )}
    </div>
  )
}

type SearchResultsProps = { query: string; address: ListAddress; results: SearchPage }

/** All results of a query, as a product list; a failure shows as no results (§8). */
function SearchResults({ query, address, results }: SearchResultsProps) {
  const { page, products, status, note, offline } = results
  const nothing = page?.size === 0
  const ready = status === 'ready' && page && !nothing
  return (
    <>
      <div className="text-ink-soft">
        {status !== 'ready' && <p className="mb-3">{productsText.loading}</p>}
        <div role="status">
          {ready && note && (
            <p
              key={note}
              dir="auto"
              className="mb-3 border-l-4 border-action bg-caution-tint px-3.5 py-2.5 text-ink wrap-anywhere"
            >
              {note}
            </p>
          )}
          {/* What heading and pager say already is for screen readers alone, which they do not tell of changes. */}
          <p className={page && page.total === page.size ? 'sr-only' : 'mb-3 empty:hidden'}>
            {ready &&
              `${counted(page.total, 'part')} found${page.pages > 1 ? `, page ${page.page} of ${page.pages}` : ''}`}
          </p>
        </div>
      </div>
      {ready && products && <FoundRanges products={products} />}
      {!nothing ? (
        <FilteredList address={address} list={results} none={null} />
      ) : offline ? (
        <OfflineSearch />
      ) : (
        status === 'ready' && <NoMatches query={query} />
      )}
    </>
  )
}

/** A search without a connection (BEY-32): the parts that were viewed on this device and are kept there. */
function OfflineSearch() {
  const ids = useAtomValue(recentlyViewedAtom)
  const { data: seen = [] } = useQuery({ ...soldQuery(ids), enabled: ids.length > 0 })
  return (
    <div className="max-w-200">
      <EmptyState title={searchText.offline} role="status">
        It goes on by itself when you are online again.
      </EmptyState>
      {seen.length > 0 && <PartRows title={searchText.seen} query="" parts={seen} />}
    </div>
  )
}

/** The ranges in which parts were found, with how many in each, the largest first; none where it is only one. */
function FoundRanges({ products }: { products: readonly Product[] }) {
  const ranges = useMemo(() => {
    const byId = new Map<string, { category: CategoryName; count: number }>()
    for (const category of products.flatMap((product) => ownCategory(product) ?? [])) {
      const id = String(category.category_id)
      byId.set(id, { category, count: (byId.get(id)?.count ?? 0) + 1 })
    }
    return [...byId.values()].sort((one, other) => other.count - one.count)
  }, [products])
  if (ranges.length < 2) return null
  return (
    <nav aria-label="Ranges of these parts" className="mb-4">
      <ul className="ring-in flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-1 md:flex-wrap">
        {ranges.map(({ category, count }) => (
          <li key={category.category_id} className="flex-none">
            <Link
              {...partsLink(category)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-edge bg-cell px-2.5 type-label font-stretch-[94%] no-underline hover:border-ink hover:bg-photo pointer-coarse:min-h-target"
            >
              <bdi>{category.name}</bdi> <Mono className="text-ink-quiet">{count}</Mono>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Questions for the shop that people type into a search for parts, and the page that answers each. */
const answers = [
  {
    asks: /\b(track\w*|orders?|invoices?|cancel\w*)\b/i,
    name: 'Your orders',
    to: `${paths.profile}?tab=orders`,
  },
  { asks: /\b(returns?|refunds?|exchanges?|warranty)\b/i, name: pages.returns.name, to: paths.returns },
  { asks: /\b(deliver\w*|shipping|courier)\b/i, name: pages.shipping.name, to: paths.shipping },
  { asks: /\b(open|opening|hours|address|phone|contact)\b/i, name: pages.contact.name, to: paths.contact },
]

/** A search without results (§2): the parts with one of its words, the ranges, and whom to ask. */
function NoMatches({ query }: { query: string }) {
  const { data: nearest, isLoading } = useQuery(nearestQuery(query))
  const answer = answers.find(({ asks }) => asks.test(query))
  return (
    <div
      className={cx(
        'grid gap-7 lg:items-start lg:gap-8',
        // With nothing below the sentence, the two stand side by side at about the same height.
        nearest === null ? 'lg:grid-cols-2' : 'lg:grid-cols-aside',
      )}
    >
      <div className="min-w-0">
        <EmptyState
          title={productsText.none}
          role="status"
          action={
            <>
              {answer && (
                <ButtonLink to={answer.to} className="flex-auto">
                  {answer.name}
                </ButtonLink>
              )}
              <AskButtons message={`I am looking for: ${query}`} />
            </>
          }
        >
          Try fewer words or a part number, look through the{' '}
          <Link to={paths.categories} className="whitespace-nowrap">
            ranges
          </Link>
          , or ask the counter: we also sell parts that are not online.
        </EmptyState>
        {nearest && (
          <PartRows title={`Parts with '${nearest.query}'`} parts={nearest.results} query={nearest.query} />
        )}
      </div>
      {/* Their place depends on whether there are nearest parts: they appear together, so that nothing moves. */}
      <Ranges
        className={cx(
          isLoading && 'invisible noscript:visible',
          nearest === null && '[&_ul]:columns-[15rem]',
        )}
      />
    </div>
  )
}

/** Parts that are offered where a search has no results of its own. */
const PartRows = ({ title, parts, query }: { title: string; parts: readonly Product[]; query: string }) => (
  <section aria-label={title} className="mt-7">
    <h2 key={title} dir="auto" className="pb-2 type-h2 wrap-anywhere">
      {title}
    </h2>
    <ul className="border border-b-0 border-line border-t-ink bg-cell">
      {parts.map((part) => (
        <li key={part.product_id}>
          <SearchRow result={part} query={query} />
        </li>
      ))}
    </ul>
  </section>
)

type SearchPage = ListState & {
  /** All parts found, whatever the filters. */
  products: readonly Product[] | undefined
  /** What was done with the words (BEY-32); '' where they were taken as typed. */
  note: string
  offline: boolean
}

/** One page of a query's parts, filtered and sorted; none on failure (§8). */
function useSearchPage(query: string, filters: Filters): SearchPage {
  const online = useOnline()
  const search = useQuery(searchQuery(query))
  useSearchTracking(query, search)
  const brief = search.data?.some((result) => result.brief) ?? false
  const allProducts = useQuery({ ...productsByIdQuery, enabled: brief })

  const products = useMemo(() => {
    if (search.isError) return []
    if (brief && allProducts.isPending) return undefined
    if (!brief) return search.data
    // Such a back end may answer anything.
    const nearest = search.data && nearestFirst(search.data, query)
    return nearest?.map((result) => allProducts.data?.get(String(result.product_id)) ?? result)
  }, [search.isError, search.data, query, brief, allProducts.isPending, allProducts.data])
  const page = useMemo(() => products && listPage(products, filters), [products, filters])
  const note = useMemo(
    () => (search.data ? noteOf(search.data, query, search.data.length) : ''),
    [search.data, query],
  )
  const latestPage = useLatestData(page)
  return {
    page: latestPage,
    status: page ? 'ready' : latestPage ? 'changing' : 'loading',
    products,
    note,
    offline: search.isError && !online,
    retry: () => void search.refetch(),
  }
}
