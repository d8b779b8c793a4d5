import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { cartAtom, removeFromCartAtom, restoreToCartAtom } from '../../atoms/cart.ts'
import { type CartItem, sameLine } from '../../rules/cart.ts'

type Removed = { item: CartItem; index: number }

/**
 * Removing a line, and taking that back. The line's place keeps an Undo until the next removal or the page is left:
 * no clock runs against whoever reaches for it by keyboard. The focus stays in the list, where the shopper is.
 */
export function useRemoval() {
  const items = useAtomValue(cartAtom)
  const removeFromCart = useSetAtom(removeFromCartAtom)
  const restore = useSetAtom(restoreToCartAtom)
  const [last, setLast] = useState<Removed>()
  const page = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(null)

  useLayoutEffect(() => {
    if (focusAt.current === null) return
    const buttons = page.current?.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')
    const heading = page.current?.querySelector<HTMLElement>('[data-page-heading]')
    const next = buttons?.[focusAt.current] ?? heading
    focusAt.current = null
    next?.focus({ preventScroll: next === heading })
  })

  const latest = useRef(items)
  latest.current = items
  const remove = useCallback(
    (item: CartItem) => {
      const index = latest.current.findIndex((line) => sameLine(line, item))
      focusAt.current = index
      // As it is stored: what a check found out since is not a choice of the shopper's.
      setLast({ item: latest.current[index] ?? item, index })
      removeFromCart(item)
    },
    [removeFromCart],
  )

  // Added again meanwhile, here or in another tab: there is nothing left to take back.
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
