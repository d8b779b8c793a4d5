import { createTransport } from 'nodemailer'
import type { Sender } from '../../store/outbox.ts'

const timeoutMs = 20_000

/** Sends emails through a mail server ('smtps://user:password@mail.example'). Throws when it does not accept one. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Messages are plain text: never read files or URLs that they name.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      // Passed as an object, the address counts as one even if it contains commas.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}
