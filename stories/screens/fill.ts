import { screen, userEvent } from 'storybook/test'

/** Puts a value into a field as a paste does, in place of what it holds: typing key by key is for stories about typing. */
export async function pasteInto(field: HTMLElement, value: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(value)
}

type Label = 'First name' | 'Last name' | 'Email' | 'Phone' | 'Street address' | 'Postal code' | 'Order notes'

/** A field of checkout. Its label may go on, as with "(optional)". */
export const field = (label: Label) => screen.findByLabelText(new RegExp(`^${label}`))

/** Fills in the fields of checkout, in this order. */
export async function fill(values: Partial<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values)) await pasteInto(await field(label as Label), value)
}
