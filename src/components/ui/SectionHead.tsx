import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { counted } from '../../rules/counted.ts'
import { TextLink } from './TextLink.tsx'
import { Ticks } from './Ticks.tsx'

// More would be closer than 4 px on the smallest phone and blur: one tick then stands for ten.
const mostTicks = 70
const morePosition =
  'justify-self-start max-md:@min-[15rem]:col-start-2 max-md:@min-[15rem]:row-start-1 md:col-start-3 md:row-start-1 pointer-coarse:-mb-2 pointer-coarse:min-h-target'

type SectionHeadProps = {
  title: string
  /** Id of the h2, for `aria-labelledby` of the section. */
  id?: string
  /** The unit that one tick stands for. */
  unit?: string
  /** How many of them are shown, after `before` others: their ticks are dark. */
  visible?: number
  before?: number
  /** Number of ticks; without it the rule is plain. */
  total?: number
  /** Replaces 'n of m parts'; announced when it changes. */
  countLine?: string
  more?: { to: string; state?: unknown; label?: string }
  /** Replaces the link with a button of the page; receives the class that positions it. */
  action?: (className: string) => ReactNode
  className?: string
}

/** A heading above a rule: one tick hangs from the rule for each part, dark for the parts shown. */
export function SectionHead({
  title,
  id,
  unit = 'part',
  total = 0,
  visible = total,
  before = 0,
  countLine,
  more,
  action,
  className,
}: SectionHeadProps) {
  const per = total > mostTicks ? 10 : 1
  const all = counted(total, unit)
  const count = countLine ?? (visible < total ? `${visible} of ${all}` : all)
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
            {per > 1 ? `${count}, one tick is ${counted(per, unit)}` : count}
          </p>
        )}
        {action
          ? action(morePosition)
          : more && (
              <TextLink to={more.to} state={more.state} after={ArrowRight} className={morePosition}>
                <span>{more.label ?? 'See More'}</span>
                {/* Text, not an aria-label: a list of the page's links then shows where this one leads. */}
                <span className="sr-only"> {title}</span>
              </TextLink>
            )}
      </div>
      <div className={cx('overflow-hidden border-t border-ink', total > 0 && 'h-5.5')}>
        <Ticks
          count={Math.ceil(total / per)}
          before={darkFrom}
          dark={Math.ceil((before + visible) / per) - darkFrom}
        />
      </div>
    </div>
  )
}
