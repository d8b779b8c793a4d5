import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { counted } from '../../rules/counted.ts'
import { Icon } from '../ui/Icon.tsx'
import { usePortion } from '../ui/usePortion.tsx'
import { foldedSize, foldSize } from './foldSize.ts'
import { OrderLine } from './OrderLine.tsx'

type FoldedLinesProps = {
  items: readonly ComponentProps<typeof OrderLine>['item'][]
  /** A long order stands beside what is done with it: its lines have no picture. */
  compact?: boolean
}

function Lines({ items, compact }: FoldedLinesProps) {
  const { list, visible, more } = usePortion(items, 'parts')
  return (
    <>
      <ul ref={list}>
        {visible.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be alike
          <OrderLine key={at} item={item} compact={compact} />
        ))}
      </ul>
      {more}
    </>
  )
}

/** The lines of an order; of a long one the first three, and 'and 22 more parts', which opens. */
export function FoldedLines({ items, compact }: FoldedLinesProps) {
  const long = items.length > foldSize
  const first = long ? items.slice(0, foldedSize) : items
  const rest = items.slice(first.length)
  return (
    <>
      <Lines items={first} compact={compact && long} />
      {rest.length > 0 && (
        <details className="group/rest print:hidden">
          <summary className="flex min-h-target list-none items-center gap-2 border-b border-line type-control">
            <span className="group-open/rest:hidden">{`and ${counted(rest.length, 'more part')}`}</span>
            <span className="hidden group-open/rest:inline">Show fewer</span>
            <Icon icon={ChevronDown} className="group-open/rest:rotate-180" />
          </summary>
          <Lines items={rest} compact={compact} />
        </details>
      )}
      {rest.length > 0 && (
        <div className="hidden print:block">
          <Lines items={rest} />
        </div>
      )}
    </>
  )
}
