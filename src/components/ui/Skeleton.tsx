import { cx } from 'class-variance-authority'

/** A flat block where something will stand; its size comes by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block max-w-full bg-sunken', className)} />
}
