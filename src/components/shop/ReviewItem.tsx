import { cx } from 'class-variance-authority'
import { formatDate, parseShopDate } from '../../rules/dates.ts'
import { Stars } from '../ui/Stars.tsx'

type ReviewItemProps = {
  rating: number
  name?: string
  /** Date from the response; an unreadable date is not shown. */
  created?: string
  title?: string
  comment: string
  className?: string
}

export function ReviewItem({ rating, name, created, title, comment, className }: ReviewItemProps) {
  const date = parseShopDate(created ?? '')
  return (
    <li className={cx('min-w-0 border-b border-line py-4.5', className)}>
      <p className="mb-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Stars value={rating} />
        {name && (
          <b dir="auto" className="font-[640] wrap-anywhere">
            {name}
          </b>
        )}
        {date && <span className="ml-auto type-small text-ink-quiet">{formatDate(date)}</span>}
      </p>
      {title && (
        <h3 dir="auto" className="mb-1 type-h3 wrap-anywhere">
          {title}
        </h3>
      )}
      <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
        {comment}
      </p>
    </li>
  )
}
