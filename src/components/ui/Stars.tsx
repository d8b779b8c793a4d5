import { cx } from 'class-variance-authority'
import { Star } from 'lucide'
import { halfStep } from '../../rules/rating.ts'
import { Icon } from './Icon.tsx'

const sizes = { md: 'size-4.5!', lg: 'size-6.5!' }

/** A rating in half steps, announced as '4.5 out of 5'. */
export function Stars({ value, size = 'md' }: { value: number; size?: 'md' | 'lg' }) {
  const halfStars = halfStep(value)
  return (
    <span
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5`}
      className="inline-flex max-w-full flex-none flex-wrap gap-0.75 text-rating"
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <span key={index} className="relative grid">
          <Icon icon={Star} className={sizes[size]} />
          {halfStars > index && (
            <Icon
              icon={Star}
              className={cx(
                sizes[size],
                'absolute inset-0 fill-current',
                halfStars < index + 1 && '[clip-path:inset(0_50%_0_0)]',
              )}
            />
          )}
        </span>
      ))}
    </span>
  )
}
