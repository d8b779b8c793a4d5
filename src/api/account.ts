import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { optional, shopperText } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'
import { Id } from './id.ts'

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Accepts any response unless its body reports a failure: `success: false` or a text in `error`. */
export const Acknowledgement = z.custom<unknown>((response) => {
  const { success, error } = (response ?? {}) as { success?: unknown; error?: unknown }
  return toFlag(success, 1) === 1 && !isText(error)
})

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

/** §3 Profile edit payload. Beyond §3, `password` is sent to a back end that has asked for it: see EditProfile. */
export const ProfileBody = z.object({
  userId: Id,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  password: z.optional(z.string()),
})

/** §7 Account. */
export const account = {
  register: endpoint('POST', '/auth/register', { body: RegisterBody, response: Acknowledgement }),
  editProfile: endpoint('PUT', '/user/edit-user-profile', {
    body: ProfileBody,
    response: z.pipe(Acknowledgement, optional(z.looseObject({ message: shopperText }))),
  }),
  deleteAccount: endpoint('DELETE', '/user/delete-account/:userId', { response: Acknowledgement }),
  requestPasswordReset: endpoint('POST', '/user/request-password-reset', {
    body: z.object({ email: z.string() }),
    response: Acknowledgement,
  }),
  resetPassword: endpoint('POST', '/user/reset-password', {
    body: z.object({ token: z.string(), newPassword: z.string() }),
    response: Acknowledgement,
  }),
}
