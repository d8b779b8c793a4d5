import { cx } from 'class-variance-authority'

/** A flat block where something will stand; its size comes by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block bg-sunken', className)} />
}
