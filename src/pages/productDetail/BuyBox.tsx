import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { Product } from '../../api/products.ts'
import { addToCartAtom } from '../../atoms/cart.ts'
import { Button } from '../../components/ui/Button.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { TitleBlock } from '../../components/ui/TitleBlock.tsx'
import { toast } from '../../notify.ts'
import { checkoutPath } from '../../paths.ts'
import { itemOf } from '../../rules/cart.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import { cartText } from '../../text/cart.ts'
import { PartNumber } from './PartNumber.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { deliveryWords, lineSum, paymentWords, soldWords } from './productWording.ts'

/** 'island-wide' stays on one line in its narrow cell. */
function Delivery({ words }: { words: string }) {
  const [where, wide] = words.split(/ (?=island-wide)/)
  return (
    <>
      {where} {wide && <span className="whitespace-nowrap">{wide}</span>}
    </>
  )
}

/** The facts to decide by, a quantity, Add to Cart and Buy Now. `rating` is the line below the name. */
export function BuyBox({ product, rating }: { product: Product; rating: ReactNode }) {
  const { product_id, name, sku, price, unit } = product
  const [quantity, setQuantity] = useState(1)
  const addToCart = useSetAtom(addToCartAtom)
  const { sum, total } = lineSum(product, quantity)

  const add = () => {
    addToCart(itemOf(product), quantity)
    toast('success', cartText.added(quantity, name))
  }
  // §2: these six fields, without the flags. Checkout fetches the product record itself (decision 4).
  const checkoutProduct = { product_id, name, sku, price, quantity, image: itemOf(product).image }

  return (
    <div className="min-w-0">
      {product.brand && (
        <p dir="auto" className="type-compact text-ink-soft">
          {product.brand}
        </p>
      )}
      <h1 tabIndex={-1} data-page-heading dir="auto" className="mt-1 mb-2.5 type-h1 wrap-anywhere">
        {keepUnits(name)}
      </h1>
      {rating}
      <TitleBlock
        className="mt-4.5"
        cells={[
          {
            label: 'Part Number',
            value: sku ? <PartNumber sku={sku} /> : 'Not given',
            mono: sku !== '',
            span: 4,
          },
          { label: 'Sold', value: soldWords(unit), span: 2 },
          { label: 'Delivery', value: <Delivery words={deliveryWords(product)} /> },
          { label: 'Payment', value: paymentWords(product) },
          { label: 'Price', value: <Price amount={price} size="lg" vat />, span: 6 },
        ]}
      />
      <div className="mt-4 grid grid-cols-2 gap-2.5 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] md:items-start">
        <QuantityField
          value={quantity}
          onChange={setQuantity}
          onEmptied={() => setQuantity(1)}
          unit={perUnit(unit)}
          className="max-md:col-span-full max-md:w-full"
        />
        <Button variant="solid" onClick={add}>
          Add to Cart
        </Button>
        <ButtonLink
          variant="primary"
          hook
          to={checkoutPath(product_id, quantity)}
          state={{ product: checkoutProduct }}
        >
          Buy Now
        </ButtonLink>
      </div>
      <p className="mt-2.5 type-small text-ink-soft">
        {sum} <b className="font-semibold text-ink">{total}</b>
      </p>
      <ProductFacts product={product} />
    </div>
  )
}
