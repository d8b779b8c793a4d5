import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { cartAtom } from '../../atoms/cart.ts'
import { recordsQuery } from '../../queries/products.ts'
import { productIds } from '../../rules/cart.ts'
import { checkLines } from '../../rules/reconcile.ts'

/** The cart checked against the current catalogue (BEY-08); as stored until the check is done, or if it fails. */
export function useCheckedCart() {
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
