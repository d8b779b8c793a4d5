import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { Drawing } from '../components/shop/Drawing.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Ranges } from '../components/shop/Ranges.tsx'
import { SearchRow } from '../components/shop/SearchRow.tsx'
import { ButtonLink } from '../components/ui/Button.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { paths } from '../paths.ts'
import { searchQuery } from '../queries/search.ts'
import { addressWords } from '../rules/addressWords.ts'
import { limits } from '../rules/limits.ts'
import { shop } from '../shop/config.ts'

/** The 404 page, for any address the shop does not have (decision 25); below, the parts that its words find. */
export default function NotFound() {
  useStatus(404)
  const words = addressWords(useLocation().pathname)
  return (
    <>
      <div className="wrap relative">
        <PageHead title="Page not found" />
        <p className="max-w-text text-pretty">
          There is no page at this address. It may be mistyped. Search for a part by name or part number, or
          start from one of these.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant="primary" hook>
            Products
          </ButtonLink>
          <ButtonLink to={paths.categories}>Categories</ButtonLink>
          <ButtonLink to={paths.search}>Search</ButtonLink>
          <ButtonLink to={paths.home}>Home</ButtonLink>
        </div>
        <Drawing
          src={shop.pictures.notFound}
          size={240}
          className="absolute top-6 right-8 size-60 max-lg:hidden"
        />
      </div>
      <Found words={words} />
      <div className="wrap pt-9 md:pt-12">
        <Ranges />
      </div>
    </>
  )
}

/** The parts that the words of the address find; nothing without any. */
function Found({ words }: { words: string }) {
  const { data = [] } = useQuery(searchQuery(words, limits.searchLimit))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="found" className="wrap pt-9 md:pt-12">
      <SectionHead
        id="found"
        title={`Parts for ‘${words}’`}
        total={data.length}
        more={{ to: `${paths.search}?q=${encodeURIComponent(words)}`, label: 'All results' }}
      />
      <ul className="border border-b-0 border-line bg-cell">
        {data.slice(0, limits.searchLimit).map((result) => (
          <li key={result.product_id}>
            <SearchRow result={result} query={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}
