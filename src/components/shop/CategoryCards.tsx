import { cx } from 'class-variance-authority'
import { Children, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Category } from '../../api/categories.ts'
import { useInView } from '../../lib/useInView.ts'
import { limits } from '../../rules/limits.ts'
import { categoriesText } from '../../text/categories.ts'
import { Picture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePortion } from '../ui/usePortion.tsx'
import { ProductGrid } from './ProductGrid.tsx'

/** Where categories are shown: on the home page, on a page of all of them, or below one of them. */
type Look = 'home' | 'index' | 'listing'

const sizes = {
  home: '(width >= 64rem) 13rem, (width >= 48rem) 33vw, 4rem',
  index: '(width >= 64rem) 19rem, (width >= 48rem) 33vw, 4rem',
  listing: '(width >= 64rem) 19rem, (width >= 48rem) 25vw, 50vw',
} as const

// The home page and the index have many: on phones they are rows, which are quick to scan. Below a category there are
// only a few, with large pictures.
const isRow = (look: Look) => look !== 'listing'

const cellStyle = (look: Look) => cx('flex flex-col', isRow(look) && 'max-md:flex-row')
const pictureStyle = (look: Look) => cx(isRow(look) && 'max-md:aspect-square! max-md:w-16 max-md:flex-none')
const nameStyle = (look: Look) =>
  cx(
    'flex min-h-15.5 min-w-0 px-3.5 pt-2.5 pb-3 type-name max-md:px-2.5 max-md:text-sm max-md:leading-4.5',
    isRow(look) && 'items-center max-md:min-h-16 max-md:py-1.5',
  )

const grid = 'ruled grid grid-cols-1 min-[24rem]:grid-cols-2 md:grid-cols-3'
const columns = { home: 'lg:grid-cols-6', index: 'lg:grid-cols-4' }

type CategoryCardsProps = { look: Look; hidden?: boolean; children: ReactNode }

/** The ruled grid of categories. Its children are CategoryCards of the same look. */
export function CategoryCards({ look, hidden, children }: CategoryCardsProps) {
  const { list, visible, more } = usePortion(Children.toArray(children), 'ranges')
  return (
    <>
      {look === 'listing' ? (
        <ProductGrid columns="home" aria-hidden={hidden} ref={list}>
          {visible}
        </ProductGrid>
      ) : (
        <ul aria-hidden={hidden} ref={list} className={cx(grid, columns[look])}>
          {visible}
        </ul>
      )}
      {more}
    </>
  )
}

export const CategoryCardsLoading = ({ look, count }: { look: Look; count: number }) => (
  <div role="status">
    <span className="sr-only">{categoriesText.loading}</span>
    <CategoryCards look={look} hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks that never move
        <li key={index} className={cellStyle(look)}>
          <Skeleton className={`aspect-4/3 ${pictureStyle(look)}`} />
          <span className={nameStyle(look)}>
            <Skeleton className="h-4 w-3/4" />
          </span>
        </li>
      ))}
    </CategoryCards>
  </div>
)

type CategoryCardProps = {
  category: Category
  to: string
  state: unknown
  look: Look
  eager: boolean
  /** Whether a category beside it has a picture: where none has, no space is kept for one. */
  pictured: boolean
  /** Called once, when half of the card has been visible. */
  onView?: () => void
  /** Called when the link is opened, here or in a new tab. */
  onOpen?: () => void
  /** Called on hover, touch or focus: a click may follow, so the next page can be prefetched. */
  onAhead?: () => void
}

const middleButton = 1

/** A category in the ruled grid: picture, name and, where there is room, description. The whole card is one link. */
export function CategoryCard(props: CategoryCardProps) {
  const { category, to, state, look, eager, pictured, onView, onOpen, onAhead } = props
  const { name, thumbnail, description } = category
  const ref = useInView<HTMLLIElement>(limits.viewThreshold, () => onView?.())
  const aside = (event: MouseEvent) => event.button === middleButton && onOpen?.()
  return (
    <li ref={ref}>
      <Link
        to={to}
        state={state}
        onClick={onOpen}
        onAuxClick={aside}
        onPointerEnter={onAhead}
        onFocus={onAhead}
        // The focus ring is drawn outside the cell: inside, the picture would cover it.
        className={`group ${cellStyle(look)} h-full no-underline focus-visible:relative focus-visible:z-1`}
      >
        {pictured && (
          <Picture
            src={thumbnail}
            alt=""
            sizes={sizes[look]}
            eager={eager}
            first={false}
            className={pictureStyle(look)}
          />
        )}
        <span className={nameStyle(look)}>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <span className="group-hover:underline">{name}</span>
            {description && look !== 'home' && (
              <span
                className={`mt-1 type-small text-ink-soft ${look === 'index' ? 'hidden md:block' : 'block'}`}
              >
                {description}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Whether one of some categories has a picture. */
export const arePictured = (categories: readonly Category[]): boolean =>
  categories.some(({ thumbnail }) => thumbnail !== '')
