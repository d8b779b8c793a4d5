import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

const cellStyle =
  'min-w-0 bg-cell px-3.5 pt-2 pb-2.5 outline-1 outline-transparent @max-[18.5rem]:col-span-6 max-md:px-3'
const spans = { 2: 'col-span-2', 3: 'col-span-3', 4: 'col-span-4', 6: 'col-span-6' }

type TitleBlockCell = {
  label: string
  value: ReactNode
  /** Width in columns, of six. Default: 3. */
  span?: 2 | 3 | 4 | 6
  /** Monospaced, for part numbers, order numbers and dimensions. */
  mono?: boolean
}

/** Like the title block of a technical drawing: ruled cells, a small label over each value. */
export const TitleBlock = ({
  cells,
  className,
}: {
  cells: readonly TitleBlockCell[]
  className?: string
}) => (
  <div className={cx('@container', className)}>
    <dl className="grid grid-cols-6 gap-px overflow-hidden rounded-tag border border-ink bg-ink">
      {cells.map(({ label, value, span = 3, mono }) => (
        <div key={label} className={cx(cellStyle, spans[span])}>
          <dt className="type-micro text-ink-quiet">{label}</dt>
          <dd
            dir="auto"
            translate={mono ? 'no' : undefined}
            className={cx(
              'wrap-anywhere',
              mono ? 'type-mono text-base leading-5.5' : 'type-compact font-semibold',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
