import * as z from 'zod/mini'
import { requiredLine } from './fields.ts'
import { requiredPassword } from './passwords.ts'

/** §3 Login payload: both fields are required; only the username is trimmed. */
export const LoginForm = z.object({
  username: requiredLine('Enter your username'),
  password: requiredPassword('Enter your password'),
})
