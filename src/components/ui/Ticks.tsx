type TicksProps = {
  count: number
  /** How many ticks are dark; the others are grey. Default: all. */
  dark?: number
  /** How many grey ones come before the dark ones. */
  before?: number
}

const length = (position: number) => (position % 10 === 0 ? 14 : position % 5 === 0 ? 10 : 6)

/** More ticks than this would run together in any window. */
const most = 400

/** `count` ticks below a line, at most 12 px apart. Every 5th is longer, every 10th longest. */
export function Ticks({ count: all, dark = all, before = 0 }: TicksProps) {
  const count = Math.min(all, most)
  if (count < 1) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * 12} 14`}
      preserveAspectRatio="none"
      className="block h-3.5 max-w-full overflow-visible"
      style={{ width: `${count * 0.75}rem` }}
    >
      {Array.from({ length: count }, (_, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks do not move
          key={index}
          x1={index * 12 + 1}
          x2={index * 12 + 1}
          y2={length(index + 1)}
          vectorEffect="non-scaling-stroke"
          className={
            index >= before && index < before + dark ? 'stroke-ink stroke-2' : 'stroke-edge stroke-1'
          }
        />
      ))}
    </svg>
  )
}
