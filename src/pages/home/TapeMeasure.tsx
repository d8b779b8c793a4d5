/** One tick every 50, 10 and 5 mm, hanging from the tape's edge; height and thickness in pixels. */
const ticks: [mm: number, high: number, thick: number][] = [
  [50, 22, 1.5],
  [10, 14, 1],
  [5, 8, 1],
]
const numbers = Array.from({ length: 30 }, (_, index) => (index + 1) * 50)

/** A tape from the page's left edge to the window's right edge, at --s pixels per mm. Its hook is at zero. */
export const TapeMeasure = () => (
  <div
    aria-hidden
    className="pl-[max(var(--gutter),calc((100cqw-80rem)/2+var(--gutter)))] forced-color-adjust-none"
  >
    <div
      className="relative min-h-target bg-action bg-repeat-x text-action-ink"
      style={{
        backgroundImage: ticks
          .map(([, , thick]) => `linear-gradient(90deg, currentColor ${thick}px, transparent 0)`)
          .join(),
        backgroundSize: ticks.map(([mm, high]) => `calc(var(--s) * ${mm}) ${high}px`).join(),
      }}
    >
      <span className="absolute -top-1.5 right-full h-14 w-1.5 bg-line" />
      {numbers.map((mm) => (
        <span
          key={mm}
          className="absolute top-5.5 -translate-x-[calc(100%+5px)] type-control font-bold font-stretch-[84%]"
          style={{ left: `calc(var(--s) * ${mm})` }}
        >
          {mm}
        </span>
      ))}
    </div>
  </div>
)
