import type { Sender } from '../../store/outbox.ts'

const timeoutMs = 20_000

/** Posts JSON to a service with its token. Returns the answer and its text; throws when there is none in 20 seconds. */
async function postMessage(url: string, token: string, message: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { ok: answer.ok, status: answer.status, text: await answer.text() }
}

/** The longest text that the service accepts, in characters. */
const maxTextLength = 4096

/** Sends messages through the WhatsApp Cloud API, to its messages endpoint `url`. Throws with the service's answer. */
export const whatsAppSender = (url: string, token: string): Sender => ({
  async send({ to, text: body }) {
    const { ok, status, text } = await postMessage(url, token, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'text',
      text: { preview_url: false, body: body.slice(0, maxTextLength) },
    })
    if (!ok) throw new Error(`WhatsApp answered ${status}: ${text.slice(0, 200)}`)
  },
})

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
