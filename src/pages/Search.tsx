import { useAtomValue } from 'jotai'
import { Search as SearchIcon, X } from 'lucide'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { SearchResult } from '../api/products.ts'
import { searchPageAtom } from '../atoms/search.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { IconButton } from '../components/ui/IconButton.tsx'
import { Input } from '../components/ui/Input.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { useDebounced } from '../lib/useDebounced.ts'
import { useHead } from '../lib/useHead.ts'
import { paths, productPath } from '../paths.ts'
import { limits } from '../rules/limits.ts'
import { formatRs } from '../rules/money.ts'
import { keepUnits } from '../rules/nonBreaking.ts'
import { pageTitle } from '../rules/productHead.ts'
import { shop } from '../shop.config.ts'
import { text } from '../text.ts'

/** §2 /searchbarr: a search box with live results; the query is in the address. */
export default function Search() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  // Another query arrived by the address: the navigation bar's search, Back or Forward.
  if (shown !== asked) {
    setShown(asked)
    if (typed.trim() !== asked.trim()) setTyped(asked)
  }
  const settled = useDebounced(typed, limits.searchDelay).trim()

  useEffect(() => {
    // Only what is still in the box; the address leads while it has just changed.
    if (settled !== typed.trim() || settled === asked.trim()) return
    setParams(settled ? { q: settled } : {}, { replace: true })
  }, [settled, typed, asked, setParams])

  const query = asked.trim()
  useHead({ title: pageTitle(query ? `Search: ${query}` : 'Search', shop.name) })
  return (
    <div className="wrap">
      <PageHead title="Search" crumbs={[{ label: 'Home', to: paths.home }, { label: 'Search' }]} />
      <search>
        <form
          aria-label="Search products"
          className="relative max-w-155"
          onSubmit={(event) => {
            event.preventDefault()
            setParams(typed.trim() ? { q: typed.trim() } : {}, { replace: true })
          }}
        >
          <Icon icon={SearchIcon} className="pointer-events-none absolute top-3 left-3.5 z-1" />
          <Input
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={text.search.placeholder}
            aria-label={text.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="[&_input]:appearance-none [&_input]:pl-11 [&_input::-webkit-search-cancel-button]:appearance-none"
            end={typed && <IconButton label="Clear the search" icon={X} onClick={() => setTyped('')} />}
          />
        </form>
      </search>
      <div className="mt-5">{query && <Results query={query} />}</div>
      {!query && <p className="text-ink-soft">Type a name or a part number, such as hinge 102 or PDL-050.</p>}
    </div>
  )
}

function Results({ query }: { query: string }) {
  const { data, isError } = useAtomValue(searchPageAtom(query))
  const found = data ?? []
  const said =
    !data && !isError ? text.search.loading : found.length === 0 ? text.search.none : countOf(found)
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {said}
      </p>
      {data && found.length === 0 && (
        <p className="max-w-[60ch]">
          Try fewer words or a part number, or look through the{' '}
          <Link to={paths.categories} className="whitespace-nowrap">
            categories
          </Link>
          .
        </p>
      )}
      {found.length > 0 && (
        <ul className="max-w-200 border border-b-0 border-line bg-cell">
          {found.map((result) => (
            <Row key={result.product_id} result={result} />
          ))}
        </ul>
      )}
    </>
  )
}

const countOf = ({ length }: SearchResult[]) => `${length} ${length === 1 ? 'part' : 'parts'} found`

function Row({ result: { product_id, name, price, image_url, category_name } }: { result: SearchResult }) {
  return (
    <li>
      <Link
        to={productPath(product_id)}
        className="ring-in grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-1.5 pr-4 pl-1.5 no-underline hover:bg-photo max-xs:grid-cols-[3.25rem_minmax(0,1fr)]"
      >
        <Picture src={image_url} alt="" width={1} height={1} sizes="3.25rem" className="max-xs:row-span-2" />
        <span className="min-w-0">
          <span className="block type-name wrap-anywhere">{keepUnits(name)}</span>
          <span className="block type-small text-ink-quiet">{category_name}</span>
        </span>
        <span className="font-semibold whitespace-nowrap">{formatRs(price)}</span>
      </Link>
    </li>
  )
}
