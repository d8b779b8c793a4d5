import type { KeyboardEvent } from 'react'
import { typeInto } from '../../lib/hydration/typeInto.ts'

const stopsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
]

/**
 * Whether an arrow key leaves its target: a field only with the caret at that end, or with all of its text selected.
 */
function leaves(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = target
  return key === 'ArrowLeft' ? selectionStart === 0 : selectionEnd === value.length
}

/**
 * The keys of a spec sheet: up and down move to the same control of another row, left and right along the row, and a
 * digit pressed anywhere in a row goes into its quantity. BEY-05
 */
export function handleSheetKey(event: KeyboardEvent<HTMLTableElement>) {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement))
    return
  const row = target.closest('tr')
  const stops = stopsOf(row)
  const at = stops.indexOf(target)
  if (at < 0) return
  if (/^\d$/.test(key) && !(target instanceof HTMLInputElement)) {
    const field = stops.find((stop) => stop instanceof HTMLInputElement)
    if (field instanceof HTMLInputElement) {
      field.focus()
      typeInto(field, key)
    }
    event.preventDefault()
    return
  }
  const next = {
    ArrowUp: () => stopsOf(row?.previousElementSibling)[at],
    ArrowDown: () => stopsOf(row?.nextElementSibling)[at],
    ArrowLeft: () => (leaves(target, key) ? stops[at - 1] : undefined),
    ArrowRight: () => (leaves(target, key) ? stops[at + 1] : undefined),
  }[key]
  if (!next) return
  const stop = next()
  if (!stop && (key === 'ArrowLeft' || key === 'ArrowRight')) return
  // Arrow keys must not scroll the page, not even at the last row.
  event.preventDefault()
  stop?.focus()
}
