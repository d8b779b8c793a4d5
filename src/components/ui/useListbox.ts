import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo } from 'react'

/** Whether the list is open, and which of its options is marked: `undefined` is closed, -1 open with none marked. */
export type Marked = number | undefined

/** The look of an option; the marked one has an edge as well, which forced colours keep. */
export const optionStyle =
  'hover:bg-photo aria-selected:bg-photo aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink'

/** For the list: a press on it must not take the focus from the field. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * The keyboard of a text field with a list below it (APG combobox): the focus stays in the field, Down and Up move
 * the mark, round at the ends, Enter presses the marked option, Escape closes. Typing opens the list.
 */
export function useListbox(marked: Marked, mark: (marked: Marked) => void, count: number) {
  const id = useId()
  const shown = marked !== undefined && count > 0
  const active = shown && marked < count ? marked : -1
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    const option = document.getElementById(activeId ?? '')
    const list = option?.parentElement
    // The list alone is scrolled: the page stays where it is.
    if (list) {
      const { offsetTop: top, offsetHeight: height } = option
      list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight))
    }
  }, [activeId])

  const field = useMemo(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      // These keys belong to whoever composes a letter.
      if (event.nativeEvent.isComposing) return
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault()
        if (key === 'ArrowDown') mark(active + 1 < count ? active + 1 : 0)
        else mark(active > 0 ? active - 1 : count - 1)
      } else if (key === 'Enter' && activeId) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (key === 'Escape' && shown) {
        event.preventDefault()
        mark(undefined)
      }
    }
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': activeId,
      onInput: () => mark(-1),
      onKeyDown: press,
    } as const
  }, [active, activeId, count, id, mark, shown])

  return {
    shown,
    field,
    listId: id,
    /** What tells one option from the others, beside its role. */
    option: (index: number) => ({ id: `${id}-${index}`, 'aria-selected': index === active }),
  }
}
