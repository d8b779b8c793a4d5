import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { counted } from '../../rules/counted.ts'
import { TextLink } from './Button.tsx'
import { Ticks } from './Ticks.tsx'

// More would be closer than 4 px on the smallest phone and blur: one tick then stands for ten.
const mostTicks = 70
const morePosition =
  'justify-self-start max-md:@min-[15rem]:col-start-2 max-md:@min-[15rem]:row-start-1 md:col-start-3 md:row-start-1 pointer-coarse:-mb-2 pointer-coarse:min-h-target'

/** A number of visible parts, and the class that hides it at widths where it is another. */
export type VisibleCount = { count: number; className?: string }

type SectionHeadProps = {
  title: string
  /** Id of the h2, for `aria-labelledby` of the section. */
  id?: string
  /** The unit that one tick stands for. */
  unit?: string
  /** How many of them are shown, after `before` others: their ticks are dark. A list where the width decides. */
  visible?: number | readonly VisibleCount[]
  before?: number
  /** Number of ticks; without it the rule is plain. */
  total?: number
  /** Replaces 'n of m parts'; announced when it changes. */
  countLine?: string
  more?: { to: string; state?: unknown; label?: string; className?: string }
  /** A button of the page in the link's place; receives the class that positions it. */
  action?: (className: string) => ReactNode
  className?: string
}

/** A heading above a rule: one tick hangs from the rule for each part, dark for the parts shown. */
export function SectionHead({ title, id, countLine, more, action, className, ...ticks }: SectionHeadProps) {
  const { unit = 'part', total = 0, visible = total, before = 0 } = ticks
  const per = total > mostTicks ? 10 : 1
  const all = counted(total, unit)
  const lineOf = (shown: number) => {
    const line = countLine ?? (shown < total ? `${shown} of ${all}` : all)
    return per > 1 ? `${line}, one tick is ${counted(per, unit)}` : line
  }
  const counts: readonly VisibleCount[] = typeof visible === 'number' ? [{ count: visible }] : visible
  const darkFrom = Math.floor(before / per)

  return (
    <div className={cx('@container', className)}>
      <div className="grid items-end gap-x-4 gap-y-0.5 pb-2.5 max-md:@min-[15rem]:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <h2 id={id} dir="auto" className="type-h2 min-w-0 wrap-anywhere">
          {title}
        </h2>
        {(total > 0 || countLine !== undefined) && (
          <p
            role={countLine === undefined ? undefined : 'status'}
            className="col-span-full row-start-2 type-small text-ink-quiet md:col-span-1 md:col-start-2 md:row-start-1 md:pb-0.5"
          >
            {counts.map(({ count, className }) => (
              <span key={className ?? ''} className={className}>
                {lineOf(count)}
              </span>
            ))}
          </p>
        )}
        {action?.(morePosition)}
        {more && (
          <TextLink
            to={more.to}
            state={more.state}
            after={ArrowRight}
            className={cx(morePosition, more.className)}
          >
            <span>{more.label ?? 'See More'}</span>
            {/* Text, not an aria-label: a list of the page's links then shows where this one leads. */}
            <span className="sr-only"> {title}</span>
          </TextLink>
        )}
      </div>
      <div className={cx('overflow-hidden border-t border-ink', total > 0 && 'h-5.5')}>
        {counts.map(({ count, className }) => (
          <Ticks
            key={className ?? ''}
            className={className}
            count={Math.ceil(total / per)}
            before={darkFrom}
            dark={Math.ceil((before + count) / per) - darkFrom}
          />
        ))}
      </div>
    </div>
  )
}
