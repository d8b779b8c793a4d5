import { useAtomValue } from 'jotai'
import { ChevronLeft, ClipboardList, Printer } from 'lucide'
import { droppedFromCartAtom } from '../atoms/cart.ts'
import { ChangesNotice } from '../components/shop/ChangesNotice.tsx'
import { Drawing } from '../components/shop/Drawing.tsx'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { NotDeliveredNotice } from '../components/shop/NotDeliveredNotice.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { WhenNear } from '../components/shop/WhenNear.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { TextButton } from '../components/ui/TextButton.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import { type CartItem, cartCount, cartTotal } from '../rules/cart.ts'
import { countedPieces } from '../rules/counted.ts'
import { sameId } from '../rules/id.ts'
import { keepUnits } from '../rules/nonBreaking.ts'
import { isDelivered, restrictionsOf } from '../rules/restrictions.ts'
import { RecentlyViewed } from '../sections/RecentlyViewed.tsx'
import { cartText } from '../text/cart.ts'
import { CartAnnouncer } from './cart/CartAnnouncer.tsx'
import { CartLines, RemovedLine } from './cart/CartLines.tsx'
import { CartLinkNotice, CartLinkPanel } from './cart/CartLinkPanel.tsx'
import { CartSummary } from './cart/CartSummary.tsx'
import { Quote } from './cart/Quote.tsx'
import { cartLink, ShareCart } from './cart/ShareCart.tsx'
import { useCartLink } from './cart/useCartLink.ts'
import { useCheckedCart } from './cart/useCheckedCart.ts'
import { usePrinting } from './cart/usePrinting.ts'
import { useRemoval } from './cart/useRemoval.ts'

/** §2 Cart page. */
export default function Cart() {
  const hydrated = useHydrated()
  const { items, lines, changes, soldItems } = useCheckedCart()
  const { open, answer, filled } = useCartLink()
  const dropped = useAtomValue(droppedFromCartAtom)
  const { removed, remove, undo, page } = useRemoval()
  const collectOnly = soldItems.filter((item) => !isDelivered(item))
  const printing = usePrinting(hydrated && soldItems.length > 0)
  const undoLine = removed && <RemovedLine name={removed.item.name} onUndo={undo} />

  return (
    <div ref={page} className="wrap">
      <PageHead
        title="Cart"
        meta={hydrated && items.length > 0 && countedPieces(items.length, cartCount(items))}
      />
      <CartAnnouncer total={cartTotal(soldItems)} removed={removed?.item.name} />
      {hydrated && dropped > 0 && (
        <p className="mb-4 type-small text-ink-soft text-pretty">
          {dropped === 1
            ? 'One part of your saved cart could not be read and was left out.'
            : `${dropped} parts of your saved cart could not be read and were left out.`}
        </p>
      )}
      {open && <CartLinkPanel link={open} asks={items.length > 0} onAnswer={answer} />}
      <CartLinkNotice result={filled} />
      {!hydrated ? (
        <Skeleton className="h-72" />
      ) : items.length === 0 ? (
        <>
          {undoLine && <ul className="mb-4 border border-b-0 border-line">{undoLine}</ul>}
          <div className="relative">
            <EmptyState
              title={cartText.empty}
              action={
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                  <ButtonLink to={paths.products} variant="primary">
                    Browse products
                  </ButtonLink>
                  <TextLink to={paths.orderByList}>Order by list</TextLink>
                </div>
              }
            >
              What you add is kept on this device until you order it.
            </EmptyState>
            <Drawing
              src="/set/empty-cart@800.webp"
              size={176}
              className="absolute right-8 bottom-4 size-44 max-md:hidden"
            />
          </div>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:items-start lg:gap-8">
          <div className="min-w-0">
            <NotDeliveredNotice
              names={collectOnly.map(({ name }) => name)}
              onRemove={() => {
                for (const item of collectOnly) remove(item)
              }}
              className="mb-4"
            />
            <ColomboWarning items={soldItems} className="mb-4" />
            <CartLines lines={lines} onRemove={remove} undoLine={undoLine} undoAt={removed?.index} />
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <TextLink to={paths.products} before={ChevronLeft}>
                Continue Shopping
              </TextLink>
              <TextLink to={paths.orderByList} before={ClipboardList}>
                Order by list
              </TextLink>
              {soldItems.length > 0 && (
                <>
                  <TextButton
                    before={Printer}
                    className="pointer-coarse:min-h-target"
                    onClick={() => window.print()}
                  >
                    Print quote
                  </TextButton>
                  <ShareCart items={soldItems} />
                </>
              )}
            </div>
          </div>
          <CartSummary items={soldItems}>
            <ChangesNotice
              changes={changes}
              onRemove={(ids) => {
                for (const item of items) if (ids.some((id) => sameId(id, item.product_id))) remove(item)
              }}
              className="mt-4"
            />
          </CartSummary>
        </div>
      )}
      <WhenNear>{hydrated && <RecentlyViewed />}</WhenNear>
      {printing && <Quote items={soldItems} link={cartLink(soldItems)} />}
    </div>
  )
}

// Separated by semicolons, because names contain commas.
const nameList = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join('; ')} and ${names.at(-1)}`

/** §2: shown when any item is deliverable within Colombo only; checkout is still allowed. */
function ColomboWarning({ items, className }: { items: readonly CartItem[]; className?: string }) {
  const names = restrictionsOf(items).colomboOnly.map(keepUnits)
  if (names.length === 0) return null
  return (
    <Notice tone="caution" className={className}>
      <strong className="font-semibold">{`${nameList(names)} ${names.length === 1 ? 'is' : 'are'} deliverable within Colombo only.`}</strong>{' '}
      You can still check out. We check the distance when you enter your address.
    </Notice>
  )
}
