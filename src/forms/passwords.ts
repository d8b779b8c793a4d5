import * as z from 'zod/mini'
import { accountText } from '../text/account.ts'

type Pair = { password: string; confirmPassword: string }

/** A required password, not trimmed: spaces may be part of it. */
export const requiredPassword = (message: string) => z.string().check(z.minLength(1, message))

/** §5 Password and confirmation must match. The error shows at the confirmation, whatever else is missing. */
export const samePasswords = z.refine<Pair>(({ password, confirmPassword }) => password === confirmPassword, {
  error: accountText.passwords.differ,
  path: ['confirmPassword'],
  when: () => true,
})
