import type { Config } from '../../config.ts'
import type { Sender } from '../../store/outbox.ts'
import { textLkSender, whatsAppSender } from './phoneSenders.ts'
import { smtpSender } from './smtpSender.ts'

type Settings = Pick<
  Config,
  'SMTP_URL' | 'SMTP_FROM' | 'WHATSAPP_URL' | 'WHATSAPP_TOKEN' | 'SMS_TOKEN' | 'SMS_FROM' | 'SMS_URL'
>

/** Sends by the configured services; a kind of message without a service goes to `files`. */
export function configuredSender(settings: Settings, files: Sender): Sender {
  const { SMTP_URL, SMTP_FROM, WHATSAPP_URL, WHATSAPP_TOKEN, SMS_TOKEN, SMS_FROM, SMS_URL } = settings
  const by = {
    email: SMTP_URL ? smtpSender(SMTP_URL, SMTP_FROM) : files,
    whatsapp: WHATSAPP_URL && WHATSAPP_TOKEN ? whatsAppSender(WHATSAPP_URL, WHATSAPP_TOKEN) : files,
    sms: SMS_TOKEN && SMS_FROM ? textLkSender({ token: SMS_TOKEN, from: SMS_FROM, url: SMS_URL }) : files,
  }
  return { send: (message) => by[message.kind].send(message) }
}
