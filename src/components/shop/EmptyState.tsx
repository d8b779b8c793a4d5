import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { RetryButton } from '../ui/Button.tsx'

type EmptyStateProps = {
  title: string
  /** What the user can do about it. */
  children?: ReactNode
  /** One Button or ButtonLink. */
  action?: ReactNode
  /** Announces the box when it replaces other content: `alert` for a failure. */
  role?: 'status' | 'alert'
  className?: string
}

/** An empty or failed state in a ruled box: a title, advice and one button. */
export const EmptyState = ({ title, children, action, role, className }: EmptyStateProps) => (
  <div
    role={role}
    className={cx('rounded-control border border-line bg-cell px-4 py-8 md:px-8 md:py-12', className)}
  >
    <h2 className="type-h2">{title}</h2>
    {children && <p className="mt-1.5 text-ink-soft text-pretty">{children}</p>}
    {action && <div className="mt-5 flex flex-wrap gap-2.5">{action}</div>}
  </div>
)

type LoadFailedProps = Omit<EmptyStateProps, 'action'> & { onRetry: () => unknown; busy?: boolean }

/** What did not load, and the button that loads it again. */
export const LoadFailed = ({ onRetry, busy, ...state }: LoadFailedProps) => (
  <EmptyState action={<RetryButton busy={busy} onClick={() => void onRetry()} />} {...state} />
)
