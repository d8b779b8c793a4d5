import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { number, recordOf, text } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'
import { Id } from './id.ts'

/** §3 User, as the profile request returns it. */
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

/** §3 Login payload. */
const LoginBody = z.object({ username: z.string(), password: z.string() })

/** §7 Authentication: the calls that every page needs. Those that only the account's pages make are in account.ts. */
export const session = {
  profile: endpoint('GET', '/auth/profile', { response: recordOf(User, 'user') }),
  /** The response must carry a success flag; anything else is a failed login. */
  login: endpoint('POST', '/auth/login', {
    body: LoginBody,
    response: z.looseObject({ success: z.custom((value) => toFlag(value, 0) === 1) }),
  }),
  logout: endpoint('POST', '/auth/logout', { response: z.unknown() }),
}
