import { cx } from 'class-variance-authority'

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block max-w-full bg-sunken', className)} />
)
