import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cartAtom, removeFromCartAtom, restoreToCartAtom } from '../atoms/cart.ts'
import { ChangesNotice } from '../components/shop/ChangesNotice.tsx'
import { NotDeliveredNotice } from '../components/shop/NotDeliveredNotice.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { WhenNear } from '../components/shop/WhenNear.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { listen } from '../lib/listen.ts'
import { recordsQuery } from '../queries/products.ts'
import { type CartItem, cartCount, cartTotal, productIds, sameLine } from '../rules/cart.ts'
import { countedPieces } from '../rules/counted.ts'
import { sameId } from '../rules/id.ts'
import { formatRs } from '../rules/money.ts'
import { keepUnits } from '../rules/nonBreaking.ts'
import { checkLines } from '../rules/reconcile.ts'
import { isDelivered, restrictionsOf } from '../rules/restrictions.ts'
import { FirstCount, FirstPaint } from '../sections/FirstPaint.tsx'
import { RecentlyViewed } from '../sections/RecentlyViewed.tsx'
import { BlankCart, ColomboWarning, EmptyCart, FilledCart } from './cart/CartContents.tsx'
import { RemovedLine } from './cart/CartLines.tsx'
import { CartLinkNotice, CartLinkPanel, useCartLink } from './cart/CartLinkPanel.tsx'
import { Quote } from './cart/Quote.tsx'
import { cartLink } from './cart/ShareCart.tsx'

export default function Cart() {
  const hydrated = useHydrated()
  const { items, lines, changes, soldItems } = useCheckedCart()
  const { open, answer, filled } = useCartLink()
  const { removed, remove, undo, page } = useRemoval()
  const collectOnly = soldItems.filter((item) => !isDelivered(item))
  const printing = usePrinting(hydrated && soldItems.length > 0)
  const undoLine = removed && <RemovedLine name={removed.item.name} onUndo={undo} />

  return (
    <div ref={page} className="wrap">
      <PageHead
        title="Cart"
        meta={
          hydrated ? (
            items.length > 0 && countedPieces(items.length, cartCount(items))
          ) : (
            <FirstCount of="pieces" />
          )
        }
      />
      <CartAnnouncer total={cartTotal(soldItems)} removed={removed?.item.name} />
      {open && <CartLinkPanel link={open} asks={items.length > 0} onAnswer={answer} />}
      <CartLinkNotice result={filled} />
      {!hydrated ? (
        <FirstPaint className="h-72 bg-sunken">
          <BlankCart />
        </FirstPaint>
      ) : items.length === 0 ? (
        <>
          {undoLine && <ul className="mb-4 border border-b-0 border-line">{undoLine}</ul>}
          <EmptyCart />
        </>
      ) : (
        <FilledCart
          items={soldItems}
          lines={lines}
          onRemove={remove}
          undoLine={undoLine}
          undoAt={removed?.index}
          notices={
            <>
              <NotDeliveredNotice
                names={collectOnly.map(({ name }) => name)}
                onRemove={() => {
                  for (const item of collectOnly) remove(item)
                }}
                className="mb-4"
              />
              <ColomboWarning names={restrictionsOf(soldItems).colomboOnly.map(keepUnits)} />
            </>
          }
          changes={
            <ChangesNotice
              changes={changes}
              onRemove={(ids) => {
                for (const item of items) if (ids.some((id) => sameId(id, item.product_id))) remove(item)
              }}
              className="mt-4"
            />
          }
        />
      )}
      <WhenNear>{hydrated && <OthersViewed items={items} />}</WhenNear>
      {printing && <Quote items={soldItems} link={cartLink(soldItems)} />}
    </div>
  )
}

/** The cart checked against the current catalogue (BEY-08); as stored until the check is done, or if it fails. */
function useCheckedCart() {
  const items = useAtomValue(cartAtom)
  const [ids, setIds] = useState(() => productIds(items))
  // Adding a line requires a new look-up; removing one does not.
  if (items.some(({ product_id }) => !ids.includes(product_id))) setIds(productIds(items))
  const { data } = useQuery({
    ...recordsQuery(ids),
    enabled: ids.length > 0,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const { lines, changes } = checkLines(items, data ?? [])
    return {
      items,
      lines,
      changes,
      soldItems: lines.flatMap(({ item, discontinued }) => (discontinued ? [] : [item])),
    }
  }, [items, data])
}

/** The parts viewed that the cart did not hold when it was opened: one that is taken out then moves nothing. */
function OthersViewed({ items }: { items: readonly CartItem[] }) {
  const [inCart] = useState(() => items.map(({ product_id }) => product_id))
  return <RecentlyViewed except={inCart} />
}

/** Whether the page is being printed, also by the browser's own Print; false while it is not `printable`. */
function usePrinting(printable: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printable) return
    // The browser captures the page when this handler returns, so React must render synchronously.
    const stop = listen(window, 'beforeprint afterprint', ({ type }) =>
      flushSync(() => setPrinting(type === 'beforeprint')),
    )
    return () => {
      setPrinting(false)
      stop()
    }
  }, [printable])
  return printing
}

/** Announces the new total to screen readers after every change of the cart, and which part was removed. */
function CartAnnouncer({ total, removed }: { total: number; removed: string | undefined }) {
  const before = useRef({ total, removed })
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const then = before.current
    if (then.total === total && then.removed === removed) return
    before.current = { total, removed }
    const what = removed !== then.removed && removed ? `${removed} removed from the cart. ` : ''
    setAnnounced(`${what}Total ${formatRs(total)}`)
  }, [total, removed])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

type Removal = { item: CartItem; index: number }

/** Removes a line; Undo stays in its place until the next removal, without a timeout. The focus stays in the list. */
function useRemoval() {
  const items = useAtomValue(cartAtom)
  const removeFromCart = useSetAtom(removeFromCartAtom)
  const restore = useSetAtom(restoreToCartAtom)
  const [last, setLast] = useState<Removal>()
  const page = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(null)

  useLayoutEffect(() => {
    if (focusAt.current === null) return
    const buttons = page.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const heading = page.current?.querySelector<HTMLElement>('[data-page-heading]')
    const next = buttons?.[focusAt.current] ?? heading
    focusAt.current = null
    // Where the shopper has left an emptied quantity for another part of the page, the focus stays there.
    if (document.activeElement === document.body) next?.focus({ preventScroll: next === heading })
  })

  const latest = useRef(items)
  latest.current = items
  const remove = useCallback(
    (item: CartItem) => {
      const index = latest.current.findIndex((line) => sameLine(line, item))
      focusAt.current = index
      // Keep the line as stored: Undo must not put back values that came from the catalogue check.
      setLast({ item: latest.current[index] ?? item, index })
      removeFromCart(item)
    },
    [removeFromCart],
  )

  // If the line was added again meanwhile, here or in another tab, there is nothing to undo.
  const back = last && items.some((line) => sameLine(line, last.item))
  const removed = back ? undefined : last
  const undo = () => {
    if (!removed) return
    focusAt.current = removed.index
    setLast(undefined)
    restore(removed.item, removed.index)
  }
  return { removed, remove, undo, page }
}
