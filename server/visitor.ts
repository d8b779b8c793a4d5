import type { Context } from 'hono'
import type { User } from './records.ts'
import { refuse } from './refusal.ts'
import type { Shop } from './shop.ts'

/** The signed-in user; undefined for a visitor, and for the session of an account that was deleted. §6 */
export async function userOf({ sessions, store }: Shop, c: Context): Promise<User | undefined> {
  const id = await sessions.read(c)
  return id === undefined ? undefined : store.user(id)
}

/** The signed-in user. Refuses a visitor with 401. §6 */
export async function signedIn(shop: Shop, c: Context): Promise<User> {
  return (await userOf(shop, c)) ?? refuse(401, 'Please sign in.')
}
