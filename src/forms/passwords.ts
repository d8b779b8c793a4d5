import * as z from 'zod/mini'
import { isPassword } from '../rules/passwords.ts'
import { accountText } from '../text/account.ts'
import { requiredEmail } from './fields.ts'

type Pair = { password: string; confirmPassword: string }

/** A required password, not trimmed: spaces may be part of it. */
export const requiredPassword = (message: string) => z.string().check(z.minLength(1, message))

/** §5 Password and confirmation must match. The error shows at the confirmation, whatever else is missing. */
export const samePasswords = z.refine<Pair>(({ password, confirmPassword }) => password === confirmPassword, {
  error: accountText.passwords.differ,
  path: ['confirmPassword'],
  when: () => true,
})

export const ResetRequestForm = z.object({ email: requiredEmail })

/** §5 Reset password: the three password rules, and a matching confirmation. */
export const ResetPasswordForm = z
  .object({
    password: z.string().check(z.refine(isPassword)),
    confirmPassword: requiredPassword('Enter the password again'),
  })
  .check(samePasswords)
export type ResetPasswordValues = z.input<typeof ResetPasswordForm>

export const blankResetPassword: ResetPasswordValues = { password: '', confirmPassword: '' }
