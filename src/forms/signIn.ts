import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { requiredPassword } from './passwords.ts'

/** §3 Login payload: both are needed, and sent as typed but for blanks around the name. */
export const SignInForm = z.object({
  username: requiredText('Enter your username'),
  password: requiredPassword('Enter your password'),
})
export type SignInValues = z.input<typeof SignInForm>
