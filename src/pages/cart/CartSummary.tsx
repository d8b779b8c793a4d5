import { Tag } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { SummaryList } from '../../components/ui/SummaryList.tsx'
import { paths } from '../../paths.ts'
import { type CartItem, cartTotal } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs } from '../../rules/money.ts'
import { readFlags } from '../../rules/restrictions.ts'
import { BottomBar } from '../../sections/BottomBar.tsx'
import { cartText } from '../../text/cart.ts'

/** The navigation state for checkout: only the item fields that §2 lists, plus a size or colour if one was chosen. */
const checkoutState = (items: readonly CartItem[]) => ({
  cartItems: items.map((item) => ({
    product_id: item.product_id,
    name: item.name,
    price: item.price,
    quantity: item.quantity,
    image: item.image,
    ...readFlags(item),
    ...(item.selectedSize && { selectedSize: item.selectedSize }),
    ...(item.selectedColor && { selectedColor: item.selectedColor }),
  })),
})

/** §2 Order Summary: here the total equals the subtotal; delivery and promotion are calculated at checkout. */
export function CartSummary({ items, children }: { items: readonly CartItem[]; children: ReactNode }) {
  const total = cartTotal(items)
  const proceed = useRef<HTMLDivElement>(null)
  return (
    <section
      aria-labelledby="order-summary"
      className="border border-ink bg-cell px-4 pt-5 pb-6 md:px-6 lg:sticky lg:top-[calc(var(--header)+1rem)]"
    >
      <h2 id="order-summary" className="pb-2 type-h2">
        Order Summary
      </h2>
      <SummaryList rows={[{ label: 'Subtotal', amount: total }]} total={{ label: 'Total', amount: total }} />
      {children}
      <p className="flex gap-2.5 border-t border-line pt-3 pb-4.5 type-small text-ink-strong text-pretty">
        <Icon icon={Tag} />
        {cartText.promotion}
      </p>
      {items.length > 0 ? (
        <>
          <div ref={proceed}>
            <ButtonLink
              id="proceed"
              to={paths.checkout}
              state={checkoutState(items)}
              variant="primary"
              size="xl"
              block
              hook
            >
              Proceed to Checkout
            </ButtonLink>
          </div>
          <BottomBar of={proceed} label="Total and checkout">
            <p>
              <span className="block type-micro text-ink-quiet">{`Total, ${counted(items.length, 'part')}`}</span>
              <span translate="no" className="type-h3 whitespace-nowrap">
                {formatRs(total)}
              </span>
            </p>
            <ButtonLink to={paths.checkout} state={checkoutState(items)} variant="primary" hook>
              Checkout
            </ButtonLink>
          </BottomBar>
        </>
      ) : (
        <p className="font-semibold">Nothing in this cart can be ordered.</p>
      )}
      <p className="mt-3 type-small text-ink-soft text-pretty">
        Delivery is worked out at checkout from your address.
      </p>
    </section>
  )
}
