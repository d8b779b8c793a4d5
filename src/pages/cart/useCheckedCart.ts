import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { cartAtom } from '../../atoms/cart.ts'
import { recordsQuery } from '../../queries/products.ts'
import type { CartItem } from '../../rules/cart.ts'
import { checkLines } from '../../rules/checkLines.ts'

const idsOf = (items: readonly CartItem[]) => [...new Set(items.map(({ product_id }) => product_id))]

/**
 * The cart as the catalogue has it now (BEY-08): looked up when the page opens and when one comes back to its tab.
 * Until the answer is there, and where none comes, the cart stands as it was stored and nothing is said.
 */
export function useCheckedCart() {
  const items = useAtomValue(cartAtom)
  const [ids, setIds] = useState(() => idsOf(items))
  // A line that was removed need not be looked up anew with all the others; one that was added must.
  if (items.some(({ product_id }) => !ids.includes(product_id))) setIds(idsOf(items))
  const { data } = useQuery({
    ...recordsQuery(ids),
    enabled: ids.length > 0,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const { lines, changes } = checkLines(items, data ?? [])
    return { items, lines, changes, sold: lines.flatMap(({ item, gone }) => (gone ? [] : [item])) }
  }, [items, data])
}
