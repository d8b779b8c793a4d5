import { cx } from 'class-variance-authority'
import { useEffect, useState } from 'react'
import { limits } from '../../rules/limits.ts'

const { loadingBarEvery, loadingBarStep } = limits
const name = 'Loading the counter'
const tenths = Array.from({ length: 10 }, (_, index) => (index + 1) * 10)

/** §2 the home page's loading bar: a tape on which one tick is 10%. It covers the page, which loads meanwhile. */
export function LoadingBar({ onFull }: { onFull: () => void }) {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    let reached = 0
    const step = setInterval(() => {
      reached += loadingBarStep
      setPercent(reached)
      if (reached >= 100) onFull()
    }, loadingBarEvery)
    return () => clearInterval(step)
  }, [onFull])

  return (
    <div className="fixed inset-0 z-20 grid place-items-center bg-surface px-4">
      <div className="w-full max-w-200">
        <div
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          className="relative min-h-12 bg-sunken forced-color-adjust-none"
        >
          <Tape className="text-ink-quiet" />
          <Tape className="bg-action text-action-ink" clipPath={`inset(0 ${100 - percent}% 0 0)`} />
          {/* Moved by a transform: a change of its position would count as a layout shift. */}
          <span className="absolute inset-0" style={{ transform: `translateX(${percent}%)` }}>
            <span className="absolute -top-1 h-15 w-1.75 bg-ink" />
          </span>
        </div>
        <p className="mt-4.5 type-compact text-ink-soft">{`${name}, ${percent}%`}</p>
      </div>
    </div>
  )
}

/** Long ticks at 0 and 50%, short ones at each tenth. `clipPath` cuts the tape off. */
const Tape = ({ className, clipPath }: { className: string; clipPath?: string }) => (
  <span
    className={cx(
      'absolute inset-0 grid grid-cols-10 items-end pb-1',
      'bg-[linear-gradient(90deg,currentColor_2px,transparent_0),linear-gradient(90deg,currentColor_2px,transparent_0)] bg-size-[50%_30px,10%_20px] bg-repeat-x',
      className,
    )}
    style={{ clipPath }}
  >
    {tenths.map((at) => (
      <span
        key={at}
        className="justify-self-end pr-2 type-control font-bold font-stretch-[84%] whitespace-nowrap"
      >
        {at}
      </span>
    ))}
  </span>
)
