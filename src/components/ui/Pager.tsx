import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { pageWindow } from '../../rules/pages.ts'
import { buttonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { PageTape } from './PageTape.tsx'

type PagerProps = {
  page: number
  pages: number
  /** Returns the address of a page. */
  href: (page: number) => string
  /** Navigation state that travels with every link. */
  state?: unknown
  /** Number of page buttons at every width. Default: eleven, where they fit. */
  buttons?: number
  /** Name of the navigation for screen readers. */
  label?: string
  className?: string
}

// Beyond this many ticks they would blur: one tick then stands for ten pages.
const mostTicks = 50

/** Page numbers, which move with the page, over a tape of all pages. Nothing for one page. */
export function Pager({ page, pages, href, state, buttons, label = 'Pages', className }: PagerProps) {
  if (pages <= 1) return null
  const per = pages > mostTicks ? 10 : 1
  return (
    <nav aria-label={label} className={cx('@container', className)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start justify-center gap-x-3 @min-[38rem]:grid-cols-[auto_auto_auto]">
        {page > 1 && <Step to={href(page - 1)} state={state} rel="prev" />}
        <div className={cx('col-start-2', buttons && 'mx-auto max-w-full')}>
          {!buttons && (
            <p className="grid min-h-9 place-items-center type-compact @min-[38rem]:hidden">{`Page ${page} of ${pages}`}</p>
          )}
          <ol className={buttons ? 'flex' : 'hidden @min-[38rem]:flex'}>
            {pageWindow(page, pages, buttons ?? 11).map((cell) => (
              <li key={cell} className="min-w-0">
                <Link
                  to={href(cell)}
                  state={state}
                  aria-label={`Page ${cell}`}
                  aria-current={cell === page ? 'page' : undefined}
                  className="grid size-target max-w-full place-items-center font-[560] text-ink-strong no-underline hover:underline focus-visible:relative focus-visible:z-1 aria-[current=page]:bg-steel aria-[current=page]:font-bold aria-[current=page]:text-on-steel forced-colors:aria-[current=page]:border-2"
                >
                  {cell}
                </Link>
              </li>
            ))}
          </ol>
          <PageTape divisions={Math.ceil(pages / per)} out={page / per} />
        </div>
        {page < pages && <Step to={href(page + 1)} state={state} rel="next" />}
      </div>
    </nav>
  )
}

/**
 * Ref of the list that a Pager turns. Following a link to another page scrolls to it and focuses it; Back does not, nor
 * does another `list`, such as other filters.
 */
export function useTopOfPages(page: number, list = '') {
  const type = useNavigationType()
  const top = useRef<HTMLElement>(null)
  const latest = useRef({ list, page })

  useEffect(() => {
    const before = latest.current
    latest.current = { list, page }
    if (type !== 'PUSH' || before.list !== list || before.page === page) return
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    top.current?.focus({ preventScroll: true })
  }, [type, list, page])

  return top
}

function Step({ to, state, rel }: { to: string; state: unknown; rel: 'prev' | 'next' }) {
  const back = rel === 'prev'
  return (
    <Link
      to={to}
      state={state}
      rel={rel}
      aria-label={back ? 'Previous page' : 'Next page'}
      className={cx(
        buttonStyle({ variant: 'line' }),
        'min-w-target px-2! @min-[46rem]:px-4.5!',
        back ? 'col-start-1' : 'col-start-3',
      )}
    >
      {back && <Icon icon={ChevronLeft} />}
      <span className="hidden @min-[46rem]:inline">{back ? 'Previous' : 'Next'}</span>
      {!back && <Icon icon={ChevronRight} />}
    </Link>
  )
}
