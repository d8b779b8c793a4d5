import type { Context } from 'hono'
import { refuse } from '../refusal.ts'
import type { User } from '../store/records.ts'
import type { Services } from './services.ts'

/** The signed-in user; undefined for a visitor and for the session of a deleted account. §6 */
export async function userOf({ sessions, store }: Services, c: Context): Promise<User | undefined> {
  const id = await sessions.read(c)
  return id === undefined ? undefined : store.user(id)
}

/** The signed-in user. Refuses a visitor with 401. §6 */
export async function signedIn(services: Services, c: Context): Promise<User> {
  return (await userOf(services, c)) ?? refuse(401, 'Please sign in.')
}
