import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { Check, Copy, Phone } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { addToCartAtom } from '../../atoms/cart.ts'
import { AskButtons } from '../../components/shop/AskButtons.tsx'
import { oneLine } from '../../components/shop/fitsALine.ts'
import { restrictionLines } from '../../components/shop/restrictionLines.ts'
import { Button, ButtonLink, buttonStyle } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Amount, Price } from '../../components/ui/Price.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { TitleBlock } from '../../components/ui/TitleBlock.tsx'
import { toast } from '../../notify.ts'
import { checkoutPath, paths } from '../../paths.ts'
import { itemOf } from '../../rules/cart.ts'
import { startUpper } from '../../rules/characters.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepAmounts, keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import { paymentWords } from '../../rules/payments.ts'
import { piecesOf } from '../../rules/pieces.ts'
import { isDelivered, isRestricted, type RestrictionFlags } from '../../rules/restrictions.ts'
import { BottomBar } from '../../sections/BottomBar.tsx'
import { shop } from '../../shop/config.ts'
import { cartText } from '../../text/cart.ts'
import { AskPart, ProductFacts } from './ProductFacts.tsx'

/** Where it is delivered (§3), for the title block. */
function Delivery({ product }: { product: RestrictionFlags }) {
  if (!isDelivered(product)) return 'Not delivered'
  if (isRestricted(product, 'colomboOnly')) return `Within ${shop.city} only`
  return (
    <span>
      {shop.city} and <span className="whitespace-nowrap">island-wide</span>
    </span>
  )
}

/** How it can be paid (§3), for the title block. */
function waysToPay(product: RestrictionFlags): string {
  if (!isDelivered(product)) return 'At the trade counter'
  return isRestricted(product, 'codOnly') ? 'Cash on Delivery only' : paymentWords.short
}

/** The unit as a value of its own: 'Per set', 'Each', 'Box of 100'. */
const soldWords = (unit: string): string => keepUnits(startUpper(unit)) || 'Each'

type BuyBarProps = {
  product: Product
  quantity: number
  addButton: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

/** Price and Add at the foot of a phone, while the button of the page is out of sight. */
function BuyBar({ product, quantity, addButton, onAdd }: BuyBarProps) {
  const { sku, name, price, unit } = product
  return (
    <BottomBar of={addButton} label="Price and cart">
      {/* A long part number breaks beside the button; with large text the button stands below. */}
      <p className="min-w-0 flex-1 basis-36">
        <span className="line-clamp-2 wrap-anywhere type-micro text-ink-quiet">{sku || name}</span>
        <Amount of={price} className="type-h3" />{' '}
        <span className={`type-micro text-ink-soft ${oneLine(unit)}`}>{unit}</span>
      </p>
      {isDelivered(product) ? (
        <Button
          variant="solid"
          aria-label={`Add ${quantity} to the cart`}
          onClick={onAdd}
        >{`Add ${quantity}`}</Button>
      ) : (
        <a href={`tel:${shop.phone.dial}`} className={buttonStyle({ variant: 'primary' })}>
          <Icon icon={Phone} />
          Call
        </a>
      )}
    </BottomBar>
  )
}

/** The facts of a part, a quantity, Add to Cart and Buy Now; for one that is not delivered, Call (decision 43). */
export function BuyBox({ product, rating }: { product: Product; rating: ReactNode }) {
  const { product_id, name, sku, price, unit } = product
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState(false)
  const addToCart = useSetAtom(addToCartAtom)
  const sum = keepAmounts(`${quantity} × ${formatRs(price)} ${perUnit(unit)} =`)
  const total = keepAmounts(formatRs(lineTotal(price, quantity)))
  const pieces = keepUnits(piecesOf(product, quantity))
  const addButton = useRef<HTMLButtonElement>(null)
  const delivered = isDelivered(product)

  const priceAndBars = (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Price amount={price} size="lg" vat />
      {restrictionLines(product).map(({ kind, text, icon, tone }) => (
        <Tag key={kind} tone={tone} icon={icon} className={kind === 'notDelivered' ? undefined : 'md:hidden'}>
          {kind === 'notDelivered' ? `${text}, collect only` : text}
        </Tag>
      ))}
    </span>
  )

  const add = () => {
    addToCart(itemOf(product), quantity)
    toast('success', cartText.added(quantity, name))
    setAdded(true)
  }
  // §2: these six fields, without the flags. Checkout fetches the product record itself (decision 4).
  const checkoutProduct = { product_id, name, sku, price, quantity, image: itemOf(product).image }

  return (
    <div className="flex min-w-0 flex-col">
      {product.brand && (
        <p dir="auto" translate="no" className="type-compact text-ink-soft">
          {product.brand}
        </p>
      )}
      <h1 tabIndex={-1} data-page-heading dir="auto" className="mt-1 mb-2.5 type-h1 wrap-anywhere">
        {keepUnits(name)}
      </h1>
      {rating}
      <TitleBlock
        // On phones below the buttons, and not to be seen before these have arrived, which would push it down.
        className="mt-4 max-md:order-1 max-md:not-has-[~.order-2]:invisible"
        cells={[
          {
            label: 'Part Number',
            value: sku ? <CopyableSku sku={sku} /> : 'Not given',
            mono: sku !== '',
            span: 4,
          },
          { label: 'Sold', value: soldWords(unit), span: 2 },
          { label: 'Delivery', value: <Delivery product={product} /> },
          { label: 'Payment', value: waysToPay(product) },
        ]}
      />
      {/* Read before the buttons: on phones the facts stand below them. */}
      <TitleBlock className="-mt-px max-md:mt-2" cells={[{ label: 'Price', value: priceAndBars, span: 6 }]} />
      {!delivered && (
        <AskButtons
          variant="primary"
          message={`I would like to collect ${quantity} × ${[sku, name].filter(Boolean).join(', ')}. When can I have it?`}
          className="mt-4"
        />
      )}
      <div
        className={cx(
          // On phones two columns, with large text one.
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2.5 md:items-start',
          delivered
            ? 'mt-3 md:mt-4 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]'
            : 'mt-2.5 md:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        <QuantityField
          value={quantity}
          onChange={setQuantity}
          onClear={() => setQuantity(1)}
          unit={perUnit(unit)}
        />
        <Button ref={addButton} variant="solid" onClick={add}>
          Add to Cart
        </Button>
        {delivered && (
          <ButtonLink
            variant="primary"
            hook
            className="max-md:col-span-full"
            to={checkoutPath(product_id, quantity)}
            state={{ product: checkoutProduct }}
          >
            Buy Now
          </ButtonLink>
        )}
      </div>
      <p className="mt-2.5 type-small text-ink-soft">
        <span>{sum}</span> <b className="font-semibold text-ink">{total}</b>{' '}
        {added && (
          <Link to={paths.cart} className="float-right font-semibold text-ink">
            Go to cart
          </Link>
        )}
      </p>
      {pieces && <p className="type-small text-ink-soft">{pieces}</p>}
      <AskPart product={product} quantity={quantity} />
      <div className="order-2">
        <ProductFacts product={product} />
      </div>
      <BuyBar product={product} quantity={quantity} addButton={addButton} onAdd={add} />
    </div>
  )
}

/** Milliseconds for which the tick is shown after copying. */
const tickMs = 2000

/** The part number, to be selected or copied: shoppers quote it on the phone. */
function CopyableSku({ sku }: { sku: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => {
    // If the browser refuses, the number can still be selected.
    navigator.clipboard?.writeText(sku).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <span className="flex items-center justify-between gap-2">
      <span className="min-w-0 select-all">{sku}</span>
      <IconButton
        label={`Copy part number ${sku}`}
        icon={copied ? Check : Copy}
        iconSize="sm"
        className="-my-3 -mr-2.5 text-ink-quiet"
        onClick={copy}
      />
      <span aria-live="polite" className="sr-only">
        {copied && 'Part number copied'}
      </span>
    </span>
  )
}
