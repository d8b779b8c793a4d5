import * as z from 'zod/mini'
import { isBlank, oneLine } from '../rules/characters.ts'
import { cleanEmail, isEmail } from '../rules/email.ts'
import { groupedNumber } from '../rules/groupedNumber.ts'
import { limits } from '../rules/limits.ts'
import { isPhone } from '../rules/phone.ts'
import { checkoutText } from '../text/checkout.ts'

/** A check for texts of at most `most` characters, counted as the server does: an emoji is two or more. */
const atMost = (most: number) =>
  z.refine<string>((text) => text.length <= most, `Use at most ${groupedNumber(most)} characters`)

/** A form's blank values: no text in any of its fields. */
export const blankTexts = <Field extends string>({ shape }: { shape: Record<Field, unknown> }) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, ''])) as Record<Field, string>

/** Text that must not be blank; surrounding white space is trimmed. */
export const requiredText = (message: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), message),
    atMost(limits.textLength),
  )

/** The same in one line. */
export const requiredLine = (message: string) =>
  z.string().check(
    z.overwrite(oneLine),
    z.refine((text) => !isBlank(text), message),
    atMost(limits.lineLength),
  )

/** Text that may be empty, of at most `most` characters. */
export const optionalText = (most: number) => z.string().check(atMost(most))

/** A required email address (§5 "in email format"). */
export const requiredEmail = z
  .string()
  .check(
    z.overwrite(cleanEmail),
    z.minLength(1, { error: 'Enter your email address', abort: true }),
    z.refine(isEmail, 'Enter an email address like name@example.com'),
  )

/** Who somebody is, in the forms that ask for it. */
export const personFields = {
  firstName: requiredLine('Enter your first name'),
  lastName: requiredLine('Enter your last name'),
  email: requiredEmail,
}

/** An optional phone number: empty, or valid by §9. */
export const optionalPhone = z
  .string()
  .check(z.refine((phone) => phone === '' || isPhone(phone), checkoutText.phone))
