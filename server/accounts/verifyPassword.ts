import type { Context } from 'hono'
import { forgetAll, giveBack, tooMany, waitFor } from '../api/rateLimits.ts'
import type { Services } from '../api/services.ts'
import { longest } from '../api/validation.ts'
import { randomToken, sha256 } from '../crypto.ts'
import type { User } from '../store/records.ts'
import type { Passwords } from './passwords.ts'

/** How long an address from which somebody signed in counts as known to their account. */
const knownFor = 90 * 24 * 60 * 60 * 1000

const nobodysHashes = new WeakMap<Passwords, Promise<string>>()

/** A hash that no password has: what is verified for a user who does not exist, so that it takes as long. */
function nobodysHash(passwords: Passwords): Promise<string> {
  const known = nobodysHashes.get(passwords) ?? passwords.hash(randomToken())
  nobodysHashes.set(passwords, known)
  known.catch(() => nobodysHashes.delete(passwords))
  return known
}

type Attempt = {
  username: string
  user: User | undefined
  password: string
  /** What a refusal carries. */
  fail?: Record<string, unknown>
}

/**
 * The hash that the password was right for; undefined for a wrong one, or for nobody. Tries are counted before the
 * password is checked, since many at once would all be let through otherwise, and taken back when it was right: by
 * name and address together, by address, and by name for addresses that the account does not know. 429 when it is not
 * yet time for another, 503 when too many passwords are being checked.
 */
export async function verifyPassword(
  services: Services,
  c: Context,
  { username, user, password, fail }: Attempt,
): Promise<string | undefined> {
  const { store, passwords, clientOf, now } = services
  const name = username.trim().toLowerCase()
  const client = clientOf(c)
  const here = `${name}\n${client}`
  const known = await sha256(`known:${user?.user_id ?? ''}:${client}`)
  const isKnown = user !== undefined && (await store.hasPass(known, Number(now())))
  const counted = [
    ['signInHere', here],
    ['signInAddress', client],
    ...(isKnown ? [] : [['signInName', name] as const]),
  ] as const
  for (const [kind, of] of counted) {
    const wait = await waitFor(services, kind, of)
    if (wait > 0) tooMany(wait, fail)
  }
  const hash = (user && (await store.passwordHash(user.user_id))) ?? (await nobodysHash(passwords))
  const right = await passwords.verify(password.slice(0, longest.line), hash)
  if (!right || !user) return undefined
  await forgetAll(services, 'signInHere', here)
  await giveBack(services, 'signInAddress', client)
  if (!isKnown) await giveBack(services, 'signInName', name)
  await store.addPass(known, Number(now()) + knownFor)
  return hash
}
