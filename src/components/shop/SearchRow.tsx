import { cx } from 'class-variance-authority'
import { type ComponentProps, Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { productPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { splitMatches } from '../../rules/searchWords.ts'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'

type SearchRowProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  result: Product
  /** The search query: its words are highlighted in the part number and the name. */
  query: string
}

/** Text whose every second piece is a match. */
const marked = (pieces: readonly string[]) =>
  pieces.map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className="border-b-2 border-action bg-caution-tint text-ink">
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <Fragment key={index}>{piece}</Fragment>
    ),
  )

/** A search result: photo, part number and category, name, and price, as a link to the product page. */
export function SearchRow({ result, query, className, ...rest }: SearchRowProps) {
  const { product_id, name, sku, price, images, category_name } = result
  return (
    <Link
      to={productPath(product_id)}
      className={cx(
        'ring-in grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-1.5 pr-4 pl-1.5 no-underline hover:bg-photo max-xs:grid-cols-[3.25rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      <Picture src={images[0]} alt="" width={1} height={1} sizes="3.25rem" className="max-xs:row-span-2" />
      {/* Read out as number, name, category; the name, the longest, has the second line to itself. */}
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        {/* Another query makes other pieces: new elements, because a translated page keeps the old texts. */}
        {sku && (
          <span key={query} translate="no" className="type-mono wrap-anywhere">
            {marked(splitMatches(sku, query, true))}
          </span>
        )}{' '}
        <span
          key={`name ${query}`}
          dir="auto"
          className={cx('w-full type-name wrap-anywhere', sku && 'order-1')}
        >
          {marked(splitMatches(keepUnits(name), query))}
        </span>{' '}
        <bdi className="type-small text-ink-quiet">{category_name}</bdi>
      </span>
      <Price amount={price} size="line" vat className="xs:flex-col xs:items-end" />
    </Link>
  )
}
