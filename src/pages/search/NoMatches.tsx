import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import { AskButtons } from '../../components/shop/AskButtons.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { Ranges } from '../../components/shop/Ranges.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { pages, paths } from '../../paths.ts'
import { nearestQuery } from '../../queries/search.ts'
import { productsText } from '../../text/products.ts'
import { PartRows } from './PartRows.tsx'

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
export function NoMatches({ query }: { query: string }) {
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
