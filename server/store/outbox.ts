/** A message of the shop, in plain text. Of two with the same `key` ('order-email:10482') only the first is kept. */
export type Message = {
  kind: 'email' | 'whatsapp' | 'sms'
  to: string
  subject: string
  text: string
  key?: string
}

/** A message in the outbox. Times are in milliseconds; `attempts` counts all attempts, `error` is the last failure. */
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

/** Delivers a message to the outside. Throws when it could not be sent; the outbox then tries again. */
export type Sender = { send(message: Pick<Message, 'to' | 'subject' | 'text' | 'kind'>): Promise<void> }

/**
 * The words of which a message to or about a customer has one, its receiver being a word too, in lower case: the email address,
 * and the phone number as orders and text messages have it. An account may claim those of the `shop`, which are left out.
 */
export const identifyingWords = (
  { email, phone }: { email: string; phone: string },
  shop: readonly string[],
): string[] =>
  [email.toLowerCase(), phone, phone.replace(/^0/, '94')].filter((each) => each && !shop.includes(each))

/** The outbox: messages, kept in the same store as the data they are about. */
export type OutboxStore = {
  /** Adds a message. Returns false when the outbox already has one with the same key. */
  enqueue(message: Message, now: number): Promise<boolean>
  /** Whether the outbox has a message with this key, sent or not. */
  hasMessage(key: string): Promise<boolean>
  /**
   * Takes the oldest due message and counts an attempt for it; undefined when none is due. No other process gets the
   * message for `leaseMs`; after that it is due again, so that a process that dies while sending does not lose it.
   */
  takeDueMessage(now: number, leaseMs: number): Promise<OutboxEntry | undefined>
  messageSent(id: number, now: number): Promise<void>
  /** Records a failure. The next attempt is at `nextAttemptAt`; 'never' makes the message a dead letter. */
  messageFailed(id: number, error: string, nextAttemptAt: number | 'never', now: number): Promise<void>
  /** Makes a dead letter due again and resets its attempts. False when there is no dead letter with this id. */
  reviveMessage(id: number, now: number): Promise<boolean>
  /** All messages, or only the waiting or dead ones, oldest first. */
  messages(state?: 'waiting' | 'dead'): Promise<readonly OutboxEntry[]>
}
