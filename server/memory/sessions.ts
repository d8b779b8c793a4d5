import type { Sessions } from '../accounts/sessions.ts'

/** The one visitor of a page, signed in or not. A browser drops Set-Cookie of answers made in the page itself. */
export function memorySessions(userId?: number): Sessions {
  let current = userId
  return {
    read: async () => current,
    hash: async () => undefined,
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
