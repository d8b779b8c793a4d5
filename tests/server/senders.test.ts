import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { configuredSender } from '../../server/outbox/senders/configuredSender.ts'
import { fileSender } from '../../server/outbox/senders/fileSender.ts'
import { smtpSender } from '../../server/outbox/senders/smtpSender.ts'
import { shop as config } from '../../src/shop/config.ts'
import { listen } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const message = {
  kind: 'email' as const,
  to: 'amara@mail.example',
  subject: 'Ihr Größe',
  text: 'Dear Amara,\n.\nbye',
}
const from = 'Shop <sales@shop.example>'

/** A mail server that records the mails it accepts; with `refuse` it rejects every recipient. */
async function mailServer({ refuse = false } = {}) {
  const mails: { to: string[]; from: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuse ? new Error('no such letter box') : null),
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.on('data', (chunk) => (raw += chunk))
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), from: sender, raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  const { port } = server.server.address() as { port: number }
  return { mails, url: `smtp://127.0.0.1:${port}` }
}

/** A stand-in for the WhatsApp service that answers with `status`. */
async function whatsApp(status = 200, said = '{"error":{"message":"no such number"}}') {
  const requests: { authorization: string | undefined; body: unknown }[] = []
  const service = await listen((request, answer) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      requests.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
      answer.writeHead(status).end(said)
    })
  })
  ends.push(service.close)
  return { requests, url: `${service.url}/v1/77/messages` }
}

test('an email arrives with its sender, subject and text', async () => {
  const { mails, url } = await mailServer()
  await smtpSender(url, from).send(message)
  expect(mails).toMatchObject([{ to: ['amara@mail.example'], from: 'sales@shop.example' }])
  expect(mails[0]?.raw).toContain('From: Shop <sales@shop.example>')
  expect(mails[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mails[0]?.raw.replaceAll('\r\n', '\n')).toContain('Dear Amara,\n.\nbye')
})

test('a message that the mail server refuses is an error, so that it is retried', async () => {
  const { url } = await mailServer({ refuse: true })
  await expect(smtpSender(url, from).send(message)).rejects.toThrow('no such letter box')
})

describe('the configured sender', () => {
  const text = { ...message, kind: 'whatsapp' as const, to: config.whatsApp.dial }
  const filing = () => {
    const filed: string[] = []
    return { filed, files: { send: async ({ kind }: { kind: string }) => void filed.push(kind) } }
  }

  test('without settings every message is written to a file', async () => {
    const { filed, files } = filing()
    const sender = configuredSender(readConfig({}), files)
    await sender.send(message)
    await sender.send(text)
    expect(filed).toEqual(['email', 'whatsapp'])
  })

  test('emails go to the mail server, WhatsApp messages to WhatsApp', async () => {
    const { filed, files } = filing()
    const { mails, url } = await mailServer()
    const service = await whatsApp()
    const env = { SMTP_URL: url, WHATSAPP_URL: service.url, WHATSAPP_TOKEN: 'secret' }
    const sender = configuredSender(readConfig(env), files)
    await sender.send(message)
    await sender.send(text)
    expect(filed).toEqual([])
    expect(mails).toHaveLength(1)
    expect(service.requests).toEqual([
      {
        authorization: 'Bearer secret',
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: config.whatsApp.dial,
          type: 'text',
          text: { preview_url: false, body: text.text },
        },
      },
    ])
  })

  test('a message that WhatsApp refuses is an error with the reason', async () => {
    const { files } = filing()
    const { url } = await whatsApp(400)
    const sender = configuredSender(readConfig({ WHATSAPP_URL: url, WHATSAPP_TOKEN: 'secret' }), files)
    await expect(sender.send(text)).rejects.toThrow(/WhatsApp answered 400: .*no such number/)
  })

  test('text messages go to the SMS service; one that it refuses, also with status 200, is an error', async () => {
    const { filed, files } = filing()
    const sms = { kind: 'sms' as const, to: '94771234567', subject: 'Order', text: 'Your order is placed.' }
    const senderTo = (url: string) =>
      configuredSender(readConfig({ SMS_TOKEN: 'secret', SMS_FROM: 'NiLO', SMS_URL: url }), files)
    const service = await whatsApp(200, '{ "status": "success", "data": {} }')
    await senderTo(service.url).send(sms)
    expect(service.requests).toEqual([
      {
        authorization: 'Bearer secret',
        body: { recipient: '94771234567', sender_id: 'NiLO', type: 'plain', message: sms.text },
      },
    ])
    const refusing = await whatsApp(200, '{"status":"error","message":"no balance"}')
    await expect(senderTo(refusing.url).send(sms)).rejects.toThrow(/answered 200: .*no balance/)
    await configuredSender(readConfig({}), files).send(sms)
    expect(filed).toEqual(['sms'])
  })
})

const parent = temporaryFolder()
test.each(['email', 'whatsapp', 'sms'] as const)(
  'of two processes that write a file of one name at once, the second says so and overwrites none: %s',
  async (kind) => {
    const folder = join(parent, kind)
    const process = () => fileSender(folder, { from, now: () => new Date(0) })
    await process().send({ ...message, kind, text: 'first' })
    await expect(process().send({ ...message, kind, text: 'second' })).rejects.toThrow('EEXIST')
    const files = readdirSync(folder)
    expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual([
      expect.stringMatching(/first\n$/),
    ])
  },
)
