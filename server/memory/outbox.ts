import { shop } from '../../src/shop/config.ts'
import { identifyingWords, type OutboxEntry, type OutboxStore } from '../store/outbox.ts'
import type { User } from '../store/records.ts'

/** The outbox as a list in memory, oldest first. */
export function memoryOutbox(): OutboxStore & { emptyMessagesOf(customer: User): void } {
  const entries: OutboxEntry[] = []
  const waiting = ({ sentAt, deadAt }: OutboxEntry) => sentAt === null && deadAt === null
  /** Given up or held, and not emptied. */
  const isDead = ({ deadAt, to }: OutboxEntry) => deadAt !== null && to !== ''
  const change = (id: number, changes: Partial<OutboxEntry>) => {
    const entry = entries.find((each) => each.id === id)
    if (entry) Object.assign(entry, changes)
    return entry !== undefined
  }
  return {
    async enqueue(message, now) {
      const key = message.key ?? null
      if (key !== null && entries.some((entry) => entry.key === key)) return false
      entries.push({
        ...message,
        id: entries.length + 1,
        key,
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
        sentAt: null,
        deadAt: null,
        error: null,
      })
      return true
    },
    /** Empties the messages that went to a customer or name them. */
    emptyMessagesOf(customer) {
      for (const entry of entries)
        if (
          !waiting(entry) &&
          identifyingWords(customer, [shop.email, shop.whatsApp.dial]).some((trace) =>
            `${entry.to} ${entry.text}`.toLowerCase().split(/\s+/).includes(trace),
          )
        )
          Object.assign(entry, { to: '', text: '', error: null })
    },
    hasMessage: async (key) => entries.some((entry) => entry.key === key),
    async takeDueMessage(now, leaseMs) {
      const due = entries.find((entry) => waiting(entry) && entry.nextAttemptAt <= now)
      if (!due) return undefined
      due.attempts += 1
      due.nextAttemptAt = now + leaseMs
      return { ...due }
    },
    async messageSent(id, now) {
      change(id, { sentAt: now, error: null })
    },
    async messageFailed(id, error, nextAttemptAt, now) {
      change(id, nextAttemptAt === 'never' ? { error, deadAt: now } : { error, nextAttemptAt })
    },
    async reviveMessage(id, now) {
      return (
        entries.some((entry) => entry.id === id && isDead(entry)) &&
        change(id, { deadAt: null, attempts: 0, nextAttemptAt: now })
      )
    },
    messages: async (state) =>
      entries
        .filter((entry) => (state === 'waiting' ? waiting(entry) : state === 'dead' ? isDead(entry) : true))
        .map((entry) => ({ ...entry })),
  }
}
