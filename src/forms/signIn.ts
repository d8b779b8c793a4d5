import * as z from 'zod/mini'

/** §3 Login payload: both are needed, and sent as typed but for blanks around the name. */
export const SignInForm = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Enter your username.')),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
})
export type SignInValues = z.input<typeof SignInForm>

/** A fresh form. */
export const blankSignIn: SignInValues = { username: '', password: '' }
