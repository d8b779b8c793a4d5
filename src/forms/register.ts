import * as z from 'zod/mini'
import type { RegisterBody } from '../api/account.ts'
import { isPhone } from '../rules/phone.ts'
import { checkoutText } from '../text/checkout.ts'
import { blankTexts, personFields, requiredLine, requiredText } from './fields.ts'
import { requiredPassword, samePasswords } from './passwords.ts'

/** §5 Register: all eight are required. The server judges the password's strength: §5 has rules only for a reset. */
export const RegisterForm = z
  .object({
    ...personFields,
    username: requiredLine('Enter a username'),
    phone: z
      .string()
      .check(
        z.minLength(1, { error: 'Enter your phone number', abort: true }),
        z.refine(isPhone, checkoutText.phone),
      ),
    address: requiredText('Enter your address'),
    password: requiredPassword('Enter a password'),
    confirmPassword: requiredPassword('Enter the password again'),
  })
  .check(samePasswords)
export type RegisterValues = z.input<typeof RegisterForm>

export const blankRegister: RegisterValues = blankTexts(RegisterForm)

/** The register payload of §3. */
export const toRegisterBody = ({
  firstName,
  lastName,
  ...same
}: RegisterValues): z.input<typeof RegisterBody> => ({ firstname: firstName, lastname: lastName, ...same })
