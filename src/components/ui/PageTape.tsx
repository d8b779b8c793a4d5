type PageTapeProps = {
  divisions: number
  /** How many of them the blade covers. */
  out: number
  /** Numbers, from 1, of the divisions that end in a long tick; both ends of the tape always have one. */
  marks?: readonly number[]
}

/** A tape of equal divisions, one for each page, stage or amount: the blade reaches to the end of the current one. */
export function PageTape({ divisions, out, marks = [] }: PageTapeProps) {
  const end = `${(out / divisions) * 100}%`
  return (
    <div aria-hidden className="relative h-3 border-t border-ink">
      <span
        data-blade
        className="absolute top-0 left-0 h-3 bg-action forced-colors:bg-[Highlight]"
        style={{ width: end }}
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${divisions} 12`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {Array.from({ length: divisions + 1 }, (_, index) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks do not move
            key={index}
            x1={index}
            x2={index}
            y2={index === 0 || index === divisions || marks.includes(index) ? 12 : 7}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink stroke-1"
          />
        ))}
      </svg>
      <span
        className="absolute -top-0.75 -ml-0.5 h-4.75 w-1.25 bg-ink forced-colors:bg-[CanvasText]"
        style={{ left: end }}
      />
    </div>
  )
}
