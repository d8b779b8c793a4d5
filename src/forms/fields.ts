import * as z from 'zod/mini'
import { isPhone } from '../rules/phone.ts'
import { checkoutText } from '../text/checkout.ts'

/** Text that must say something; blanks around it are taken off. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** An email address that is needed (§5 "in email format"). */
export const requiredEmail = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your email address', abort: true }),
    z.regex(z.regexes.email, 'Enter an email address like name@example.com'),
  )

/** A phone number of §9 where one is given. */
export const optionalPhone = z
  .string()
  .check(z.refine((phone) => phone === '' || isPhone(phone), checkoutText.phone))

/**
 * For `useForm`: a field is checked once it is left, then with every key. A message waits a quarter of a second: one that
 * opens while a button is being pressed would move the button from under the pointer.
 */
export const validateOnBlur = { mode: 'onTouched', delayError: 250 } as const
