import { cx } from 'class-variance-authority'

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block max-w-full bg-sunken', className)} />
}
