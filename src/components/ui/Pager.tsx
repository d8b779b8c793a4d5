import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { pageWindow } from '../../rules/pages.ts'
import { buttonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'
import { PageTape } from './PageTape.tsx'

type PagerProps = {
  page: number
  pages: number
  href: (page: number) => string
  state?: unknown
  /** Number of page buttons at every width. Default: eleven, where they fit. */
  buttons?: number
  /** Name of the navigation for screen readers. */
  label: string
}

// Beyond this many ticks they would blur: one tick then stands for ten pages.
const mostTicks = 50

/** Page numbers, which move with the page, over a tape of all pages. Nothing for one page. */
export function Pager({ page, pages, href, state, buttons, label }: PagerProps) {
  if (pages <= 1) return null
  const per = pages > mostTicks ? 10 : 1
  const cells = pageWindow(page, pages, buttons ?? 11)
  const [first = 1, last = pages] = [cells[0], cells.at(-1)]
  return (
    <nav aria-label={label} className="@container mt-8">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start justify-center gap-x-3 @min-[38rem]:grid-cols-[auto_auto_auto]">
        {page > 1 && <Step to={href(page - 1)} state={state} rel="prev" />}
        <div className={cx('col-start-2 flex items-start', buttons && 'mx-auto max-w-full')}>
          {!buttons && first > 1 && <End page={1} to={href(1)} state={state} />}
          <div className="min-w-0 flex-1">
            {!buttons && (
              <p className="grid min-h-9 place-items-center type-compact @min-[38rem]:hidden">{`Page ${page} of ${pages}`}</p>
            )}
            <ol className={buttons ? 'flex' : 'hidden @min-[38rem]:flex'}>
              {cells.map((cell) => (
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
            {/* One tick is one of the pages above it or, where they do not fit, of all. */}
            <div className={buttons ? undefined : 'hidden @min-[38rem]:block'}>
              <PageTape divisions={cells.length} out={page - first + 1} />
            </div>
            {!buttons && (
              <div className="@min-[38rem]:hidden">
                <PageTape divisions={Math.ceil(pages / per)} out={page / per} />
              </div>
            )}
          </div>
          {!buttons && last < pages && <End page={pages} to={href(pages)} state={state} />}
        </div>
        {page < pages && <Step to={href(page + 1)} state={state} rel="next" />}
      </div>
    </nav>
  )
}

/** Ref of the list that a Pager turns: another page scrolls to it and focuses it, another `list` only shows its top. */
export function useTopOfPages(page: number, list = '') {
  const type = useNavigationType()
  const top = useRef<HTMLElement>(null)
  const latest = useRef({ list, page })

  useLayoutEffect(() => keepFocus(top.current), [])

  useEffect(() => {
    const before = latest.current
    latest.current = { list, page }
    if (type !== 'PUSH') return
    if (before.list !== list) {
      // Filters beside the list may be ticked further down, where nothing of a shorter list would be in view.
      const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0
      if (isAbove && window.matchMedia('(width >= 64rem)').matches)
        window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (before.page === page) return
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    top.current?.focus({ preventScroll: true })
  }, [type, list, page])

  return top
}

/** The first or last page, beside the window of pages, where there is room for it. */
const End = ({ page, to, state }: { page: number; to: string; state: unknown }) => (
  <Link
    to={to}
    state={state}
    aria-label={`Page ${page}`}
    className={cx(
      'hidden min-h-target min-w-target place-items-center font-[560] text-ink-strong no-underline hover:underline @min-[54rem]:grid',
      page === 1 ? 'mr-3' : 'ml-3',
    )}
  >
    {page === 1 ? '1 …' : `… ${page}`}
  </Link>
)

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
