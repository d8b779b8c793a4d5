import { ChevronLeft, ClipboardList, Printer } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { SkipLink } from '../../components/ui/SkipLink.tsx'
import { TextButton, TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import type { CartItem } from '../../rules/cart.ts'
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
      <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_min(24.25rem,40%)] lg:items-start lg:gap-8">
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
                <TextButton
                  before={Printer}
                  className="pointer-coarse:min-h-target"
                  onClick={() => window.print()}
                >
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
