import { createTransport } from 'nodemailer'
import type { Sender } from '../outbox.ts'

const patienceMs = 20_000

/** Sends emails through a mail server ('smtps://user:password@mail.example'). Throws when it does not take one. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // A message is text: nothing in it names a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      // As a record an address is one address, whatever commas are in it.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}
