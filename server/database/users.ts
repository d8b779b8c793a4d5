import { and, desc, eq, getTableColumns, gt, inArray, ne, or } from 'drizzle-orm'
import { nameKey } from '../store/nameKey.ts'
import type { User } from '../store/records.ts'
import { maxSessions, type SessionStore, type UserConflict, type UserStore } from '../store/users.ts'
import { type Db, violatedIndex } from './db.ts'
import { forgetCustomer } from './orders.ts'
import { resetTokens, sessions, users } from './orderTables.ts'
import { emptyMessagesOf, enqueueAll } from './outbox.ts'

const { username_key, email_key, password_hash, created_at, ...userColumns } = getTableColumns(users)

/** The columns of a user, or of a user's changed fields. */
export const userRow = <Fields extends Partial<User>>(fields: Fields) => ({
  ...fields,
  ...(fields.username !== undefined && { username_key: nameKey(fields.username) }),
  ...(fields.email !== undefined && { email_key: nameKey(fields.email) }),
})

type UserRow = typeof users.$inferInsert

/** The result of `work`, or the field whose value another user already has. */
const orConflict = <Result>(work: Promise<Result>): Promise<Result | UserConflict> =>
  work.catch((error) => {
    const index = violatedIndex(error)
    if (index === 'users_username') return { conflict: 'username' }
    if (index === 'users_email') return { conflict: 'email' }
    throw error
  })

/** Accounts in tables. */
export function databaseUsers(db: Db): UserStore {
  const one = async (where: ReturnType<typeof eq>): Promise<User | undefined> =>
    (await db.select(userColumns).from(users).where(where))[0]

  return {
    user: (id) => one(eq(users.user_id, id)),
    userByName: (username) => one(eq(users.username_key, nameKey(username))),
    userByEmail: (email) => one(eq(users.email_key, nameKey(email))),
    async taken({ username, email }) {
      const rows = await db
        .select({ key: users.username_key })
        .from(users)
        .where(or(eq(users.username_key, nameKey(username)), eq(users.email_key, nameKey(email))))
      if (rows.length === 0) return undefined
      return { conflict: rows.some(({ key }) => key === nameKey(username)) ? 'username' : 'email' }
    },
    addUser({ passwordHash, ...fields }) {
      const row = { ...userRow(fields), password_hash: passwordHash } as UserRow
      const rows = db.insert(users).values(row).returning(userColumns)
      return orConflict(rows.then(([added]) => added!))
    },
    updateUser: (id, changes, more) =>
      orConflict(
        db.transaction(async (tx) => {
          const [before] = await tx
            .select({ email_key: users.email_key })
            .from(users)
            .where(eq(users.user_id, id))
            .for('update')
          if (!before) return undefined
          const [changed] = await tx
            .update(users)
            .set(userRow(changes))
            .where(eq(users.user_id, id))
            .returning(userColumns)
          if (changes.email !== undefined && nameKey(changes.email) !== before.email_key) {
            await tx.delete(resetTokens).where(eq(resetTokens.user_id, id))
            await tx
              .delete(sessions)
              .where(and(eq(sessions.user_id, id), ne(sessions.hash, more?.keepSession ?? '')))
            await enqueueAll(tx, more?.messages ?? [], more?.now ?? 0)
          }
          return changed
        }),
      ),
    deleteUser: (id) =>
      db.transaction(async (tx) => {
        // An order that the user is placing has been placed before this lock, or finds no user afterwards.
        const [user] = await tx
          .select({ email: users.email, phone: users.phone })
          .from(users)
          .where(eq(users.user_id, id))
          .for('update')
        if (!user) return
        await forgetCustomer(tx, id)
        await emptyMessagesOf(tx, user)
        await tx.delete(users).where(eq(users.user_id, id))
      }),
    async passwordHash(userId) {
      const [row] = await db
        .select({ hash: users.password_hash })
        .from(users)
        .where(eq(users.user_id, userId))
      return row?.hash
    },
  }
}

/** Sessions and reset tokens in tables. */
export function databaseSessions(db: Db): SessionStore {
  const isToken = (hash: string, now: number) => and(eq(resetTokens.hash, hash), gt(resetTokens.expires, now))
  return {
    addSession: (hash, userId, expires, passwordHash) =>
      db.transaction(async (tx) => {
        // The share lock makes a concurrent password change wait; if the change came first, no row matches.
        const [same] = await tx
          .select({ id: users.user_id })
          .from(users)
          .where(and(eq(users.user_id, userId), eq(users.password_hash, passwordHash)))
          .for('share')
        if (!same) return false
        await tx.insert(sessions).values({ hash, user_id: userId, expires })
        const userSessions = tx
          .select({ hash: sessions.hash })
          .from(sessions)
          .where(eq(sessions.user_id, userId))
        await tx
          .delete(sessions)
          .where(inArray(sessions.hash, userSessions.orderBy(desc(sessions.expires)).offset(maxSessions)))
        return true
      }),
    async session(hash, now) {
      const [row] = await db
        .select({ userId: sessions.user_id })
        .from(sessions)
        .where(and(eq(sessions.hash, hash), gt(sessions.expires, now)))
      return row?.userId
    },
    async endSession(hash) {
      await db.delete(sessions).where(eq(sessions.hash, hash))
    },
    async endSessionsOf(userId) {
      await db.delete(sessions).where(eq(sessions.user_id, userId))
    },

    addResetToken: (hash, userId, expires, message, now) =>
      db.transaction(async (tx) => {
        await tx.insert(resetTokens).values({ hash, user_id: userId, expires })
        await enqueueAll(tx, [message], now)
      }),
    async resetToken(hash, now) {
      const [token] = await db.select().from(resetTokens).where(isToken(hash, now))
      return token?.user_id
    },
    resetPassword: (hash, passwordHash, now) =>
      db.transaction(async (tx) => {
        // Of two requests with the same token, the second finds it deleted.
        const [token] = await tx.delete(resetTokens).where(isToken(hash, now)).returning()
        if (!token) return false
        const { user_id } = token
        await tx.update(users).set({ password_hash: passwordHash }).where(eq(users.user_id, user_id))
        await tx.delete(sessions).where(eq(sessions.user_id, user_id))
        await tx.delete(resetTokens).where(eq(resetTokens.user_id, user_id))
        return true
      }),
  }
}
