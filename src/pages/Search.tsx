import { ClipboardList } from 'lucide'
import { useSearchParams } from 'react-router-dom'
import { homeCrumb } from '../components/shop/crumbs.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Ranges } from '../components/shop/Ranges.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { paths } from '../paths.ts'
import { counted } from '../rules/counted.ts'
import { QueryBox } from '../sections/search/QueryBox.tsx'
import { shop } from '../shop/config.ts'
import { useListAddress } from './productList/useListAddress.ts'
import { SearchResults, useSearchPage } from './search/SearchResults.tsx'

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
