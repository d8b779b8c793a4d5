import { screen, userEvent } from 'storybook/test'

/** Replaces the value of a field, which gets the focus, by pasting. Only stories about typing type key by key. */
export async function pasteInto(field: HTMLElement, value: string) {
  await userEvent.clear(field)
  await userEvent.paste(value)
}

type Label =
  | 'First name'
  | 'Last name'
  | 'Email'
  | 'Phone'
  | 'Street address'
  | 'Apartment'
  | 'Postal code'
  | 'Order notes'

/** A checkout field, by the start of its label, which may go on, as with "(optional)". */
export const field = (label: Label) => screen.findByLabelText(new RegExp(`^${label}`))

/** Fills in checkout fields in the order given. */
export async function fill(values: Partial<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values)) await pasteInto(await field(label as Label), value)
}

export const agree = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /I agree to the terms and conditions/ }))

export const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
