import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type HangingTapeProps = {
  stages: readonly { title: string; text: ReactNode }[]
  /** Index of the current stage; the blade reaches to the end of it. */
  current: number
}

/** Stages on a tape that hangs down: one division per stage, the hook at the current one. */
export const HangingTape = ({ stages, current }: HangingTapeProps) => (
  <ol className="mt-4.5">
    {stages.map(({ title, text }, index) => (
      <li
        key={title}
        aria-current={index === current ? 'step' : undefined}
        data-state={index <= current ? 'reached' : 'ahead'}
        className={cx(
          'group relative min-h-21 pb-3.5 pl-11',
          'before:absolute before:inset-y-0 before:left-0 before:w-5.5 before:border-edge before:bg-sunken not-last:before:border-b data-[state=reached]:before:bg-action',
          'aria-[current=step]:before:border-b-0 aria-[current=step]:after:absolute aria-[current=step]:after:-bottom-1 aria-[current=step]:after:-left-0.75 aria-[current=step]:after:z-1 aria-[current=step]:after:h-1.75 aria-[current=step]:after:w-7 aria-[current=step]:after:bg-ink',
          'forced-colors:aria-[current=step]:after:bg-[CanvasText] forced-colors:before:border-x',
        )}
      >
        <p className="pt-3.5 leading-5.5 font-semibold">{title}</p>
        <p className="type-compact text-ink-soft text-pretty">{text}</p>
      </li>
    ))}
  </ol>
)
