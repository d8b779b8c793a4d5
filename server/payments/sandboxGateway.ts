import { Hono } from 'hono'
import { html } from 'hono/html'
import { isKokoForm, isKokoQuestion, kokoSignature } from './koko.ts'
import { payHereSignature } from './payhere.ts'

/** What a customer can do on the sandbox's page, with the status codes that PayHere then sends. */
const choices = [
  { name: 'pay', label: 'Pay', codes: [2] },
  { name: 'refuse', label: 'Have the card refused', codes: [-2] },
  { name: 'cancel', label: 'Cancel', codes: [-1] },
  { name: 'late', label: 'Pay, with the notification after 5 seconds', codes: [2], afterMs: 5000 },
  { name: 'repeat', label: 'Pay, with the notification sent three times', codes: [2, 2, 2] },
  { name: 'disorder', label: 'Pay, with a refusal told after it', codes: [2, -2] },
  { name: 'silent', label: 'Pay, and tell nothing', codes: [] },
  { name: 'less', label: 'Pay Rs. 1.00 only', codes: [2], amount: '1.00' },
  { name: 'forge', label: 'Forge a notification, without paying', codes: [2], forged: true },
  { name: 'chargeBack', label: 'Pay, and have it charged back', codes: [2, -3] },
] as const satisfies {
  name: string
  label: string
  codes: readonly number[]
  afterMs?: number
  amount?: string
  forged?: boolean
}[]

export type SandboxChoice = (typeof choices)[number]['name']

type Account = { merchantId: string; secret: string }

/** Keys are PEM: the sandbox's own private one, and the shop's public one. */
type KokoSandbox = { merchantId: string; privateKey: string; publicKey: string }

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

/** The fields that the page keeps, of those that the shop sent. */
const keptFields = [
  'order_id',
  'amount',
  'currency',
  'notify_url',
  'return_url',
  'cancel_url',
  'items',
] as const

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`

/**
 * A gateway for trials that speaks PayHere's format and, with `koko`, Koko's: its page says what is to be paid and has a
 * button for each thing that can become of a payment; one that was told to nobody is named to who asks. No money is moved, and any address of the form is trusted: for the own machine only.
 */
export function sandboxGateway({ merchantId, secret }: Account, koko?: KokoSandbox): Hono {
  const app = new Hono()
  let payments = 0
  /** What was paid, as it is told to who asks: by the number of the order. */
  const paid = new Map<string, object>()

  app.get('/', (c) =>
    c.html(page('Sandbox gateway', html`<p>The shop sends its customers to /pay/checkout.</p>`)),
  )

  app.post('/pay/checkout', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const { order_id = '', amount = '', currency = '', hash } = form
    if (form.merchant_id !== merchantId) return c.html(page('Unknown merchant', ''), 400)
    if (hash !== payHereSignature(secret, merchantId, order_id, amount, currency))
      return c.html(page('The hash is wrong', ''), 400)
    return c.html(
      page(
        'Sandbox gateway',
        html`<p>${form.items}</p><p>${currency} ${amount}</p><form method="post" action="/pay/choice">${keptFields.map(
          (name) => html`<input type="hidden" name="${name}" value="${form[name] ?? ''}">`,
        )}${choices.map(
          ({ name, label }) => html`<p><button name="choice" value="${name}">${label}</button></p>`,
        )}</form>`,
      ),
    )
  })

  app.post('/pay/choice', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const choice = choices.find(({ name }) => name === form.choice)
    if (!choice) return c.html(page('There is no such choice', ''), 400)
    payments += 1
    const payment = `32002${String(Date.now()).slice(-6)}${payments}`
    const { order_id = '', currency = '', notify_url = '' } = form
    const amount = 'amount' in choice ? choice.amount : (form.amount ?? '')
    if (choice.name === 'silent')
      paid.set(order_id, { payment_id: payment, status: 'RECEIVED', currency, amount: Number(amount) })
    const notify = async () => {
      for (const code of choice.codes) {
        const signature = payHereSignature(secret, merchantId, order_id, amount, currency, String(code))
        await fetch(notify_url, {
          method: 'POST',
          body: new URLSearchParams({
            merchant_id: merchantId,
            order_id,
            payment_id: payment,
            payhere_amount: amount,
            payhere_currency: currency,
            status_code: String(code),
            md5sig: 'forged' in choice ? signature.replace(/./g, '0') : signature,
            custom_1: '',
            custom_2: '',
            method: 'TEST',
            status_message: choice.label,
          }),
        }).catch(() => undefined)
      }
    }
    if ('afterMs' in choice) setTimeout(notify, choice.afterMs)
    else await notify()
    return c.redirect((choice.name === 'cancel' ? form.cancel_url : form.return_url) ?? '/', 303)
  })

  app.post('/merchant/v1/oauth/token', (c) => c.json({ access_token: 'sandbox', token_type: 'bearer' }))

  app.get('/merchant/v1/payment/search', (c) => {
    const payment = paid.get(c.req.query('order_id') ?? '')
    return c.json(payment ? { status: 1, data: [payment] } : { status: -1, data: null })
  })

  if (!koko) return app

  app.post('/api/merchants/orderCreate', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    if (form._mId !== koko.merchantId) return c.html(page('Unknown merchant', ''), 400)
    if (!isKokoForm(koko.publicKey, form)) return c.html(page('The signature is wrong', ''), 400)
    const offered = choices.filter(({ name }) => kokoChoices[name])
    return c.html(
      page(
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
    const choice = choices.find(({ name }) => name === form.choice)
    const statuses = choice && kokoChoices[choice.name]
    if (!statuses) return c.html(page('There is no such choice', ''), 400)
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
    if (!isKokoQuestion(koko.publicKey, form)) return c.json({ message: 'The signature is wrong' }, 400)
    const payment = paid.get(form._orderId ?? '')
    return payment ? c.json({ data: payment }) : c.json({ message: 'Not found' }, 404)
  })

  return app
}
