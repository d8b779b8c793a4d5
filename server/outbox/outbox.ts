/**
 * A message the shop sends. `text` is plain text, shown to people as it is and never read as HTML. Of two messages
 * with one `key` ('order-email:10482') only the first is kept.
 */
export type Message = {
  kind: 'email' | 'whatsapp'
  to: string
  subject: string
  text: string
  key?: string
}

/** A message in the outbox. Times are milliseconds; `attempts` counts what has been tried, `error` is the last failure. */
export type OutboxEntry = Omit<Message, 'key'> & {
  id: number
  key: string | null
  attempts: number
  createdAt: number
  nextAttemptAt: number
  sentAt: number | null
  deadAt: number | null
  error: string | null
}

/** What sends a message to the outside. Throws when it could not be sent; it is tried again then. */
export type Sender = { send(message: Pick<Message, 'to' | 'subject' | 'text' | 'kind'>): Promise<void> }

/** The messages that wait to be sent, kept with the data they tell of. */
export type OutboxStore = {
  /** False when a message with the same key is there already. */
  enqueue(message: Message, now: number): Promise<boolean>
  /** Whether a message with this key was ever put in. */
  hasMessage(key: string): Promise<boolean>
  /**
   * Takes up to `limit` messages that are due, oldest first, and counts an attempt of each. No other process is given
   * them before `leaseMs` have passed: one that dies while sending does not lose them.
   */
  dueMessages(now: number, limit: number, leaseMs: number): Promise<readonly OutboxEntry[]>
  messageSent(id: number, now: number): Promise<void>
  /** Tries again at `nextAttemptAt`; 'never' makes it a dead letter. */
  messageFailed(id: number, error: string, nextAttemptAt: number | 'never', now: number): Promise<void>
  /** Makes a dead letter due again, with no attempts counted. False when there is none of this id. */
  reviveMessage(id: number, now: number): Promise<boolean>
  /** Oldest first: all of them, or those waiting or dead. */
  messages(state?: 'waiting' | 'dead'): Promise<readonly OutboxEntry[]>
}
