import { useQueries } from '@tanstack/react-query'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { searchQuery } from '../../queries/search.ts'
import { fixingsOf } from '../../rules/fixings.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { PartsTable } from './PartsTable.tsx'

const headingId = 'goes-with'
const most = 4

/** The fixings that a part takes, by its own description, cheapest first; nothing where the shop has none of them. */
export default function GoesWith({ description }: { description: string }) {
  const fixings = fixingsOf(description)
  const parts = useQueries({
    queries: fixings.map(({ query }) => searchQuery(query)),
    combine: (results) => [
      ...new Map(
        results
          .flatMap(({ data = [] }, at) => data.filter((result) => fixings[at]?.accepts(result)))
          .map((result) => [String(result.product_id), result] as const),
      ).values(),
    ],
  })
  if (parts.length === 0) return null
  const shown = parts.toSorted((a, b) => a.price - b.price).slice(0, most)
  return (
    <section aria-labelledby={headingId} className="pt-9 md:pt-12">
      <SectionHead id={headingId} title="Goes with it" total={parts.length} visible={shown.length} />
      <div className="@container relative overflow-x-auto">
        <PartsTable
          labelledBy={headingId}
          columns={['Part']}
          distinguishing={1}
          rows={shown.map((part) => ({ part, values: [keepUnits(part.name)] }))}
        />
      </div>
    </section>
  )
}
