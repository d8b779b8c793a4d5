import type { Sender } from '../../store/outbox.ts'
import { postMessage } from './postMessage.ts'

type SmsAccount = { token: string; from: string; url: string }

/** The address at which Text.lk takes messages. */
export const textLkUrl = 'https://app.text.lk/api/v3/sms/send'

/** Sends text messages through Text.lk (API v3). `from` is the registered sender ID. Throws with the service's answer. */
export const textLkSender = ({ token, from, url }: SmsAccount): Sender => ({
  async send({ to, text: message }) {
    const sms = { recipient: to, sender_id: from, type: 'plain', message }
    const { ok, status, text } = await postMessage(url, token, sms)
    // It refuses with status 200 too.
    if (!ok || !/"status"\s*:\s*"success"/.test(text))
      throw new Error(`The SMS service answered ${status}: ${text.slice(0, 200)}`)
  },
})
