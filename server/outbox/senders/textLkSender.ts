import type { Sender } from '../../store/outbox.ts'

const timeoutMs = 20_000

type SmsAccount = { token: string; from: string; url: string }

/** The address at which Text.lk takes messages. */
export const textLkUrl = 'https://app.text.lk/api/v3/sms/send'

/** Sends text messages through Text.lk (API v3). `from` is the registered sender ID. Throws with the service's answer. */
export function textLkSender({ token, from, url }: SmsAccount): Sender {
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({ recipient: to, sender_id: from, type: 'plain', message: text }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const reply = await answer.text()
      // It refuses with status 200 too.
      if (answer.ok && /"status"\s*:\s*"success"/.test(reply)) return
      throw new Error(`The SMS service answered ${answer.status}: ${reply.slice(0, 200)}`)
    },
  }
}
