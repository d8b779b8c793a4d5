import { generateKeyPairSync } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { isSignedByShop, kokoSignature } from './koko.ts'
import { type SandboxChoice, sandboxChoices, sandboxPage } from './sandboxGateway.ts'

/** Keys are PEM: the sandbox's own private one, and the shop's public one. */
type KokoSandbox = { merchantId: string; privateKey: string; publicKey: string; leadsTo?: string }

/** A pair of keys as Koko and its merchants have them. */
export const kokoKeyPair = (): { publicKey: string; privateKey: string } =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** The statuses of Koko for the choices that its customers have. */
const kokoChoices: Partial<Record<SandboxChoice, readonly string[]>> = {
  pay: ['SUCCESS'],
  refuse: ['FAILED'],
  cancel: [],
  late: ['SUCCESS'],
  repeat: ['SUCCESS', 'SUCCESS', 'SUCCESS'],
  disorder: ['SUCCESS', 'FAILED'],
  silent: [],
  forge: ['SUCCESS'],
}

/** The same gateway for trials in Koko's format. */
export function sandboxKoko(koko: KokoSandbox): Hono {
  const app = new Hono()
  let payments = 0
  /** What was paid, by the number of the order, in the form in which Koko answers questions. */
  const paid = new Map<string, object>()

  app.post('/api/merchants/orderCreate', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    if (form._mId !== koko.merchantId) return c.html(sandboxPage('Unknown merchant', ''), 400)
    if (!isSignedByShop(koko.publicKey, 'form', form))
      return c.html(sandboxPage('The signature is wrong', ''), 400)
    return c.redirect(`${koko.leadsTo ?? ''}/koko/page`, 307)
  })

  app.post('/koko/page', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const offered = sandboxChoices.filter(({ name }) => kokoChoices[name])
    return c.html(
      sandboxPage(
        'Sandbox gateway',
        html`<p>${form._description}</p><p>${form._currency} ${form._amount}</p><form method="post" action="/koko/choice">${[
          '_orderId',
          '_responseUrl',
          '_returnUrl',
          '_cancelUrl',
        ].map((name) => html`<input type="hidden" name="${name}" value="${form[name] ?? ''}">`)}${offered.map(
          ({ name, label }) => html`<p><button name="choice" value="${name}">${label}</button></p>`,
        )}</form>`,
      ),
    )
  })

  app.post('/koko/choice', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const choice = sandboxChoices.find(({ name }) => name === form.choice)
    const statuses = choice && kokoChoices[choice.name]
    if (!statuses) return c.html(sandboxPage('There is no such choice', ''), 400)
    payments += 1
    const { _orderId: orderId = '', _responseUrl = '' } = form
    const trnId = `K${String(Date.now()).slice(-6)}${payments}`
    const sign = (status: string) => kokoSignature(koko.privateKey, orderId + trnId + status)
    if (choice.name === 'silent')
      paid.set(orderId, { orderId, trnId, status: 'SUCCESS', desc: '', signature: sign('SUCCESS') })
    const respond = async () => {
      for (const status of statuses) {
        const signed = sign(status)
        const signature = choice.name === 'forge' ? signed.replace(/^.{8}/, 'AAAAAAAA') : signed
        const body = new URLSearchParams({ orderId, trnId, status, desc: '', signature })
        await fetch(_responseUrl, { method: 'POST', body }).catch(() => undefined)
      }
    }
    if ('afterMs' in choice) setTimeout(respond, choice.afterMs)
    else await respond()
    return c.redirect((choice.name === 'cancel' ? form._cancelUrl : form._returnUrl) ?? '/', 303)
  })

  app.post('/api/merchants/orderView', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    if (!isSignedByShop(koko.publicKey, 'question', form))
      return c.json({ message: 'The signature is wrong' }, 400)
    const payment = paid.get(form._orderId ?? '')
    return payment ? c.json({ data: payment }) : c.json({ message: 'Not found' }, 404)
  })

  return app
}
