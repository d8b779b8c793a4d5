import { cx } from 'class-variance-authority'

const numbers = Array.from({ length: 30 }, (_, index) => (index + 1) * 50)

/** A tape at --s pixels per mm, its hook at zero, with ticks every 50, 10 and 5 mm. */
export const TapeMeasure = () => (
  <div
    aria-hidden
    className="pl-[max(var(--gutter),calc((100cqw-var(--page))/2+var(--gutter)))] forced-color-adjust-none"
  >
    <div
      className={cx(
        'relative min-h-target bg-action bg-repeat-x text-action-ink',
        'bg-[linear-gradient(90deg,currentColor_1.5px,transparent_0),linear-gradient(90deg,currentColor_1px,transparent_0),linear-gradient(90deg,currentColor_1px,transparent_0)]',
        'bg-size-[calc(var(--s)*50)_22px,calc(var(--s)*10)_14px,calc(var(--s)*5)_8px]',
      )}
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
