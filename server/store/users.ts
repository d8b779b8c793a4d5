import type { Message } from './outbox.ts'
import type { NewUser, User } from './records.ts'

/** The unique field whose value another user already has. */
export type UserConflict = { conflict: 'username' | 'email' }

/** Sessions of one account that are kept; a further one ends the oldest. */
export const maxSessions = 100

/** Accounts. User names and email addresses are compared ignoring case and surrounding blanks. */
export type UserStore = {
  user(id: number): Promise<User | undefined>
  userByName(username: string): Promise<User | undefined>
  userByEmail(email: string): Promise<User | undefined>
  /** The field of a new user whose value is already taken; undefined when both are free. */
  taken(fields: Pick<User, 'username' | 'email'>): Promise<UserConflict | undefined>
  addUser(user: NewUser): Promise<User | UserConflict>
  /** Changes a user. A new email also ends other sessions and reset links and sends `messages`. `now` in ms. */
  updateUser(
    id: number,
    changes: Partial<Omit<User, 'user_id'>>,
    more?: { keepSession?: string; messages?: readonly Message[]; now: number },
  ): Promise<User | UserConflict | undefined>
  /** Deletes the account. Its orders stay without personal data: at once, or for an open order when it is closed. */
  deleteUser(id: number): Promise<void>
  passwordHash(userId: number): Promise<string | undefined>
}

/** Sessions and reset tokens, stored under a hash of the visitor's token. Times are in milliseconds. */
export type SessionStore = {
  /** Starts a session if the password hash is still `passwordHash`, else false; ends the oldest beyond `maxSessions`. */
  addSession(hash: string, userId: number, expires: number, passwordHash: string): Promise<boolean>
  session(hash: string, now: number): Promise<number | undefined>
  endSession(hash: string): Promise<void>
  endSessionsOf(userId: number): Promise<void>

  /** Stores the token and puts the message with its link into the outbox, both or neither. */
  addResetToken(hash: string, userId: number, expires: number, message: Message, now: number): Promise<void>
  /** The user's id for a valid token. */
  resetToken(hash: string, now: number): Promise<number | undefined>
  /** Consumes a token, sets the password and ends every session at once. False for a token that is not valid. */
  resetPassword(hash: string, passwordHash: string, now: number): Promise<boolean>
}
