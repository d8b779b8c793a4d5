import { type RefObject, useEffect } from 'react'

/** While `open`: `leave` when something outside the field's form is pressed, or when the focus goes elsewhere. */
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
    // Not the field's blur: a press on nothing takes no focus on some touch screens.
    document.addEventListener('focusin', look)
    document.addEventListener('pointerdown', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [open, field, leave])
}
