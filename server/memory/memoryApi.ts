import type { Hono } from 'hono'
import type { Sessions } from '../account/sessions.ts'
import { webPasswords } from '../account/webPasswords.ts'
import { createApi } from '../api/api.ts'
import type { Services } from '../api/services.ts'
import { proofOfWork } from '../complaint/captcha.ts'
import { openPasses } from '../complaint/captchaPasses.ts'
import { seed } from '../demo/seed.ts'
import type { Store } from '../store/store.ts'
import { memoryStore } from './store.ts'

/** The session of a page's only visitor. It uses no cookie: browsers drop Set-Cookie of answers made inside a page. */
function memorySessions(userId?: number): Sessions {
  let current = userId
  return {
    read: async () => current,
    hash: () => undefined,
    async start(_, id) {
      current = id
      return true
    },
    async end() {
      current = undefined
    },
    async endAll(id) {
      if (current === id) current = undefined
    },
  }
}

type Options = {
  /** User name of the seed user who is signed in; by default nobody is. */
  user?: string
  now?: () => Date
  places: Services['places']
  /** None by default: payments are simulated. */
  gateways?: Services['gateways']
}

/** The reference API in memory, cheap to create, for a page or a test. Throws for a user who is not in the seed. */
export function memoryApi({ user, now = () => new Date(), places, gateways = [] }: Options): {
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
    gateways,
    passwords: webPasswords,
    sessions: memorySessions(signedIn?.user_id),
    passes: openPasses,
    captcha: proofOfWork({ store, now, maxNumber: 500 }),
    ...(globalThis.location && { origin: () => location.origin }),
  })
  return { app, store }
}
