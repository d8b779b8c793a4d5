import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { maybe, number, recordOf, text } from '../lib/wire.ts'
import { Id } from './products.ts'

/** §3 User, as the profile request answers. */
export const User = z.object({
  user_id: Id,
  username: text,
  first_name: text,
  last_name: text,
  name: text,
  email: text,
  phone: text,
  address: text,
  membershipLevel: text,
  loyaltyPoints: z.catch(number, 0),
})
export type User = z.output<typeof User>

const Said = z.looseObject({ message: maybe(text) })

export const LoginBody = z.object({ username: z.string(), password: z.string() })
export const RegisterBody = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  username: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
})
export const ProfileBody = z.object({
  userId: Id,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
})

/** §7 Authentication and account. */
export const account = {
  profile: endpoint('GET', '/auth/profile', { reply: recordOf(User, 'user') }),
  /** The answer must carry a success flag; anything else is a failed login. */
  login: endpoint('POST', '/auth/login', {
    body: LoginBody,
    reply: z.looseObject({ success: z.literal(true) }),
  }),
  logout: endpoint('POST', '/auth/logout', { reply: z.unknown() }),
  register: endpoint('POST', '/auth/register', { body: RegisterBody, reply: z.unknown() }),
  editProfile: endpoint('PUT', '/user/edit-user-profile', { body: ProfileBody, reply: Said }),
  deleteAccount: endpoint('DELETE', '/user/delete-account/:userId', { reply: z.unknown() }),
  requestPasswordReset: endpoint('POST', '/user/request-password-reset', {
    body: z.object({ email: z.string() }),
    reply: z.unknown(),
  }),
  resetPassword: endpoint('POST', '/user/reset-password', {
    body: z.object({ token: z.string(), newPassword: z.string() }),
    reply: z.unknown(),
  }),
}
