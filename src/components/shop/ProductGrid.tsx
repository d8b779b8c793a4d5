import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

// Container queries in rem: with text at twice the size a phone shows one column, and a list beside its filters two.
const grid = 'ruled grid grid-cols-1 max-md:@min-[15rem]:grid-cols-2 md:grid-cols-3'
const wide = { list: 'md:@max-[30rem]:grid-cols-2 2xl:grid-cols-4', home: 'row:grid-cols-4' }

type ProductGridProps = ComponentProps<'ul'> & {
  /** Four side by side where they fit: on wide windows in a list, earlier on the home page. Default: list. */
  columns?: 'list' | 'home'
}

/** The ruled grid. Its children are `<li>`: ProductCard, ProductCardSkeletons or the page's own cells. */
export const ProductGrid = ({ columns = 'list', className, children, ...rest }: ProductGridProps) => (
  <div className={cx('@container', className)}>
    <ul {...rest} className={cx(grid, wide[columns])}>
      {children}
    </ul>
  </div>
)

/** As many placeholders as a grid will have cards. */
export const ProductCardSkeletons = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never move
  Array.from({ length: count }, (_, at) => <ProductCardSkeleton key={at} />)

const ProductCardSkeleton = () => (
  <li aria-hidden className="@container flex flex-col">
    <Skeleton className="aspect-4/3" />
    <div className="flex-1 px-3 pt-3 pb-3.5 @min-[15rem]:px-4 @min-[15rem]:pt-3.5 @min-[15rem]:pb-4">
      <Skeleton className="h-3.5 w-3/5" />
      <div className="mt-2.5 min-h-15 @min-[15rem]:min-h-10.5">
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="mt-2 h-3.5 w-2/3" />
      </div>
      <Skeleton className="mt-2 h-5 w-1/2" />
      <Skeleton className="mt-1.5 h-3 w-1/4 @min-[15rem]:hidden" />
    </div>
    <div className="grid min-h-target grid-cols-2 border-t border-line">
      <span />
      <Skeleton className="h-full" />
    </div>
  </li>
)
