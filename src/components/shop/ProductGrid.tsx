import { cva, cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

// Container queries in rem: with text at twice the size a phone shows one column, and a list beside its filters two.
const grid = cva('ruled grid grid-cols-1 max-md:@min-[15rem]:grid-cols-2 md:grid-cols-3', {
  variants: { columns: { list: 'md:@max-[30rem]:grid-cols-2 2xl:grid-cols-4', home: 'row:grid-cols-4' } },
  defaultVariants: { columns: 'list' },
})

type ProductGridProps = ComponentProps<'ul'> & {
  /** Four side by side where they fit: on wide windows in a list, earlier on the home page. Default: list. */
  columns?: 'list' | 'home'
}

/** The ruled grid. Its children are `<li>`: ProductCard, ProductCardSkeletons or the page's own cells. */
export function ProductGrid({ columns, className, children, ...rest }: ProductGridProps) {
  return (
    <div className={cx('@container', className)}>
      <ul {...rest} className={grid({ columns })}>
        {children}
      </ul>
    </div>
  )
}
