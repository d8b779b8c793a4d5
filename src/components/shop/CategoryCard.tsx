import type { MouseEvent, Ref } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '../ui/Picture.tsx'
import { type CategoryLook, categoryCell, categoryName, categoryPicture } from './categoryCell.ts'

type CategoryCardProps = {
  name: string
  /** '' when the category has no thumbnail. */
  thumbnail: string
  to: string
  /** Navigation state of the link. */
  state: unknown
  look: CategoryLook
  /** Shown where there is room: not on the home page, nor in the rows of the index on phones. */
  description?: string
  eager?: boolean
  /** Ref of the card, to detect when it comes into view. */
  ref?: Ref<HTMLLIElement>
  /** Called when the link is opened, here or in a new tab. */
  onOpen?: () => void
  /** Called on hover, touch or focus: a click may follow, so the next page can be prefetched. */
  onAhead?: () => void
}

const middleButton = 1

const sizes = {
  home: '(width >= 64rem) 13rem, (width >= 48rem) 33vw, 4rem',
  index: '(width >= 64rem) 19rem, (width >= 48rem) 33vw, 4rem',
  listing: '(width >= 64rem) 19rem, (width >= 48rem) 25vw, 50vw',
} as const

/** A category in the ruled grid: picture, name and description. The whole card is one link. */
export function CategoryCard(props: CategoryCardProps) {
  const { name, thumbnail, to, state, look, description, eager, ref, onOpen, onAhead } = props
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
        className={`group ${categoryCell(look)} h-full no-underline focus-visible:relative focus-visible:z-1`}
      >
        <Picture
          src={thumbnail}
          alt=""
          sizes={sizes[look]}
          eager={eager}
          first={false}
          className={categoryPicture(look)}
        />
        <span className={categoryName(look)}>
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
