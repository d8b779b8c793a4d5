import { cx } from 'class-variance-authority'
import { type ComponentProps, Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResult } from '../../api/products.ts'
import { productPath } from '../../paths.ts'
import { formatRs } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { splitMatches } from '../../rules/splitMatches.ts'
import { Picture } from '../ui/Picture.tsx'

type SearchRowProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  result: SearchResult
  /** The search query: its words are highlighted in the name. */
  query: string
}

/** A search result: photo, name, category and price, as a link to the product page. */
export function SearchRow({
  result: { product_id, name, price, image_url, category_name },
  query,
  className,
  ...rest
}: SearchRowProps) {
  return (
    <Link
      to={productPath(product_id)}
      className={cx(
        'ring-in grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-1.5 pr-4 pl-1.5 no-underline hover:bg-photo max-xs:grid-cols-[3.25rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      <Picture src={image_url} alt="" width={1} height={1} sizes="3.25rem" className="max-xs:row-span-2" />
      <span className="min-w-0">
        <span className="block type-name wrap-anywhere">
          {splitMatches(keepUnits(name), query).map((piece, index) =>
            index % 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
              <mark key={index} className="border-b-2 border-action bg-caution-tint text-ink">
                {piece}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
              <Fragment key={index}>{piece}</Fragment>
            ),
          )}
        </span>
        <span className="block type-small text-ink-quiet">{category_name}</span>
      </span>
      <span className="font-semibold whitespace-nowrap">{formatRs(price)}</span>
    </Link>
  )
}
