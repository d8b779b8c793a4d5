import * as z from 'zod/mini'
import type { ProfileBody } from '../api/account.ts'
import type { User } from '../api/session.ts'
import { cleanPhone } from '../rules/phone.ts'
import { emailNeeded, filled, phoneIfGiven } from './fields.ts'
import { knownOf } from './known.ts'

/** §5 Profile edit: user name, first name, last name and email are needed; phone and address are not. */
export const ProfileForm = z.object({
  username: filled('Enter your username'),
  firstName: filled('Enter your first name'),
  lastName: filled('Enter your last name'),
  email: emailNeeded,
  phone: phoneIfGiven,
  address: z.string(),
  /** Asked for with a new email address. */
  password: z.optional(z.string()),
})
export type ProfileValues = z.input<typeof ProfileForm>

/** The form as it opens: what is known of the user. */
export function knownProfile(user: User): ProfileValues {
  const { street: address, phone, ...known } = knownOf(user)
  return { username: user.username, ...known, phone: cleanPhone(phone), address }
}

/** Whether the form holds another email address than the user's, letters and blanks aside. */
export const changesEmail = (user: User, email: string): boolean =>
  email.trim().toLowerCase() !== user.email.trim().toLowerCase()

/** The profile edit payload of §3; with the password where one was asked for. */
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
