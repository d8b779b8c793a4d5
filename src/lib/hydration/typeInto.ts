const isCheckable = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type)

/** What a field holds: its text, or whether it is checked. */
export const fieldValue = (field: HTMLInputElement): string | boolean =>
  isCheckable(field) ? field.checked : field.value

/** Enters a value into a field of a React form: React ignores what is assigned to `field.value`. */
export function typeInto(field: HTMLInputElement, value: string | boolean) {
  if (typeof value === 'boolean') {
    field.checked = !value
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
