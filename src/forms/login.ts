import * as z from 'zod/mini'
import { requiredLine } from './fields.ts'
import { requiredPassword } from './passwords.ts'

/** §3 Login payload: both fields are required; only the username is trimmed. */
export const LoginForm = z.object({
  username: requiredLine('Enter your username'),
  password: requiredPassword('Enter your password'),
})

/** The password of the shop, with which its operator signs in. */
export const OperatorForm = z.object({
  token: z.string().check(z.trim(), z.minLength(1, 'Enter the password of the shop.')),
})
