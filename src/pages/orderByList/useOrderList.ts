import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import type { Product } from '../../api/products.ts'
import { cartAtom, fillCartAtom } from '../../atoms/cart.ts'
import { fetchQuery } from '../../lib/queryClient.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { listQuery } from '../../queries/products.ts'
import { searchQuery } from '../../queries/search.ts'
import { type CartItem, itemOf, toQuantity } from '../../rules/cart.ts'
import { checkList } from '../../rules/listWords.ts'
import type { ListLine } from '../../rules/orderList.ts'
import { orderListKey } from '../../rules/storageKeys.ts'

/** The shopper's answer for a line: which of its choices, and how many. Without a choice the line is left out. */
export type Answer = {
  choice: number | undefined
  quantity: number
  /** To be added although the cart holds it. */
  again?: boolean
}

/** A line with its answer. `isInCart`: the cart holds as many of the part already. */
export type AnsweredLine = {
  line: ListLine<Product>
  answer: Answer
  product: Product | undefined
  isInCart: boolean
}

type Checked = { lines: ListLine<Product>[]; answers: Map<number, Answer> }

/** Puts lines, answers and the cart together. What the cart holds counts for the first line of a part, then the next. */
function answeredLines({ lines, answers }: Checked, cart: readonly CartItem[]): AnsweredLine[] {
  const left = new Map<string, number>()
  for (const { product_id, quantity } of cart)
    left.set(String(product_id), (left.get(String(product_id)) ?? 0) + quantity)
  return lines.map((line) => {
    const answer = answers.get(line.number) ?? { choice: undefined, quantity: 1 }
    const product = answer.choice === undefined ? undefined : line.choices[answer.choice]?.product
    const id = String(product?.product_id)
    const rest = (left.get(id) ?? 0) - answer.quantity
    const isInCart = product !== undefined && !answer.again && rest >= 0
    if (isInCart) left.set(id, rest)
    return { line, answer, product, isInCart }
  })
}

/** The order list on its way into the cart (BEY-24): typed, checked against the catalogue, answered by line, added. */
export function useOrderList() {
  const client = useQueryClient()
  const fill = useSetAtom(fillCartAtom)
  const cart = useAtomValue(cartAtom)
  const [text, setText] = useState(() => safeSessionStorage.read(orderListKey) ?? '')
  const [checked, setChecked] = useState<Checked>()
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle')
  const [added, setAdded] = useState<number>()
  const [reopened, setReopened] = useState(false)
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
    setChecked(undefined)
    setAdded(undefined)
    try {
      const products = await fetchQuery(client, listQuery('all'))
      if (latestText.current !== text) return
      // A search that fails twice leaves its line unknown: the back end may be busy for a moment.
      const search = (query: string) =>
        fetchQuery(client, { ...searchQuery(query), retry: 1 }).catch(() => [])
      const lines = await checkList(text, products, search)
      if (latestText.current !== text) return
      const answers = lines.map(({ number, state, choices, plain }): [number, Answer] => [
        number,
        { choice: state === 'match' || plain ? 0 : undefined, quantity: choices[0]?.quantity ?? 1 },
      ])
      setChecked({ lines, answers: new Map(answers) })
      setReopened(false)
      setState('idle')
    } catch {
      if (latestText.current !== text) return
      setState('failed')
    }
  }

  const answer = useCallback((number: number, change: Partial<Answer>) => {
    setAdded(undefined)
    setChecked((previous) => {
      const before = previous?.answers.get(number)
      if (!previous || !before) return previous
      return { ...previous, answers: new Map(previous.answers).set(number, { ...before, ...change }) }
    })
  }, [])

  const lines = checked && answeredLines(checked, cart)
  // The results say all that the text of the list said.
  const folded = Boolean(lines?.length) && !reopened
  const items = (lines ?? []).flatMap(({ answer, product, isInCart }): CartItem[] =>
    product && !isInCart ? [{ ...itemOf(product), quantity: toQuantity(answer.quantity) }] : [],
  )

  const add = () => {
    fill(items, 'add')
    setAdded(items.length)
    // The cart holds them now, and the lines say so.
    setChecked((previous) => {
      const answers = Array.from(previous?.answers ?? [], ([number, each]): [number, Answer] => [
        number,
        { ...each, again: false },
      ])
      return previous && { ...previous, answers: new Map(answers) }
    })
  }

  return {
    text,
    type,
    check: () => void check(),
    state,
    lines,
    answer,
    /** What `add` would add to the cart. */
    items,
    add,
    /** How many lines were added just now. */
    added,
    /** The text is folded away beside its results. */
    folded,
    /** It was folded away, and is shown again. */
    reopened,
    reopen: () => setReopened(true),
  }
}

export type OrderList = ReturnType<typeof useOrderList>
