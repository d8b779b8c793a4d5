import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop } from '../../src/shop/config.ts'
import { sameText } from '../crypto.ts'
import type { PaymentState } from '../store/payments.ts'
import type { Order } from '../store/records.ts'
import { answerLimitMs, type PaymentGateway } from './gateway.ts'

/** The live page; the sandbox of PayHere is https://sandbox.payhere.lk/pay/checkout. */
export const payHerePage = 'https://www.payhere.lk/pay/checkout'

const { currency } = shop

/** `app` is a business app of the merchant, with the permission to retrieve payments. */
export type PayHereAccount = {
  merchantId: string
  secret: string
  page?: string | undefined
  app?: { id: string; secret: string } | undefined
  fetch?: typeof fetch | undefined
}

const upperMd5 = (text: string): string => bytesToHex(md5(utf8ToBytes(text))).toUpperCase()

/** Signs texts as PayHere does, in both directions: upper-case MD5 of them and of the secret's upper-case MD5. */
export const payHereSignature = (secret: string, ...texts: string[]): string =>
  upperMd5([...texts, upperMd5(secret)].join(''))

/** The states that PayHere names by number. */
const payHereStates = new Map<string, PaymentState>([
  ['2', 'paid'],
  ['0', 'pending'],
  ['-1', 'cancelled'],
  ['-2', 'failed'],
  ['-3', 'charged back'],
])

/** The states in PayHere's list of payments that matter here. Refunds are left out: the operator records them. */
const retrievedStates = new Map<string, PaymentState>([
  ['RECEIVED', 'paid'],
  ['CHARGEBACKED', 'charged back'],
])

/** A number of PayHere's: its signature does not cover it, so that it must not carry any text. */
const paymentNumber = /^[\w-]{1,64}$/

const Token = z.object({ access_token: z.string() })

/** The payments of an order; null if it has none. */
const Payments = z.object({
  data: z.nullish(
    z.array(
      z.object({
        payment_id: z.union([z.number(), z.string()]),
        status: z.string(),
        currency: z.string(),
        amount: z.number(),
      }),
    ),
  ),
})

/** The town of an address that ends in a postal code, a town or both. */
function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.replace(/\d{5}/, '').trim())
  return parts.findLast((part) => /\p{L}/u.test(part)) ?? shop.address.at(-1)!
}

/** PayHere's hosted checkout and list of payments, by its merchants' guides (Checkout API, Retrieval API). */
export function payHere(account: PayHereAccount): PaymentGateway {
  const { merchantId, secret, page = payHerePage, app, fetch = globalThis.fetch } = account

  /** Sends a request and reads its answer. */
  async function retrieve<Answer>(
    schema: z.ZodMiniType<Answer>,
    path: string,
    init: RequestInit,
  ): Promise<Answer> {
    const reply = await fetch(new URL(path, page), { ...init, signal: AbortSignal.timeout(answerLimitMs) })
    if (!reply.ok) throw new Error(`PayHere answered ${reply.status} to ${path}`)
    return schema.parse(await reply.json())
  }

  async function status(orderId: number, { id, secret }: { id: string; secret: string }) {
    const { access_token } = await retrieve(Token, '/merchant/v1/oauth/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { data } = await retrieve(Payments, `/merchant/v1/payment/search?order_id=${orderId}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    return (data ?? []).flatMap(({ payment_id, status, currency, amount }) => {
      const state = retrievedStates.get(status)
      // It comes from PayHere itself, over TLS, in answer to the shop's own question.
      return state
        ? { order: String(orderId), payment: String(payment_id), state, amount, currency, signed: true }
        : []
    })
  }

  return {
    name: 'payhere',
    method: 'payhere',
    page,
    hosts: ['https://*.payhere.lk'],
    begin(order: Order, { back, notify }) {
      const amount = order.total_amount.toFixed(2)
      const id = String(order.order_id)
      return {
        action: page,
        fields: {
          merchant_id: merchantId,
          return_url: back,
          cancel_url: back,
          notify_url: notify,
          order_id: id,
          items: `${shop.name} ${orderNumber(order.order_id)}`,
          currency,
          amount,
          first_name: order.first_name,
          last_name: order.last_name,
          email: order.email,
          // PayHere refuses a payment without a phone number, which the shop does not ask everybody for.
          phone: order.phone || shop.phone.dial,
          address: order.shipping_address,
          city: townOf(order.shipping_address),
          country: 'Sri Lanka',
          hash: payHereSignature(secret, merchantId, id, amount, currency),
        },
      }
    },
    read(fields) {
      const of = (name: string) => fields.get(name) ?? ''
      const merchant = of('merchant_id')
      const order = of('order_id')
      const payment = of('payment_id')
      const amount = of('payhere_amount')
      const statedCurrency = of('payhere_currency')
      const code = of('status_code')
      const state = payHereStates.get(code)
      if (!order || !paymentNumber.test(payment) || !state || !/^\d{1,12}(\.\d{1,2})?$/.test(amount))
        return undefined
      const signature = payHereSignature(secret, merchant, order, amount, statedCurrency, code)
      return {
        order,
        payment,
        state,
        amount: Number(amount),
        currency: statedCurrency,
        signed: merchant === merchantId && sameText(signature, of('md5sig')),
      }
    },
    ...(app && { status: (orderId: number) => status(orderId, app) }),
  }
}
