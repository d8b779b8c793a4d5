import type { Hono } from 'hono'
import { webPasswords } from '../account/webPasswords.ts'
import { createApi } from '../api/api.ts'
import type { Services } from '../api/services.ts'
import { proofOfWork } from '../complaint/captcha.ts'
import { openPasses } from '../complaint/captchaPasses.ts'
import { seed } from '../demo/seed.ts'
import type { Log } from '../observability/log.ts'
import type { Store } from '../store/store.ts'
import { memorySessions } from './sessions.ts'
import { memoryStore } from './store.ts'

type Options = {
  /** User name of the seed user who is signed in; by default nobody is. */
  user?: string
  now?: () => Date
  places: Services['places']
  log?: Log
}

/**
 * Creates the reference API with everything in memory, for a page or a test. It starts with the seed's data and
 * persists nothing. It is cheap to create, since expensive work is done on first use. Throws for a user who is not in
 * the seed.
 */
export function memoryApi({ user, now = () => new Date(), places, log }: Options): {
  app: Hono
  store: Store
} {
  const data = seed(now())
  const signedIn = data.users.find(({ username }) => username === user)
  if (user !== undefined && !signedIn) throw new Error(`The seed has no user ${user}.`)
  const store = memoryStore(data, webPasswords)
  const app = createApi({
    store,
    now,
    places,
    passwords: webPasswords,
    sessions: memorySessions(signedIn?.user_id),
    passes: openPasses,
    captcha: proofOfWork({ store, now, maxNumber: 500 }),
    ...(globalThis.location && { origin: () => location.origin }),
    ...(log && { log }),
  })
  return { app, store }
}
