import { ShoppingCart } from 'lucide'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { checkoutPath, productPath } from '../../paths.ts'
import { itemOf } from '../../rules/cart.ts'
import { limits } from '../../rules/limits.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { isDelivered } from '../../rules/restrictions.ts'
import { Icon } from '../ui/Icon.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { RestrictionMarks } from './RestrictionMarks.tsx'

type ProductCardProps = {
  product: Product
  /** Puts one into the cart, without leaving the page. */
  onAdd: () => void
  /** Loads the picture with high priority: it is the one that the page waits for. */
  priority?: boolean
  /** Loads the picture at once: it is among the first of the page. */
  eager?: boolean
  /** Display width of the photo, as an `img` sizes attribute. */
  sizes?: string
  /** Heading level, one below the heading above the grid. */
  heading?: 'h2' | 'h3'
  ref?: Ref<HTMLLIElement>
}

const cardSizes = '(width >= 80rem) 19rem, (width >= 48rem) 33vw, 50vw'
/** '215 × 102 × 65 mm' is wider than the smallest card: it stays on one line if it fits, else it wraps before a ×. */
const threeMeasures = /(\S+(?:\u00A0\S+){5,})/

const strip =
  'flex min-h-target flex-1 items-center justify-center px-1 type-control text-center no-underline transition-colors focus-visible:relative focus-visible:z-1'

/** The item that Buy passes to the checkout: exactly the fields of §2. */
function itemToBuy(product: Product) {
  const { unit: _, ...item } = itemOf(product)
  return { ...item, quantity: limits.buyQuantity }
}

/** A part in the ruled grid. All of it but the part number, which can be selected, leads to the details; decision 43. */
export function ProductCard(props: ProductCardProps) {
  const { product, onAdd, priority = false, eager = priority, sizes = cardSizes, ref } = props
  const { product_id, name, sku, price, unit, images } = product
  const to = productPath(product_id)
  const Heading = props.heading ?? 'h3'
  const shownName = keepUnits(name)
  return (
    <li ref={ref} className="@container relative flex flex-col">
      <Picture src={images[0]} alt="" sizes={sizes} eager={eager} first={priority} fallback={sku || name} />
      <div className="flex flex-1 flex-col px-3 pt-3 pb-3.5 @min-[15rem]:px-4 @min-[15rem]:pt-3.5 @min-[15rem]:pb-4">
        <p className="flex flex-wrap items-baseline gap-x-2 type-micro text-ink-quiet">
          <span className="w-full @min-[15rem]:w-auto">Part Number</span>
          {sku ? (
            <Mono className="z-1 cursor-text text-ink wrap-anywhere">{sku}</Mono>
          ) : (
            <span>Not given</span>
          )}
        </p>
        <Heading className="mt-1 min-h-15 type-name text-balance @min-[15rem]:min-h-10.5 @min-[15rem]:text-base @min-[15rem]:leading-5.25">
          <Link
            to={to}
            tabIndex={-1}
            title={shownName}
            dir="auto"
            className="line-clamp-9 no-underline after:absolute after:inset-0 hover:underline"
          >
            {shownName.split(threeMeasures).map((piece, index) =>
              index % 2 ? (
                <span key={piece} className="inline-block">
                  {piece.replace(/\u00A0(?=×)/g, ' ')}
                </span>
              ) : (
                piece
              ),
            )}
          </Link>
        </Heading>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <Price amount={price} /> {/* On a narrow card always the second line, however long the price. */}
          <span className="flex w-full flex-wrap gap-x-2 type-micro @min-[15rem]:contents">
            <span className="whitespace-nowrap text-ink-quiet">inc VAT</span>{' '}
            <span className="text-ink-soft @min-[15rem]:ml-auto">{unit}</span>
          </span>
        </p>
        <RestrictionMarks product={product} className="mt-1.5 font-stretch-[94%]" />
      </div>
      <div className="z-1 flex flex-wrap border-t border-line">
        <Link to={to} aria-label={`Details, ${shownName}`} className={`${strip} hover:bg-photo`}>
          Details
        </Link>
        {!isDelivered(product) ? (
          <Link
            to={to}
            aria-label={`Collect, ${shownName}`}
            className={`${strip} border-l border-line hover:bg-photo`}
          >
            Collect
          </Link>
        ) : (
          <>
            <button
              type="button"
              aria-label={`Add, ${shownName}`}
              title="Add to cart"
              onClick={onAdd}
              className="grid size-target flex-none place-items-center border-l border-line transition-colors hover:bg-photo focus-visible:relative focus-visible:z-1 noscript:hidden"
            >
              <Icon icon={ShoppingCart} />
            </button>
            <Link
              to={checkoutPath(product_id, limits.buyQuantity)}
              state={{ product: itemToBuy(product) }}
              aria-label={`Buy, ${shownName}`}
              className={`${strip} border-l border-transparent bg-action text-action-ink hover:bg-action-hover active:bg-action-pressed`}
            >
              Buy
            </Link>
          </>
        )}
      </div>
    </li>
  )
}
