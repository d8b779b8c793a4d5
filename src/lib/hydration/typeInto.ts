const isCheckable = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type)

/** What a field holds: its text, or whether it is checked. */
export const fieldValue = (field: HTMLInputElement): string | boolean =>
  isCheckable(field) ? field.checked : field.value

/**
 * Enters a value into a field of a React form, as a user would. React remembers what is assigned to `field.value`, and
 * ignores an input event that brings nothing new. Only a value set by the prototype's setter is new to React.
 */
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
