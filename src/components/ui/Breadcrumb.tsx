import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide'
import { Link } from 'react-router-dom'
import { Icon } from './Icon.tsx'

export type Crumb = { label: string; to?: string; state?: unknown }

type BreadcrumbProps = {
  /** From Home to the current page, which has no link. */
  crumbs: readonly Crumb[]
  /** On phones without Home and the page's own name, which logo and heading show. Default: with more than three. */
  short?: boolean
  className?: string
}

export const Breadcrumb = ({ crumbs, short = crumbs.length > 3, className }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className={cx('print:hidden', className)}>
    <ol
      className={cx(
        'flex flex-wrap items-center gap-y-0.5 type-small text-ink-quiet',
        short ? 'gap-x-1' : 'gap-x-2',
      )}
    >
      {crumbs.map(({ label, to, state }, index) => (
        <li
          key={`${label} ${to ?? ''}`}
          className={cx(
            'flex min-w-0 items-center',
            short ? 'gap-1' : 'gap-2',
            short && index === 0 && crumbs.length > 2 && 'max-md:hidden',
            short && index === crumbs.length - 1 && 'max-md:sr-only',
          )}
        >
          {to && index < crumbs.length - 1 ? (
            <Link to={to} state={state} dir="auto" className="min-w-0 py-1">
              {label}
            </Link>
          ) : (
            <span aria-current="page" dir="auto" className="min-w-0 py-1">
              {label}
            </span>
          )}
          {/* After its link, so that no line begins with it. */}
          {index < crumbs.length - 1 && (
            <Icon
              icon={ChevronRight}
              size="sm"
              className={cx('text-edge', short && index === crumbs.length - 2 && 'max-md:hidden')}
            />
          )}
        </li>
      ))}
    </ol>
  </nav>
)
