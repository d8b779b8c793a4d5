import { ClipboardList } from 'lucide'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../components/shop/PageHead.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { paths } from '../paths.ts'
import { QueryBox } from '../sections/search/QueryBox.tsx'
import { Ranges } from './search/Ranges.tsx'
import { SearchResults } from './search/SearchResults.tsx'

/** §2 /searchbarr: a search box with live results; the query is in the address. */
export default function Search() {
  const [params] = useSearchParams()
  const query = (params.get('q') ?? '').trim()
  return (
    <div className="wrap">
      <PageHead title="Search">
        <TextLink to={paths.orderByList} before={ClipboardList}>
          Order by list
        </TextLink>
      </PageHead>
      <QueryBox label="Search products" className="mb-3 md:hidden" />
      {query ? (
        <SearchResults query={query} />
      ) : (
        <>
          <p className="text-ink-soft">Type a name or a part number, such as hinge 102 or PDL-050.</p>
          <Ranges className="mt-6" />
        </>
      )}
    </div>
  )
}
