import type { MouseEventHandler } from 'react'
import { counted } from '../../rules/counted.ts'
import { Stars } from '../ui/Stars.tsx'

type RatingLineProps = {
  /** Mean of the ratings; undefined while there are none. */
  average: number | undefined
  count: number
  /** Link to the reviews: '#reviews'. */
  href: string
  /** Opens the reviews tab before the jump. */
  onOpen: MouseEventHandler<HTMLAnchorElement>
}

/** Stars, the average, and a link down to the reviews. */
export function RatingLine({ average, count, href, onOpen }: RatingLineProps) {
  const words = count === 0 ? 'No reviews yet' : counted(count, 'review')
  return (
    <p className="flex flex-wrap items-center gap-2 type-compact">
      {average !== undefined && count > 0 && (
        <>
          <Stars value={average} />
          <b aria-hidden className="font-semibold">
            {average.toFixed(1)}
          </b>
        </>
      )}
      <a
        href={href}
        onClick={onOpen}
        className="inline-flex min-h-7 items-center pointer-coarse:min-h-target"
      >
        {words}
      </a>
    </p>
  )
}
