import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cartAtom, fillCartAtom, restoreCartAtom } from '../../atoms/cart.ts'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { paths } from '../../paths.ts'
import { isProductId, recordsQuery } from '../../queries/products.ts'
import { type CartItem, productIds, sameLine } from '../../rules/cart.ts'
import { type CartLink, readCartLink } from '../../rules/cartLink.ts'
import { type Id, sameId } from '../../rules/id.ts'

/** The result of a cart link that was applied. `undo` restores the cart that was replaced. */
export type CartLinkResult = {
  added: number
  discontinued: Id[]
  unread: number
  undo: (() => void) | undefined
}

/** A cart link that is not answered yet. `state` is that of the look-up of its parts. */
export type OpenLink = CartLink & {
  state: 'pending' | 'failed' | 'ready'
  items: CartItem[]
  discontinued: Id[]
  retry: () => void
}

/** The cart link `/cart?add=` (BEY-09). Fills an empty cart at once; asks before it changes another (decision 40). */
export function useCartLink() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const cart = useAtomValue(cartAtom)
  const fill = useSetAtom(fillCartAtom)
  const restore = useSetAtom(restoreCartAtom)
  const { key: entry } = useLocation()
  // By history entry, since the address is updated a moment after the answer, and the same link may be opened again.
  const [lastAnswer, setLastAnswer] = useState<{
    entry: string
    result: (CartLinkResult & { cart: CartItem[] }) | undefined
  }>()

  const add = params.get('add')
  const link = add === null ? undefined : readCartLink(add)
  const ids = productIds(link?.lines ?? []).filter(isProductId)
  const { data, error, isFetching, refetch } = useQuery({ ...recordsQuery(ids), enabled: ids.length > 0 })

  const openNow = (): OpenLink | undefined => {
    if (!link || lastAnswer?.entry === entry) return undefined
    const items: CartItem[] = []
    const discontinued: Id[] = []
    for (const line of link.lines) {
      const record = data?.find(({ id }) => sameId(id, line.product_id))?.record
      if (record && record !== 'discontinued') items.push({ ...record, ...line })
      else if (!discontinued.includes(line.product_id)) discontinued.push(line.product_id)
    }
    // Cached records may be out of date: wait for the refetch.
    const state = ids.length === 0 ? 'ready' : isFetching ? 'pending' : error ? 'failed' : 'ready'
    return { ...link, state, items, discontinued, retry: () => void refetch() }
  }
  const openLink = openNow()

  const answer = (how: 'add' | 'replace' | 'leave') => {
    if (!openLink) return
    const { items, discontinued, unread } = openLink
    const undo = () => {
      restore(cart)
      setLastAnswer({ entry, result: undefined })
    }
    setLastAnswer({
      entry,
      result:
        how === 'leave'
          ? undefined
          : {
              added: items.length,
              discontinued,
              unread: unread.length,
              undo: how === 'replace' && cart.length > 0 ? undo : undefined,
              cart: fill(items, how),
            },
    })
    navigate(paths.cart, { replace: true })
  }

  const fillsAtOnce =
    hydrated && cart.length === 0 && openLink?.state === 'ready' && openLink.items.length > 0
  const fillAtOnce = useEffectEvent(() => answer('replace'))
  useEffect(() => {
    if (fillsAtOnce) fillAtOnce()
  }, [fillsAtOnce])

  // The notice goes once a part has been removed. When a quantity changes it stays, so that the lines do not move from
  // under the finger that presses plus, but without Undo, which would lose the change.
  const filled = openLink ? undefined : lastAnswer?.result
  const isOutdated = filled?.cart.some((line) => !cart.some((item) => sameLine(item, line)))
  const result: CartLinkResult | undefined =
    filled && filled.cart !== cart ? { ...filled, undo: undefined } : filled

  return {
    open: hydrated && !fillsAtOnce ? openLink : undefined,
    answer,
    filled: isOutdated ? undefined : result,
  }
}
