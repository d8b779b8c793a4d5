import type { Message } from '../outbox/outbox.ts'
import type { NewUser, User } from './records.ts'

/** Which unique field of a user somebody else has already. */
export type Taken = { taken: 'username' | 'email' }

/** Accounts. User names and email addresses are compared without case and blanks around them. */
export type UserStore = {
  user(id: number): Promise<User | undefined>
  userByName(username: string): Promise<User | undefined>
  userByEmail(email: string): Promise<User | undefined>
  /** Which field of a new user somebody has already. */
  taken(fields: Pick<User, 'username' | 'email'>): Promise<Taken | undefined>
  addUser(user: NewUser): Promise<User | Taken>
  /**
   * Changes a user. A new email address makes reset links void and ends every session but the one of `keepSession`,
   * and puts `messages` into the outbox, all or nothing. undefined for a user that is not there.
   */
  updateUser(
    id: number,
    changes: Partial<Omit<User, 'user_id'>>,
    more?: { keepSession?: string; messages?: readonly Message[]; now: number },
  ): Promise<User | Taken | undefined>
  /**
   * Deletes the account with its sessions and reset links. Its orders stay without the customer (name, phone, email,
   * addresses, notes and place are erased); those still under way are erased when they are completed or cancelled.
   */
  deleteUser(id: number): Promise<void>
  passwordHash(userId: number): Promise<string | undefined>
  /** A new password ends every session and makes reset links void, in one transaction. */
  setPassword(userId: number, hash: string): Promise<void>
}

/** Sessions and reset tokens, kept under a hash of what the visitor holds. Times are milliseconds. */
export type SessionStore = {
  /** Begins a session if the user's password is still that of `passwordHash`; false when it was changed meanwhile. */
  addSession(hash: string, userId: number, expires: number, passwordHash: string): Promise<boolean>
  session(hash: string, now: number): Promise<number | undefined>
  endSession(hash: string): Promise<void>
  endSessionsOf(userId: number): Promise<void>

  /** Puts the message with the link into the outbox together with the token. */
  addResetToken(hash: string, userId: number, expires: number, message: Message, now: number): Promise<void>
  /** The user of a token that is still good. */
  resetToken(hash: string, now: number): Promise<number | undefined>
  /** Uses a token up and sets the password, in one transaction. False when the token is no longer good. */
  resetPassword(hash: string, passwordHash: string, now: number): Promise<boolean>
}
