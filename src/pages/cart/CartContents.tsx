import { useAtomValue } from 'jotai'
import { ChevronLeft, ClipboardList, Printer } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { userAtom } from '../../atoms/session.ts'
import { Drawing } from '../../components/shop/Drawing.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { BlankNotDelivered } from '../../components/shop/NotDeliveredNotice.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { SkipLink } from '../../components/ui/SkipLink.tsx'
import { TextButton, TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import type { CartItem } from '../../rules/cart.ts'
import { blankItem, nameList } from '../../rules/firstPaint.ts'
import { shop } from '../../shop/config.ts'
import { cartText } from '../../text/cart.ts'
import { CartLines } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { ShareCart } from './ShareCart.tsx'
import { ThresholdMeter } from './ThresholdMeter.tsx'

type FilledCartProps = ComponentProps<typeof CartLines> & {
  /** The items that are still sold. */
  items: readonly CartItem[]
  /** Above the lines. */
  notices: ReactNode
  /** In the summary: what has changed since the parts were added. */
  changes?: ReactNode
}

export function FilledCart({ items, notices, changes, ...lines }: FilledCartProps) {
  return (
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
}

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
export function ColomboWarning({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="caution" className="mb-4">
      <strong className="font-semibold">
        {`${nameList(names)} ${names.length === 1 ? 'is' : 'are'} deliverable within ${shop.city} only.`}
      </strong>{' '}
      You can still check out. We check the distance when you enter your address.
    </Notice>
  )
}

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
