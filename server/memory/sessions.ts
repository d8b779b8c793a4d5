import type { Sessions } from '../account/sessions.ts'

/** The session of a page's only visitor. It uses no cookie: browsers drop Set-Cookie of answers made inside a page. */
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
