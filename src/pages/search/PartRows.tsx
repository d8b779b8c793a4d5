import type { Product } from '../../api/products.ts'
import { SearchRow } from '../../components/shop/SearchRow.tsx'

type PartRowsProps = { title: string; parts: readonly Product[]; query: string }

/** Parts that are offered where a search has no results of its own. */
export const PartRows = ({ title, parts, query }: PartRowsProps) => (
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
