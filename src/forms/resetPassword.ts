import * as z from 'zod/mini'
import { isPassword } from '../rules/passwords.ts'
import { requiredPassword, samePasswords } from './passwords.ts'

/** §5 Reset password: the three password rules, and a matching confirmation. */
export const ResetPasswordForm = z
  .object({
    password: z.string().check(z.refine(isPassword)),
    confirmPassword: requiredPassword('Enter the password again'),
  })
  .check(samePasswords)
export type ResetPasswordValues = z.input<typeof ResetPasswordForm>

/** A fresh form. */
export const blankResetPassword: ResetPasswordValues = { password: '', confirmPassword: '' }
