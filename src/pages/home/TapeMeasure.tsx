/** One tick every 50, 10 and 5 mm, hanging from the tape's edge; pixels high and thick. */
const ticks: [mm: number, high: number, thick: number][] = [
  [50, 22, 1.5],
  [10, 14, 1],
  [5, 8, 1],
]
const numbers = Array.from({ length: 30 }, (_, index) => (index + 1) * 50)

/** A tape from the page's left edge to the window's right one, at --s pixels to the mm. Its hook stands at zero. */
export const TapeMeasure = () => (
  <div
    aria-hidden
    className="forced-color-adjust-none"
    style={{ paddingLeft: 'max(var(--gutter), calc((100cqw - 80rem) / 2 + var(--gutter)))' }}
  >
    <div
      className="relative min-h-target bg-action text-action-ink"
      style={{
        backgroundImage: ticks
          .map(([, , thick]) => `linear-gradient(90deg, currentColor ${thick}px, transparent 0)`)
          .join(),
        backgroundSize: ticks.map(([mm, high]) => `calc(var(--s) * ${mm}) ${high}px`).join(),
        backgroundRepeat: 'repeat-x',
      }}
    >
      <span className="absolute bg-line" style={{ right: '100%', top: -6, width: 6, height: 56 }} />
      {numbers.map((mm) => (
        <span
          key={mm}
          className="absolute type-control font-bold font-stretch-[84%]"
          style={{ top: 22, left: `calc(var(--s) * ${mm})`, transform: 'translateX(calc(-100% - 5px))' }}
        >
          {mm}
        </span>
      ))}
    </div>
  </div>
)
