import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type GaugeRow = {
  /** The whole row for screen readers: '5 stars 62%, 31 reviews'. */
  words: string
  label: ReactNode
  /** A whole percentage. */
  share: number
  count: number
}

// Depends on the container's width: with large text on a small phone the bar goes below its numbers.
const row =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 leading-4 @min-[15rem]:grid-cols-[auto_minmax(0,1fr)_auto]'
const bar = 'order-last col-span-full @min-[15rem]:order-none @min-[15rem]:col-auto'
const tenths = Array.from({ length: 11 }, (_, tick) => tick)

/** Shares of a whole: one bar per row over a common axis; one tick is 10%. */
export function Gauge({ rows }: { rows: readonly GaugeRow[] }) {
  const digits = Math.max(...rows.map(({ count }) => String(count).length))
  const numbers = (share: number, count: number) => (
    <span className="flex gap-1.5 text-right type-compact leading-4">
      <b className="min-w-target">{`${share}%`}</b>
      <span className="text-ink-quiet" style={{ minWidth: `${Math.max(digits, 3)}ch` }}>
        {count}
      </span>
    </span>
  )
  return (
    <div className="@container">
      <ul>
        {rows.map(({ words, label, share, count }) => (
          <li key={words}>
            <span className="sr-only">{words}</span>
            <div aria-hidden className={cx(row, 'py-2.5')}>
              <span className="flex items-center gap-1 font-semibold">{label}</span>
              <span className={bar}>
                <span className="block h-3.5 bg-photo">
                  <span
                    data-share={share}
                    className="block h-full bg-rating forced-colors:bg-[Highlight]"
                    style={{ width: `${Math.min(share, 100)}%` }}
                  />
                </span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 10 8"
                  preserveAspectRatio="none"
                  className="block h-2 w-full overflow-visible"
                >
                  {tenths.map((tick) => (
                    <line
                      key={tick}
                      x1={tick}
                      x2={tick}
                      y2={tick % 5 === 0 ? 8 : 5}
                      vectorEffect="non-scaling-stroke"
                      className="stroke-edge stroke-1"
                    />
                  ))}
                </svg>
              </span>
              {numbers(share, count)}
            </div>
          </li>
        ))}
      </ul>
      {rows[0] && (
        <div aria-hidden className={row}>
          <span className="invisible flex items-center gap-1 font-semibold">{rows[0].label}</span>
          <span className={`relative h-4.5 type-micro text-ink-quiet ${bar}`}>
            {[0, 50, 100].map((mark) => (
              <span
                key={mark}
                className="absolute -translate-x-1/2"
                style={{ left: `${mark}%` }}
              >{`${mark}%`}</span>
            ))}
          </span>
          <span className="invisible">{numbers(0, 0)}</span>
        </div>
      )}
    </div>
  )
}
