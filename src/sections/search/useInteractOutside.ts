import { type RefObject, useEffect } from 'react'

/** While `open`, calls `leave` when something outside the field's form is pressed or the focus leaves the field. */
export function useInteractOutside(
  open: boolean,
  field: RefObject<HTMLInputElement | null>,
  leave: () => void,
) {
  useEffect(() => {
    if (!open) return
    const look = ({ type, target }: Event) => {
      const element = target as Element
      const inside = type === 'focusin' ? field.current : field.current?.form
      if (!inside?.contains(element) && !element.closest('[data-popup]')) leave()
    }
    // Not the field's blur event: on some touch screens a press on an empty area does not move the focus.
    document.addEventListener('focusin', look)
    document.addEventListener('pointerdown', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [open, field, leave])
}
