import { cva } from 'class-variance-authority'
import { Children, type ReactNode } from 'react'
import { categoriesText } from '../../text/categories.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePortion } from '../ui/usePortion.tsx'
import { type CategoryLook, categoryCell, categoryName, categoryPicture } from './categoryCell.ts'
import { ProductGrid } from './ProductGrid.tsx'

const cells = cva('ruled grid grid-cols-1 min-[24rem]:grid-cols-2 md:grid-cols-3', {
  variants: { look: { home: 'lg:grid-cols-6', index: 'lg:grid-cols-4' } },
})

const portion = 60

type CategoryCellsProps = { look: CategoryLook; hidden?: boolean; children: ReactNode }

/** The ruled grid of categories. Its children are CategoryCards of the same look. */
export function CategoryCells({ look, hidden, children }: CategoryCellsProps) {
  const { list, visible, more } = usePortion(Children.toArray(children), portion, 'ranges')
  return (
    <>
      {look === 'listing' ? (
        <ProductGrid columns="home" aria-hidden={hidden} ref={list}>
          {visible}
        </ProductGrid>
      ) : (
        <ul aria-hidden={hidden} ref={list} className={cells({ look })}>
          {visible}
        </ul>
      )}
      {more}
    </>
  )
}

export function CategoryCellsLoading({ look, count }: { look: CategoryLook; count: number }) {
  return (
    <div role="status">
      <span className="sr-only">{categoriesText.loading}</span>
      <CategoryCells look={look} hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks that never move
          <li key={index} className={categoryCell(look)}>
            <Skeleton className={`aspect-4/3 ${categoryPicture(look)}`} />
            <span className={categoryName(look)}>
              <Skeleton className="h-4 w-3/4" />
            </span>
          </li>
        ))}
      </CategoryCells>
    </div>
  )
}
