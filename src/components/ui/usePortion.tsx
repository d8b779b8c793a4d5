import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { Button } from './Button.tsx'

/** Renders a long list in portions of `size`. `more` is the button for the next one, which gives `list` the focus. */
export function usePortion<Entry, List extends HTMLElement = HTMLUListElement>(
  entries: readonly Entry[],
  size: number,
  nouns: string,
): { list: RefObject<List | null>; visible: readonly Entry[]; more: ReactNode } {
  const list = useRef<List>(null)
  const [most, setMost] = useState(size)
  useEffect(() => {
    if (most === size) return
    const added = list.current?.children[most - size]
    const first = added?.querySelector<HTMLElement>('button') ?? added?.querySelector<HTMLElement>('a, input')
    first?.focus()
  }, [most, size])
  return {
    list,
    visible: entries.length > most ? entries.slice(0, most) : entries,
    more: entries.length > most && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4 print:hidden">
        <Button onClick={() => setMost(most + size)}>{`Show more ${nouns}`}</Button>
        <span className="type-small text-ink-soft">{`${groupedNumber(most)} of ${groupedNumber(entries.length)} ${nouns}`}</span>
      </div>
    ),
  }
}
