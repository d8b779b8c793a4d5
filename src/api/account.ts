import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { maybe, text } from '../lib/wire.ts'
import { Id } from './products.ts'

const Said = z.looseObject({ message: maybe(text) })

/** §3 Register payload. */
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
/** §3 Profile edit payload. */
export const ProfileBody = z.object({
  userId: Id,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
})

/** §7 Account. */
export const account = {
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
