import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Link } from 'react-router-dom'
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
  /** Number of page buttons at every width, moving with the page. Default: up to eleven cells, where they fit. */
  buttons?: number
  /** Name of the navigation for screen readers. */
  label?: string
  className?: string
}

// Beyond this many ticks they would blur: one tick then stands for ten pages.
const mostTicks = 50

/** Page numbers over the tape; where eleven do not fit its container, arrows and 'Page 2 of 5'. Nothing for one page. */
export function Pager({ page, pages, href, state, buttons, label = 'Pages', className }: PagerProps) {
  if (pages <= 1) return null
  const cells = buttons ? pageWindow(page, pages, buttons) : pagerCells(page, pages)
  const per = pages > mostTicks ? 10 : 1
  const wholeTape = <PageTape divisions={Math.ceil(pages / per)} out={page / per} />
  return (
    <nav aria-label={label} className={cx('@container', className)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start justify-center gap-x-3 @min-[38rem]:grid-cols-[auto_auto_auto]">
        {page > 1 && <Step to={href(page - 1)} state={state} rel="prev" />}
        {!buttons && (
          <div className="col-start-2 @min-[38rem]:hidden">
            <p className="grid min-h-9 place-items-center type-compact">
              Page {page} of {pages}
            </p>
            {wholeTape}
          </div>
        )}
        <div className={cx('col-start-2', buttons ? 'mx-auto max-w-full' : 'hidden @min-[38rem]:block')}>
          <ol className="flex">
            {cells.map((cell, index) =>
              cell === 'gap' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by their place
                <li key={`gap ${index}`} className="grid size-target place-items-center text-ink-quiet">
                  <span aria-hidden>…</span>
                </li>
              ) : (
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
              ),
            )}
          </ol>
          {/* Each tick is one page. Skipped pages break the tape; under a moving range of buttons stand all pages. */}
          {buttons ? (
            wholeTape
          ) : (
            <PageTape
              divisions={cells.length}
              out={cells.indexOf(page) + 1}
              gaps={cells.flatMap((cell, index) => (cell === 'gap' ? [index] : []))}
            />
          )}
        </div>
        {page < pages && <Step to={href(page + 1)} state={state} rel="next" />}
      </div>
    </nav>
  )
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

/** The cells of the pager: all pages, or `width` cells with the first, the last, a run around `page`, and gaps. */
function pagerCells(page: number, pages: number, width = 11): (number | 'gap')[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pages <= width) return run(1, pages)
  const near = width - 2
  const half = Math.floor((width - 5) / 2)
  if (page <= near - half) return [...run(1, near), 'gap', pages]
  if (page > pages - near + half) return [1, 'gap', ...run(pages - near + 1, pages)]
  return [1, 'gap', ...run(page - half, page + half), 'gap', pages]
}
