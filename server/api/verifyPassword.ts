import type { Context } from 'hono'
import type { QueuedPasswords } from '../account/passwords.ts'
import { randomToken, sha256 } from '../crypto.ts'
import { nameKey } from '../store/nameKey.ts'
import type { User } from '../store/records.ts'
import { longest } from '../validation.ts'
import {
  countAll,
  countAttempt,
  forgetAll,
  type Limit,
  refuseTooManyAttempts,
  uncount,
} from './rateLimits.ts'
import type { Services } from './services.ts'

/** Milliseconds for which an address counts as known to an account after its user has signed in from there. */
const knownFor = 90 * 24 * 60 * 60 * 1000

const dummyHashes = new WeakMap<QueuedPasswords, Promise<string>>()

/** A hash that matches no password. It is verified for an unknown user, so that the answer takes just as long. */
function dummyHash(passwords: QueuedPasswords, client: string): Promise<string> {
  const dummy = dummyHashes.get(passwords) ?? passwords.hash(client, randomToken())
  dummyHashes.set(passwords, dummy)
  dummy.catch(() => dummyHashes.delete(passwords))
  return dummy
}

type Attempt = {
  username: string
  user: User | undefined
  password: string
  /** Extra fields of the body of a refusal. */
  fail?: Record<string, unknown>
}

/**
 * Returns the hash that the password matches; undefined for a wrong password or an unknown user. Wrong ones are counted by
 * name and address, by address and, from addresses that the account does not know, by name; right ones, which cost a hash
 * and a session, by address and name. All but the last are counted before the password is checked, or parallel attempts
 * would all pass, and uncounted where they did not happen; the last afterwards, or attempts of others could use up the
 * owner's. 429 for an attempt that comes too early, 503 for a full queue.
 */
export async function verifyPassword(
  services: Services,
  c: Context,
  { username, user, password, fail }: Attempt,
): Promise<string | undefined> {
  const { store, passwords, clientOf, now } = services
  const name = nameKey(username)
  const client = clientOf(c)
  const here = `${name}\n${client}`
  const addressHash = sha256(`known:${user?.user_id ?? ''}:${client}`)
  const isKnown = user !== undefined && (await store.isHashKept(addressHash, Number(now())))
  const failures: Limit[] = [
    ['signInHere', here],
    ['signInAddress', client],
    ...(isKnown ? [] : [['signInName', name] as const]),
  ]
  const success: Limit = ['signedInFrom', client]
  const limits = [...failures, success]
  const wait = await countAll(services, limits)
  if (wait > 0) refuseTooManyAttempts(wait, fail)
  let hash: string
  let right: boolean
  try {
    hash = (user && (await store.passwordHash(user.user_id))) ?? (await dummyHash(passwords, client))
    right = await passwords.verify(client, password.slice(0, longest.line), hash)
  } catch (error) {
    await uncount(services, limits)
    throw error
  }
  if (!right || !user) {
    await uncount(services, [success])
    return undefined
  }
  await uncount(services, failures)
  const rest = await countAttempt(services, 'signedInAs', name)
  if (rest > 0) refuseTooManyAttempts(rest, fail)
  await forgetAll(services, 'signInHere', here)
  await store.keepHash(addressHash, Number(now()) + knownFor)
  return hash
}
