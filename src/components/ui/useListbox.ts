import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo } from 'react'

/** Whether the list is open, and which of its options is active: `undefined` is closed, -1 open with none active. */
export type ActiveOption = number | undefined

/** The look of an option; the active one has an edge as well, which forced colours keep. */
export const optionStyle =
  'hover:bg-photo aria-selected:bg-photo aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink'

/** For the list: a press on it must not take the focus from the field. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * The keyboard of a text field with a list of `count` options below it (APG combobox): the focus stays in the field,
 * Down and Up move the active option, round at the ends, Enter presses it, Escape closes. Typing opens the list.
 */
export function useListbox(option: ActiveOption, setOption: (option: ActiveOption) => void, count: number) {
  const id = useId()
  const shown = option !== undefined && count > 0
  const active = shown && option < count ? option : -1
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    const element = document.getElementById(activeId ?? '')
    const list = element?.parentElement
    // The list alone is scrolled: the page stays where it is.
    if (list) {
      const { offsetTop: top, offsetHeight: height } = element
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
        if (key === 'ArrowDown') setOption(active + 1 < count ? active + 1 : 0)
        else setOption(active > 0 ? active - 1 : count - 1)
      } else if (key === 'Enter' && activeId) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (key === 'Escape' && shown) {
        event.preventDefault()
        setOption(undefined)
      }
    }
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': activeId,
      onInput: () => setOption(-1),
      onKeyDown: press,
    } as const
  }, [active, activeId, count, id, setOption, shown])

  return {
    shown,
    field,
    listId: id,
    /** What tells one option from the others, beside its role. */
    option: (index: number) => ({ id: `${id}-${index}`, 'aria-selected': index === active }),
  }
}
