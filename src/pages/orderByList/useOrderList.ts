import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import type { Product } from '../../api/products.ts'
import { fillCartAtom } from '../../atoms/cart.ts'
import { fetchQuery } from '../../lib/queryClient.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { listQuery } from '../../queries/products.ts'
import { searchQuery } from '../../queries/search.ts'
import { type CartItem, itemOf, toQuantity } from '../../rules/cart.ts'
import { findWordedLines, indexProducts, type ListLine, readOrderList } from '../../rules/orderList.ts'
import { orderListKey } from '../../rules/storageKeys.ts'

/** The shopper's answer for a line: which of its choices, and how many. Without a choice the line is left out. */
export type Answer = { choice: number | undefined; quantity: number }

type CheckedList = { lines: ListLine<Product>[]; answers: Map<number, Answer> }

/** The part that an answer adds to the cart; undefined if the line is left out. */
export const chosenProduct = ({ choices }: ListLine<Product>, { choice }: Answer) =>
  choice === undefined ? undefined : choices[choice]?.product

/** The order list on its way into the cart (BEY-24): typed, checked against the catalogue, answered by line, added. */
export function useOrderList() {
  const client = useQueryClient()
  const fill = useSetAtom(fillCartAtom)
  const [text, setText] = useState(() => safeSessionStorage.read(orderListKey) ?? '')
  const [checked, setChecked] = useState<CheckedList>()
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle')
  const [added, setAdded] = useState<number>()
  const latestText = useRef(text)

  const type = (next: string) => {
    setText(next)
    latestText.current = next
    if (next) safeSessionStorage.write(orderListKey, next)
    else safeSessionStorage.remove(orderListKey)
    // The check and the answers belong to the previous text.
    setChecked(undefined)
    setAdded(undefined)
    setState('idle')
  }

  const check = async () => {
    setState('checking')
    setAdded(undefined)
    try {
      const products = await fetchQuery(client, listQuery('all'))
      if (latestText.current !== text) return
      const byId = new Map(products.map((product) => [String(product.product_id), product]))
      // A search that fails leaves its line unknown.
      const search = async (query: string) =>
        (await fetchQuery(client, searchQuery(query)).catch(() => [])).flatMap(
          ({ product_id }) => byId.get(String(product_id)) ?? [],
        )
      const lines = await findWordedLines(readOrderList(text, indexProducts(products)), search)
      if (latestText.current !== text) return
      const answers = lines.map(({ number, choices, why }): [number, Answer] => {
        // The only candidate is chosen; what is unclear about a quantity is for the shopper to say.
        const clear = choices.length === 1 && why !== 'quantity' && why !== 'tooMany'
        return [number, { choice: clear ? 0 : undefined, quantity: choices[0]?.quantity ?? 1 }]
      })
      setChecked({ lines, answers: new Map(answers) })
      setState('idle')
    } catch {
      if (latestText.current !== text) return
      setChecked(undefined)
      setState('failed')
    }
  }

  const answer = useCallback((number: number, change: Partial<Answer>) => {
    setChecked((previous) => {
      const before = previous?.answers.get(number)
      if (!previous || !before) return previous
      return { ...previous, answers: new Map(previous.answers).set(number, { ...before, ...change }) }
    })
  }, [])

  const items = (checked?.lines ?? []).flatMap((line): CartItem[] => {
    const choice = checked?.answers.get(line.number)
    const product = choice && chosenProduct(line, choice)
    return product ? [{ ...itemOf(product), quantity: toQuantity(choice.quantity) }] : []
  })

  const add = () => {
    fill(items, 'add')
    setAdded(items.length)
    setChecked(undefined)
  }

  return { text, type, check: () => void check(), state, checked, answer, items, add, added }
}
