import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
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

/** `eager`: how many pictures load at once. */
const looks = {
  home: { sizes: '(width >= 64rem) 13rem, (width >= 48rem) 33vw, 4rem', columns: 'lg:grid-cols-6', eager: 0 },
  index: {
    sizes: '(width >= 64rem) 19rem, (width >= 48rem) 33vw, 4rem',
    columns: 'lg:grid-cols-4',
    eager: 4,
  },
  listing: { sizes: '(width >= 64rem) 19rem, (width >= 48rem) 25vw, 50vw', columns: '', eager: 100 },
}

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

type GridProps = ComponentProps<'ul'> & { look: Look }

const Grid = ({ look, ...rest }: GridProps) =>
  look === 'listing' ? (
    <ProductGrid columns="home" {...rest} />
  ) : (
    <ul
      {...rest}
      className={cx('ruled grid grid-cols-1 min-[24rem]:grid-cols-2 md:grid-cols-3', looks[look].columns)}
    />
  )

export const CategoryCardsLoading = ({ look, count }: { look: Look; count: number }) => (
  <div role="status">
    <span className="sr-only">{categoriesText.loading}</span>
    <Grid look={look} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks that never move
        <li key={index} className={cellStyle(look)}>
          <Skeleton className={`aspect-4/3 ${pictureStyle(look)}`} />
          <span className={nameStyle(look)}>
            <Skeleton className="h-4 w-3/4" />
          </span>
        </li>
      ))}
    </Grid>
  </div>
)

type CardLink = {
  to: string
  state: unknown
  /** Called once, when half of the card has been visible. */
  onView?: () => void
  /** Called when the link is opened, here or in a new tab. */
  onOpen?: () => void
}

type CategoryCardsProps = {
  look: Look
  categories: readonly Category[]
  linkOf: (category: Category) => CardLink
}

/** Categories in a ruled grid. Where none has a picture, no space is kept for one. */
export function CategoryCards({ look, categories, linkOf }: CategoryCardsProps) {
  const { list, visible, more } = usePortion(categories, 'ranges')
  const pictured = categories.some(({ thumbnail }) => thumbnail !== '')
  return (
    <>
      <Grid look={look} ref={list}>
        {visible.map((category, at) => (
          <CategoryCard
            key={category.category_id}
            look={look}
            category={category}
            {...linkOf(category)}
            picture={pictured && (at < looks[look].eager ? 'eager' : 'lazy')}
          />
        ))}
      </Grid>
      {more}
    </>
  )
}

type CategoryCardProps = CardLink & { look: Look; category: Category; picture: 'eager' | 'lazy' | false }

const middleButton = 1

/** Picture, name and, where there is room, description. The whole card is one link. */
function CategoryCard({ look, category, picture, to, state, onView, onOpen }: CategoryCardProps) {
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
        // The focus ring is drawn outside the cell: inside, the picture would cover it.
        className={`group ${cellStyle(look)} h-full no-underline focus-visible:relative focus-visible:z-1`}
      >
        {picture && (
          <Picture
            src={thumbnail}
            alt=""
            sizes={looks[look].sizes}
            eager={picture === 'eager'}
            first={false}
            className={pictureStyle(look)}
          />
        )}
        <span className={nameStyle(look)}>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <span className="group-hover:underline">{name}</span>
            {description && look !== 'home' && (
              <span
                className={cx('mt-1 type-small text-ink-soft', isRow(look) ? 'hidden md:block' : 'block')}
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
