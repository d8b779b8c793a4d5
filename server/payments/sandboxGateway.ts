import { Hono } from 'hono'
import { html } from 'hono/html'
import { payHereSignature } from './payhere.ts'

/** What a customer can do on the sandbox's page, with the status codes that PayHere then sends. */
export const sandboxChoices = [
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

export type SandboxChoice = (typeof sandboxChoices)[number]['name']

/** `leadsTo`: the origin of the page to which the form is led on, as gateways do; by default the same. */
type Account = { merchantId: string; secret: string; leadsTo?: string }

/** The fields that the page keeps, of those that the shop sent. */
const keptFields = 'order_id amount currency notify_url return_url cancel_url items'.split(' ')

/** A plain page of a gateway for trials. `body` is HTML by `html`, or a text, which is escaped. */
export const sandboxPage = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`

/**
 * A gateway for trials in PayHere's format: its page has a button for each result. It moves no money and trusts any address
 * in the form: for one's own machine only.
 */
export function sandboxGateway({ merchantId, secret, leadsTo = '' }: Account): Hono {
  const app = new Hono()
  let payments = 0
  /** What was paid, by the number of the order, in the form in which PayHere answers questions. */
  const paid = new Map<string, object>()

  app.get('/', (c) =>
    c.html(sandboxPage('Sandbox gateway', html`<p>The shop sends its customers to /pay/checkout.</p>`)),
  )

  app.post('/pay/checkout', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const { order_id = '', amount = '', currency = '', hash } = form
    if (form.merchant_id !== merchantId) return c.html(sandboxPage('Unknown merchant', ''), 400)
    if (hash !== payHereSignature(secret, merchantId, order_id, amount, currency))
      return c.html(sandboxPage('The hash is wrong', ''), 400)
    return c.redirect(`${leadsTo}/pay/page`, 307)
  })

  app.post('/pay/page', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const { currency = '', amount = '' } = form
    return c.html(
      sandboxPage(
        'Sandbox gateway',
        html`<p>${form.items}</p><p>${currency} ${amount}</p><form method="post" action="/pay/choice">${keptFields.map(
          (name) => html`<input type="hidden" name="${name}" value="${form[name] ?? ''}">`,
        )}${sandboxChoices.map(
          ({ name, label }) => html`<p><button name="choice" value="${name}">${label}</button></p>`,
        )}</form>`,
      ),
    )
  })

  app.post('/pay/choice', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const choice = sandboxChoices.find(({ name }) => name === form.choice)
    if (!choice) return c.html(sandboxPage('There is no such choice', ''), 400)
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

  return app
}
