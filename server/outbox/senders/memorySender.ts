import type { Message, Sender } from '../../store/outbox.ts'

/** Keeps sent messages in a list, oldest first. */
export function memorySender(): Sender & { sent: Pick<Message, 'kind' | 'to' | 'subject' | 'text'>[] } {
  const sent: Pick<Message, 'kind' | 'to' | 'subject' | 'text'>[] = []
  return {
    sent,
    async send({ kind, to, subject, text }) {
      sent.push({ kind, to, subject, text })
    },
  }
}
