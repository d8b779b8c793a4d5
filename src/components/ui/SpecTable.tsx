import { cx } from 'class-variance-authority'
import { Fragment, type ReactNode } from 'react'

type SpecTableProps = {
  /** `mark`: shown beside the label. */
  rows: readonly { label: string; value: ReactNode; mark?: ReactNode }[]
  className?: string
}

export const SpecTable = ({ rows, className }: SpecTableProps) => (
  <dl
    className={cx(
      'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] border-t border-ink type-compact *:border-b *:border-line *:py-2.25',
      className,
    )}
  >
    {rows.map(({ label, value, mark }) => (
      <Fragment key={label}>
        {mark ? (
          <dt dir="auto" className="pr-6 text-ink-soft">
            <span>{label}</span> <span>{mark}</span>
          </dt>
        ) : (
          <dt dir="auto" className="pr-6 text-ink-soft">
            {label}
          </dt>
        )}
        <dd dir="auto" className="font-[560] wrap-anywhere lg:pr-4">
          {value}
        </dd>
      </Fragment>
    ))}
  </dl>
)
