import { cx } from 'class-variance-authority'

type TicksProps = {
  count: number
  /** How many ticks are dark; the others are grey. Default: all. */
  dark?: number
  /** How many grey ones come before the dark ones. */
  before?: number
  className?: string
}

const length = (position: number) => (position % 10 === 0 ? 14 : position % 5 === 0 ? 10 : 6)

/** More ticks than this would run together in any window. */
const most = 400

/** `count` ticks below a line, at most 12 px apart. Every 5th is longer, every 10th longest. */
export function Ticks({ count: all, dark = all, before = 0, className }: TicksProps) {
  const count = Math.min(all, most)
  if (count < 1) return null
  const ticks = Array.from({ length: count }, (_, index) => `M${index * 12 + 1} 0V${length(index + 1)}`)
  // Two paths, not a line for each tick: there are hundreds on the home page.
  const path = (drawn: string[], stroke: string) =>
    drawn.length > 0 && <path d={drawn.join('')} vectorEffect="non-scaling-stroke" className={stroke} />
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * 12} 14`}
      preserveAspectRatio="none"
      className={cx('block h-3.5 max-w-full overflow-visible', className)}
      style={{ width: `${count * 0.75}rem` }}
    >
      {path([...ticks.slice(0, before), ...ticks.slice(before + dark)], 'stroke-edge stroke-1')}
      {path(ticks.slice(before, before + dark), 'stroke-ink stroke-2')}
    </svg>
  )
}
