import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ClipboardList, Printer, Tag } from 'lucide'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { userAtom } from '../../atoms/session.ts'
import { Drawing } from '../../components/shop/Drawing.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { BlankNotDelivered } from '../../components/shop/NotDeliveredNotice.tsx'
import { ButtonLink, TextButton, TextLink } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { PageTape } from '../../components/ui/PageTape.tsx'
import { Amount } from '../../components/ui/Price.tsx'
import { SkipLink } from '../../components/ui/SkipLink.tsx'
import { OrderSummaryFrame, SummaryList } from '../../components/ui/SummaryList.tsx'
import { paths } from '../../paths.ts'
import { type CartItem, cartTotal } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import { formatKm } from '../../rules/delivery.ts'
import { blankItem, nameList } from '../../rules/firstPaint.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { readFlags } from '../../rules/restrictions.ts'
import { meterTicks, orderedThresholds, thresholds, thresholdTexts } from '../../rules/thresholds.ts'
import { BottomBar } from '../../sections/BottomBar.tsx'
import { shop } from '../../shop/config.ts'
import { cartText } from '../../text/cart.ts'
import { CartLines } from './CartLines.tsx'
import { ShareCart } from './ShareCart.tsx'

type FilledCartProps = ComponentProps<typeof CartLines> & {
  /** The items that are still sold. */
  items: readonly CartItem[]
  /** Above the lines. */
  notices: ReactNode
  /** In the summary: what has changed since the parts were added. */
  changes?: ReactNode
}

export const FilledCart = ({ items, notices, changes, ...lines }: FilledCartProps) => (
  <>
    {/* A long cart is five stops of the Tab key a line. */}
    <SkipLink target="proceed">Skip to checkout</SkipLink>
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-aside lg:items-start lg:gap-8">
      <div className="min-w-0">
        {notices}
        <CartLines {...lines} />
        <ThresholdMeter items={items} />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <TextLink to={paths.products} before={ChevronLeft}>
            Continue Shopping
          </TextLink>
          <TextLink to={paths.orderByList} before={ClipboardList}>
            Order by list
          </TextLink>
          {items.length > 0 && (
            <>
              <TextButton before={Printer} apart onClick={() => window.print()}>
                Print quote
              </TextButton>
              <ShareCart items={items} />
            </>
          )}
        </div>
      </div>
      <CartSummary items={items}>{changes}</CartSummary>
    </div>
  </>
)

/** Nothing in the cart of this device: what was put in on another stayed there, the orders of an account did not. */
export function EmptyCart() {
  const user = useAtomValue(userAtom)
  return (
    <div className="relative">
      <EmptyState
        title={cartText.empty}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.products} variant="primary">
              Browse products
            </ButtonLink>
            <TextLink to={paths.orderByList}>Order by list</TextLink>
            {user && <TextLink to={`${paths.profile}?tab=orders`}>Order again what you had</TextLink>}
          </div>
        }
      >
        What you add is kept on this device until you order it.
      </EmptyState>
      <Drawing
        src={shop.pictures.emptyCart}
        size={176}
        className="absolute right-8 bottom-4 size-44 max-md:hidden"
      />
    </div>
  )
}

/** §2: shown when any item is deliverable within Colombo only; checkout is still allowed. */
export const ColomboWarning = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Notice tone="caution" className="mb-4">
      <strong className="font-semibold">
        {`${nameList(names)} ${names.length === 1 ? 'is' : 'are'} deliverable within ${shop.city} only.`}
      </strong>{' '}
      You can still check out. We check the distance when you enter your address.
    </Notice>
  )

const line = { item: blankItem, discontinued: false }
const notDelivered = { ...blankItem, product_id: 'blankAway', delivery_available: 0 } as const

/** The cart in blank words, empty and filled, for src/firstPaint/: a line that is delivered, one that is not, the notices. */
export const BlankCart = () => (
  <>
    <div data-empty>
      <EmptyCart />
    </div>
    <div data-filled>
      <FilledCart
        items={[blankItem]}
        lines={[line, { ...line, item: notDelivered }]}
        onRemove={() => undefined}
        undoLine={undefined}
        undoAt={undefined}
        notices={
          <>
            <BlankNotDelivered className="mb-4" />
            {[[], ['blankOther']].map((more, at) => (
              <div key={more.length} data-when={`near${at + 1}`}>
                <ColomboWarning names={['blankNear', ...more]} />
              </div>
            ))}
          </>
        }
      />
    </div>
  </>
)

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
function CartSummary({ items, children }: { items: readonly CartItem[]; children: ReactNode }) {
  const total = cartTotal(items)
  const proceed = useRef<HTMLDivElement>(null)
  return (
    <OrderSummaryFrame>
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
              <Amount of={total} className="type-h3" />
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
    </OrderSummaryFrame>
  )
}

/** How far the cart is from free delivery and from the promotion (BEY-07). A tick of the tape is `limits.meterTick`. */
function ThresholdMeter({ items }: { items: readonly CartItem[] }) {
  const cart = thresholds(items)
  const { nearOnly, notDelivered } = cart
  const [lower, higher] = orderedThresholds(cart)
  const [reached, missing] = thresholdTexts(cart)
  const ticks = higher.over / limits.meterTick
  const lowerAt = lower.over / limits.meterTick
  // Above this share the two labels would overlap.
  const apart = lowerAt / ticks < 0.6
  return (
    <div className="@container -mt-px border border-line bg-cell px-3 pt-3 pb-2.5 type-small text-ink-strong text-pretty md:px-4">
      <p aria-live="polite" className="pb-2.5">
        {reached ? <span>{`${reached} `}</span> : null}
        <strong>{missing}</strong>
      </p>
      <div className="in-data-first-paint:invisible">
        <PageTape divisions={ticks} out={meterTicks(cart)} marks={[lowerAt]} />
        {/* The labels stack where the tape is too narrow for the text size. */}
        <div
          aria-hidden
          className={cx('relative mt-1.5 type-micro text-ink-soft', apart && 'h-9 @max-[12rem]:h-auto')}
        >
          <span
            className={cx(
              apart
                ? 'absolute -translate-x-1/2 text-center @max-[12rem]:static @max-[12rem]:block @max-[12rem]:translate-x-0 @max-[12rem]:text-left'
                : 'block',
            )}
            style={apart ? { left: `${(lowerAt / ticks) * 100}%` } : undefined}
          >
            <span>{`over Rs. ${groupedNumber(lower.over)}`}</span>
            <br />
            <span>{lower.reward}</span>
          </span>
          <span className={cx('block text-right', apart && 'absolute right-0 @max-[12rem]:static')}>
            <span>{`over Rs. ${groupedNumber(higher.over)}`}</span>
            <br />
            <span>{higher.reward}</span>
          </span>
        </div>
        {nearOnly && (
          <p className="mt-2">
            A part here is delivered within {shop.city} only: free delivery is then for addresses up to{' '}
            <span className="whitespace-nowrap">{formatKm(limits.tooFarKm)}</span> from the depot.
          </p>
        )}
        {notDelivered.length > 0 && (
          <p className="mt-2">{`Not counted here, because not delivered: ${notDelivered.map(keepUnits).join('; ')}.`}</p>
        )}
      </div>
    </div>
  )
}
