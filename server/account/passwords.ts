import { fairQueue, refuseQueueFull } from '../http/fairQueue.ts'

/** Hashes passwords. A hash carries its own salt and settings; `verify` is false for a hash it cannot read. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

/** Hashes passwords in a queue; `client` is the address of the visitor. */
export type QueuedPasswords = {
  hash(client: string, password: string): Promise<string>
  verify(client: string, password: string, hash: string): Promise<boolean>
}

/** Hashes two passwords at a time. Twenty more wait, four of one address; others are refused with 503 and Retry-After. */
export function hashQueue(passwords: Passwords): QueuedPasswords {
  const inTurn = fairQueue({ atOnce: 2, waiting: 20, each: 4 })
  const busy = (error: unknown) => refuseQueueFull(error, { success: false })
  return {
    hash: (client, password) => inTurn(client, () => passwords.hash(password)).catch(busy),
    verify: (client, password, hash) => inTurn(client, () => passwords.verify(password, hash)).catch(busy),
  }
}
