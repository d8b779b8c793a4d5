import type { Passwords } from '../account/passwords.ts'
import { sameName } from '../store/nameKey.ts'
import type { OutboxStore } from '../store/outbox.ts'
import type { Seed, User } from '../store/records.ts'
import { maxSessions, type SessionStore, type UserConflict, type UserStore } from '../store/users.ts'

type Account = { user: User; hash?: string; password?: string }
type Until = { userId: number; expires: number }

/** Accounts, sessions and reset tokens in memory. A seed user's password is hashed when it is first needed. */
export function memoryUsers(
  seed: Seed,
  passwords: Passwords,
  { enqueue }: Pick<OutboxStore, 'enqueue'>,
  forgetCustomer: (user: User) => void,
): UserStore & SessionStore {
  let accounts = seed.users.map(({ password, ...user }): Account => ({ user, password }))
  const sessions = new Map<string, Until>()
  const tokens = new Map<string, Until>()
  let lastUser = Math.max(0, ...seed.users.map(({ user_id }) => user_id))

  const accountOf = (id: number | undefined) => accounts.find(({ user }) => user.user_id === id)
  const userWhere = (is: (user: User) => boolean) => accounts.find(({ user }) => is(user))?.user
  const takenBy = ({ username, email }: Partial<User>, id?: number): UserConflict | undefined => {
    const others = accounts.map(({ user }) => user).filter(({ user_id }) => user_id !== id)
    if (username !== undefined && others.some((other) => sameName(other.username, username)))
      return { conflict: 'username' }
    if (email !== undefined && others.some((other) => sameName(other.email, email)))
      return { conflict: 'email' }
    return undefined
  }
  const drop = (map: Map<string, Until>, is: (entry: Until, hash: string) => boolean) => {
    for (const [hash, entry] of map) if (is(entry, hash)) map.delete(hash)
  }
  const good = (entry: Until | undefined, now: number) =>
    entry && entry.expires > now ? entry.userId : undefined

  const hashOf = async (userId: number) => {
    const account = accountOf(userId)
    if (account?.password !== undefined) {
      const { password } = account
      account.hash ??= await passwords.hash(password)
      if (account.password === password) account.password = undefined
    }
    return account?.hash
  }

  return {
    user: async (id) => accountOf(id)?.user,
    userByName: async (username) => userWhere((user) => sameName(user.username, username)),
    userByEmail: async (email) => userWhere((user) => sameName(user.email, email)),
    taken: async (fields) => takenBy(fields),
    async addUser({ passwordHash, ...fields }) {
      const conflict = takenBy(fields)
      if (conflict) return conflict
      lastUser += 1
      const user = { user_id: lastUser, ...fields }
      accounts = [...accounts, { user, hash: passwordHash }]
      return user
    },
    async updateUser(id, changes, more) {
      const account = accountOf(id)
      if (!account) return undefined
      const conflict = takenBy(changes, id)
      if (conflict) return conflict
      const before = account.user
      account.user = { ...before, ...changes }
      if (!sameName(before.email, account.user.email)) {
        drop(tokens, (token) => token.userId === id)
        drop(sessions, (session, hash) => session.userId === id && hash !== more?.keepSession)
        for (const message of more?.messages ?? []) await enqueue(message, more?.now ?? 0)
      }
      return account.user
    },
    async deleteUser(id) {
      const user = accountOf(id)?.user
      accounts = accounts.filter((account) => account.user !== user)
      drop(sessions, (session) => session.userId === id)
      drop(tokens, (token) => token.userId === id)
      if (user) forgetCustomer(user)
    },
    passwordHash: hashOf,

    async addSession(hash, userId, expires, passwordHash) {
      if ((await hashOf(userId)) !== passwordHash) return false
      sessions.set(hash, { userId, expires })
      const userSessions = [...sessions].filter(([, session]) => session.userId === userId)
      for (const [oldest] of userSessions.slice(0, -maxSessions)) sessions.delete(oldest)
      return true
    },
    session: async (hash, now) => good(sessions.get(hash), now),
    async endSession(hash) {
      sessions.delete(hash)
    },
    async endSessionsOf(userId) {
      drop(sessions, (session) => session.userId === userId)
    },
    async addResetToken(hash, userId, expires, message, now) {
      tokens.set(hash, { userId, expires })
      await enqueue(message, now)
    },
    resetToken: async (hash, now) => good(tokens.get(hash), now),
    async resetPassword(hash, passwordHash, now) {
      const userId = good(tokens.get(hash), now)
      const account = accountOf(userId)
      if (!account) return false
      account.hash = passwordHash
      account.password = undefined
      drop(sessions, (session) => session.userId === userId)
      drop(tokens, (token) => token.userId === userId)
      return true
    },
  }
}
