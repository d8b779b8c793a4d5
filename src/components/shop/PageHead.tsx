import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx'
import { homeCrumb } from './categoryLinks.ts'

type PageHeadProps = {
  title: ReactNode
  /** Directly under the heading: the user name. */
  below?: ReactNode
  /** Default: Home and this page. */
  crumbs?: readonly Crumb[] | 'none'
  /** At the end of the breadcrumb's line, where the heading is as long as what was typed. */
  aside?: ReactNode
  /** A line beside the heading: '57 parts, page 2 of 5'. */
  meta?: ReactNode
  /** At the end of the heading's line: Log out. */
  children?: ReactNode
}

/** The top of a page. Its heading takes the focus after a navigation. */
export function PageHead({
  title,
  below,
  crumbs = typeof title === 'string' ? [homeCrumb, { label: title }] : 'none',
  aside,
  meta,
  children,
}: PageHeadProps) {
  const heading = (
    <h1 tabIndex={-1} data-page-heading dir="auto" className="type-h1 min-w-0 wrap-anywhere">
      {title}
    </h1>
  )
  return (
    <div className="pt-5">
      {(crumbs !== 'none' || aside) && (
        <div className="flex flex-wrap items-center gap-x-5">
          {crumbs !== 'none' && <Breadcrumb crumbs={crumbs} />}
          {/* On the line of the breadcrumb, whose letters are smaller. */}
          {aside && <div className="mt-1 ml-auto">{aside}</div>}
        </div>
      )}
      <div
        className={cx(
          'flex flex-wrap gap-x-5 gap-y-2 pt-2 pb-3.5 md:pb-5',
          below ? 'items-center' : 'items-end',
        )}
      >
        {below ? (
          <div className="min-w-0">
            {heading}
            <p dir="auto" className="type-small text-ink-soft wrap-anywhere">
              {below}
            </p>
          </div>
        ) : (
          heading
        )}
        {meta && (
          <div
            className={cx(
              'pb-0.75 type-compact text-ink-quiet',
              // On a phone the action stays beside the heading, and `meta` moves below.
              children && 'max-md:order-last max-md:w-full',
            )}
          >
            {meta}
          </div>
        )}
        {children && <div className="ml-auto">{children}</div>}
      </div>
    </div>
  )
}
