import type { Sender } from '../../store/outbox.ts'

const timeoutMs = 20_000
/** The longest text that the service accepts, in characters. */
const maxTextLength = 4096

/** Sends messages through the WhatsApp Cloud API, to its messages endpoint `url`. Throws with the service's answer. */
export function whatsAppSender(url: string, token: string): Sender {
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'text',
          text: { preview_url: false, body: text.slice(0, maxTextLength) },
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.ok) return
      const reason = (await answer.text()).slice(0, 200)
      throw new Error(`WhatsApp answered ${answer.status}: ${reason}`)
    },
  }
}
