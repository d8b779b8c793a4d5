import { cx } from 'class-variance-authority'

/** A flat placeholder block; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block max-w-full bg-sunken', className)} />
}
