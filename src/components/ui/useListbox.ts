import { type KeyboardEvent, type MouseEvent, useEffect, useId } from 'react'

/** Index of the active option: -1 when the list is open with none active, `undefined` when it is closed. */
export type ActiveOption = number | undefined

/** The look of an option; the active one also has an outline, which stays visible in forced colours. */
export const optionStyle =
  'hover:bg-photo aria-selected:bg-photo aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink'

/** For the list's `onMouseDown`: a press on the list must not take the focus from the field. */
export const preventBlur = (event: MouseEvent) => event.preventDefault()

/** The keys of a text field with a list of `count` options below it (APG combobox): Down, Up, Enter, Escape. */
export function useListbox(option: ActiveOption, setOption: (option: ActiveOption) => void, count: number) {
  const id = useId()
  const isExpanded = option !== undefined && count > 0
  const active = isExpanded && option < count ? option : -1
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    const element = document.getElementById(activeId ?? '')
    const list = element?.closest('[role=listbox]')
    // Scrolls only the list; `scrollIntoView` could also scroll the page.
    if (element && list) {
      const { offsetTop: top, offsetHeight: height } = element
      list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight))
    }
  }, [activeId])

  const press = (event: KeyboardEvent) => {
    const { key } = event
    // During IME composition these keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (key === 'ArrowDown') setOption(active + 1 < count ? active + 1 : 0)
      else setOption(active > 0 ? active - 1 : count - 1)
    } else if (key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (key === 'Escape' && option !== undefined) {
      if (isExpanded) event.preventDefault()
      // Nor does the list open when options arrive later.
      setOption(undefined)
    }
  }
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? id : undefined,
    'aria-activedescendant': activeId,
    onInput: () => setOption(-1),
    onKeyDown: press,
  } as const

  return {
    isOpen: isExpanded,
    field,
    listId: id,
    /** Props of the option at `index`, apart from its role. */
    option: (index: number) => ({ id: `${id}-${index}`, 'aria-selected': index === active }),
  }
}
