import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { cartAtom, removeFromCartAtom, restoreToCartAtom } from '../../atoms/cart.ts'
import { type CartItem, sameLine } from '../../rules/cart.ts'

type Removal = { item: CartItem; index: number }

/** Removes a line; Undo stays in its place until the next removal, without a timeout. The focus stays in the list. */
export function useRemoval() {
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
