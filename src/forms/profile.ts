import * as z from 'zod/mini'
import type { ProfileBody } from '../api/account.ts'
import type { User } from '../api/session.ts'
import { limits } from '../rules/limits.ts'
import { cleanPhone } from '../rules/phone.ts'
import { prefillOf } from '../rules/prefill.ts'
import { optionalPhone, optionalText, personFields, requiredLine } from './fields.ts'

/** §5 Profile edit: user name, first name, last name and email are required; phone and address are optional. */
export const ProfileForm = z.object({
  username: requiredLine('Enter your username'),
  ...personFields,
  phone: optionalPhone,
  address: optionalText(limits.textLength),
  /** Asked for only after the server has refused the change without it. */
  password: z.optional(z.string()),
})
export type ProfileValues = z.input<typeof ProfileForm>

export const profileDraft = 'profile'

/** Initial values, from what is known of the user. */
export function profileValues(user: User): ProfileValues {
  const { street: address, phone, ...names } = prefillOf(user)
  return { username: user.username, ...names, phone: cleanPhone(phone), address }
}

/** The profile edit payload of §3, with the password where one was asked for. */
export const toProfileBody = (
  userId: User['user_id'],
  values: ProfileValues,
): z.input<typeof ProfileBody> => ({
  userId,
  userName: values.username.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phone: values.phone,
  address: values.address.trim(),
  ...(values.password && { password: values.password }),
})
