import { fieldValue, typeInto } from './typeInto.ts'

const inputs = new Map<HTMLInputElement, string | boolean>()

function note({ target }: { target: EventTarget | null }) {
  const field = target as HTMLInputElement
  const value = fieldValue(field)
  // A radio is unchecked by the one that was chosen instead.
  if (field.type !== 'file' && !(field.type === 'radio' && !value)) inputs.set(field, value)
}

function changed(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  const value = fieldValue(field)
  return value !== (typeof value === 'boolean' ? field.defaultChecked : field.defaultValue)
}

/** Notes what is typed into the server's HTML, also before this call, until `restoreEarlyInput`. */
export function watchEarlyInput() {
  for (const target of document.querySelectorAll<HTMLInputElement>('input,textarea,select'))
    if (changed(target)) note({ target })
  document.addEventListener('input', note, true)
}

/** Enters what was typed before hydration, of which the page's own state knows nothing. */
export function restoreEarlyInput() {
  document.removeEventListener('input', note, true)
  for (const [field, value] of inputs) typeInto(field, value)
  inputs.clear()
}
