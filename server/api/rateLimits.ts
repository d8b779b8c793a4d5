import type { Context } from 'hono'
import { refuse } from '../refusal.ts'
import type { Throttle } from '../store/guards.ts'
import { nameKey } from '../store/nameKey.ts'
import type { Services } from './services.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Limits per visitor, account and mailbox; several shoppers behind one address stay below them. */
const throttles = {
  /** Wrong passwords: per name and address, per address, and per name from addresses unknown to the account. */
  signInHere: { limit: 10, windowMs: hour, delayMs: second, maxDelayMs: 15 * minute },
  signInAddress: { limit: 30, windowMs: 15 * minute, delayMs: second, maxDelayMs: minute },
  signInName: { limit: 50, windowMs: hour, delayMs: second, maxDelayMs: 20 * second },
  /** Right passwords: per name and per address. */
  signedInAs: { limit: 30, windowMs: 10 * minute },
  signedInFrom: { limit: 60, windowMs: 10 * minute },
  /** Wrong tokens of the operator, per address. */
  operator: { limit: 5, windowMs: hour, delayMs: 10 * second, maxDelayMs: 15 * minute },
  /** Wrong tokens of the operator that are recorded, in total. */
  recordedWrongToken: { limit: 3, windowMs: day },
  register: { limit: 60, windowMs: hour },
  resetAddress: { limit: 30, windowMs: hour },
  /** Reset links per account. */
  reset: { limit: 5, windowMs: hour },
  complaint: { limit: 60, windowMs: hour },
  review: { limit: 100, windowMs: hour },
  /** Two a minute: more than the staff at a counter, or an office behind one address, can enter. */
  order: { limit: 120, windowMs: hour },
  /** Calls for the shop's own notice of an order: one follows each order. */
  notice: { limit: 120, windowMs: hour },
  /** Notifications of payments whose signature is wrong: per requesting address, and in total. */
  forgedPayment: { limit: 20, windowMs: hour },
  forgedPayments: { limit: 200, windowMs: day },
  /** Emails to customers: per mailbox, which nobody has proved to be theirs, per requesting address, and in total. */
  mailTo: { limit: 60, windowMs: hour },
  mailFrom: { limit: 300, windowMs: hour },
  mailAll: { limit: 5000, windowMs: day },
  /** Text messages, which cost money: per number, per requesting address, and in total. */
  smsTo: { limit: 5, windowMs: day },
  smsFrom: { limit: 50, windowMs: day },
  smsAll: { limit: 500, windowMs: day },
} satisfies Record<string, Throttle>

type Kind = keyof typeof throttles

/** A kind of event, and whose events of this kind are counted together. */
export type Limit = readonly [kind: Kind, of: string]

const keyOf = (kind: Kind, of: string) => `${kind}:${nameKey(of)}`

/** A waiting time in words. */
const inWords = (ms: number) => {
  const seconds = Math.ceil(ms / second)
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Refuses with 429 and Retry-After. `wait` is in milliseconds. */
export function refuseTooManyAttempts(wait: number, fields?: Record<string, unknown>): never {
  return refuse(429, `Too many attempts. Please try again in ${inWords(wait)}.`, fields, {
    'Retry-After': String(Math.ceil(wait / second)),
  })
}

/** Counts one more event of a kind and returns 0; over the limit, returns the milliseconds to wait instead. */
export const countAttempt = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  kind: Kind,
  of: string,
): Promise<number> => store.throttle(keyOf(kind, of), throttles[kind], Number(now()))

/** Forgets everything counted for this key. */
export const forgetAll = ({ store }: Pick<Services, 'store'>, kind: Kind, of: string): Promise<void> =>
  store.forget(keyOf(kind, of))

/** Uncounts one event under each limit. */
export async function uncount({ store }: Pick<Services, 'store'>, limits: readonly Limit[]): Promise<void> {
  for (const [kind, of] of limits) await store.uncount(keyOf(kind, of))
}

/** Counts an event under each limit and returns 0; over one of them counts none and returns how many ms to wait. */
export async function countAll(
  services: Pick<Services, 'store' | 'now'>,
  limits: readonly Limit[],
): Promise<number> {
  for (const [at, [kind, of]] of limits.entries()) {
    const wait = await countAttempt(services, kind, of)
    if (wait === 0) continue
    await uncount(services, limits.slice(0, at))
    return wait
  }
  return 0
}

/** Counts one more event of a kind from the visitor's address. Refuses with 429 when there were too many. */
export async function requireWithinLimit(services: Services, kind: Kind, c: Context): Promise<void> {
  const wait = await countAttempt(services, kind, services.clientOf(c))
  if (wait > 0) refuseTooManyAttempts(wait)
}

type Means = 'mail' | 'sms'

/** The limits of a message to a customer's mailbox or phone on this visitor's request. */
const messageLimits = ({ clientOf }: Services, c: Context, by: Means, to: string): Limit[] => [
  [`${by}To`, to],
  [`${by}From`, clientOf(c)],
  [`${by}All`, ''],
]

/** Counts one more message to a customer on this visitor's request. False when there were too many. */
export const countMessage = async (services: Services, c: Context, by: Means, to: string): Promise<boolean> =>
  (await countAll(services, messageLimits(services, c, by, to))) === 0

/** Uncounts a message that was not sent. */
export const uncountMessage = (services: Services, c: Context, by: Means, to: string): Promise<void> =>
  uncount(services, messageLimits(services, c, by, to))
