import { expect } from 'storybook/test'

const phone = 'type=tel inputmode=tel autocomplete=tel'
/** For two fields of a new password: nothing corrects it, and a password manager proposes and keeps it. */
export const newPassword = 'type=password autocomplete=new-password autocapitalize=none spellcheck=false'

/** What each field tells an on-screen keyboard, the browser's autofill and a password manager, in every form that has it. */
const told: Record<string, string> = {
  'First name': 'autocomplete=given-name',
  'Last name': 'autocomplete=family-name',
  Email: 'type=email inputmode=email autocomplete=email',
  Phone: phone,
  'Contact number': phone,
  'Street address': 'autocomplete=address-line1',
  Apartment: 'autocomplete=address-line2',
  'Postal code': 'inputmode=numeric autocomplete=postal-code',
  Address: 'autocomplete=street-address',
  Username: 'autocomplete=username autocapitalize=none spellcheck=false',
  Password: 'type=password autocomplete=current-password',
  'New password': newPassword,
  'Confirm password': newPassword,
  'Invoice number': 'autocomplete=off spellcheck=false',
  'Receipt image': 'type=file',
  Name: 'autocomplete=name',
}
const attributes =
  'type inputmode autocomplete autocapitalize spellcheck enterkeyhint maxlength readonly'.split(' ')

type Field = HTMLInputElement | HTMLTextAreaElement

const toldBy = (field: Field) =>
  attributes
    .flatMap((name) => (field.hasAttribute(name) ? `${name}=${field.getAttribute(name)}` : []))
    .join(' ')

/** A field for a quantity, which a phone asks for with its number pad. */
export const expectQuantity = (field: Element | undefined) =>
  expect(field && toldBy(field as Field)).toBe('inputmode=numeric autocomplete=off')

/**
 * Every field of the form tells what `told` says, or `own` in its place, and is required unless it is `optional`, as it says.
 * Boxes to tick are none of them.
 */
export async function expectFields(
  form: HTMLElement,
  own: Record<string, string> = {},
  optional: string[] = [],
) {
  const fields = [...form.querySelectorAll<Field>('input, textarea')].filter(
    ({ type, labels }) => labels?.length && !['checkbox', 'radio'].includes(type),
  )
  await expect(fields.length).toBeGreaterThan(0)
  for (const field of fields) {
    const label = field.labels?.[0]?.textContent ?? ''
    const name = label.replace(' (optional)', '')
    await expect([name, toldBy(field)]).toEqual([name, own[name] ?? told[name] ?? ''])
    const isOptional = optional.includes(name)
    await expect([label, field.required]).toEqual([isOptional ? `${name} (optional)` : name, !isOptional])
  }
}
