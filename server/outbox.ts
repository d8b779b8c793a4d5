/** A message the shop sends. `text` is plain text, shown to people as it is and never read as HTML. */
export type Mail = { kind: 'email' | 'whatsapp'; to: string; subject: string; text: string }

/** What sends messages, or keeps them where one can read them. */
export type Outbox = { send(mail: Mail): Promise<void> }

/** Keeps the messages in a list, oldest first. */
export function memoryOutbox(): Outbox & { mails: Mail[] } {
  const mails: Mail[] = []
  return {
    mails,
    async send(mail) {
      mails.push(mail)
    },
  }
}
