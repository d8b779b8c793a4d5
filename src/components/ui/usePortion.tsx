import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { Button } from './Button.tsx'

/** Renders a long list in portions: `first` entries, then `size` more at each press of `more`, which focuses the first. */
export function usePortion<Entry, List extends HTMLElement = HTMLUListElement>(
  entries: readonly Entry[],
  nouns: string,
  { size = 60, first = size, next = 'more' }: { size?: number; first?: number; next?: string } = {},
): { list: RefObject<List | null>; visible: readonly Entry[]; more: ReactNode } {
  const list = useRef<List>(null)
  const [most, setMost] = useState(first)
  useEffect(() => {
    if (most === first) return
    const added = list.current?.children[most - size]
    if (!(added instanceof HTMLElement)) return
    added.tabIndex = -1
    const control = added.querySelector<HTMLElement>('button') ?? added.querySelector<HTMLElement>('a, input')
    ;(control ?? added).focus()
  }, [most, size, first])
  return {
    list,
    visible: entries.length > most ? entries.slice(0, most) : entries,
    more: entries.length > most && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4 print:hidden">
        <Button onClick={() => setMost(most + size)}>{`Show ${next} ${nouns}`}</Button>
        <span className="type-small text-ink-soft">{`${groupedNumber(most)} of ${groupedNumber(entries.length)} ${nouns}`}</span>
      </div>
    ),
  }
}
