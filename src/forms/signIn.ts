import * as z from 'zod/mini'
import { filled } from './fields.ts'
import { typed } from './passwords.ts'

/** §3 Login payload: both are needed, and sent as typed but for blanks around the name. */
export const SignInForm = z.object({
  username: filled('Enter your username'),
  password: typed('Enter your password'),
})
export type SignInValues = z.input<typeof SignInForm>
