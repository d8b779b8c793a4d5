import type { Sender } from '../../store/outbox.ts'
import { postMessage } from './postMessage.ts'

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
