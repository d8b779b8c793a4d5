import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop } from '../../src/shop/config.ts'
import type { PaymentState } from '../store/payments.ts'
import { answerLimitMs, type PaymentGateway } from './gateway.ts'

/** The live page; that of Koko's tests is https://qaapi.paykoko.com/api/merchants/orderCreate. */
export const kokoPage = 'https://prodapi.paykoko.com/api/merchants/orderCreate'

/** Keys are PEM. `publicKey` is Koko's own: it proves that a notification comes from Koko. */
export type KokoAccount = {
  merchantId: string
  apiKey: string
  privateKey: string
  publicKey: string
  page?: string | undefined
  fetch?: typeof fetch | undefined
}

const { currency } = shop

const kokoStates = new Map<string, PaymentState>([
  ['SUCCESS', 'paid'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
])

// Koko signs its fields with nothing between them: only in these forms does one signature fit one message.
const orderAttempt = /^(\d{1,9})-(\d{1,4})$/
const transaction = /^[\w-]{1,64}$/

/** Signs a text as Koko and its merchants do: RSA with SHA-256, in Base64. */
export const kokoSignature = (privateKey: string, text: string): string =>
  sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64')

const isSigned = (publicKey: string, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))

/** The fields that a merchant signs: of the form for a payment, and of the question for an order. */
const signedFields = {
  form:
    '_mId _amount _currency _pluginName _pluginVersion _returnUrl _cancelUrl _orderId ' +
    '_reference _firstName _lastName _email _description api_key _responseUrl',
  question: '_mId _pluginName _pluginVersion _orderId api_key',
}

/** The text that a merchant signs: its fields in their order, and nothing between them. */
const textOf = (kind: keyof typeof signedFields, fields: Record<string, string>): string =>
  signedFields[kind]
    .split(' ')
    .map((name) => fields[name] ?? '')
    .join('')

/** Whether a form or a question was signed with the key of this shop; for the sandbox. */
export const isSignedByShop = (
  publicKey: string,
  kind: keyof typeof signedFields,
  fields: Record<string, string>,
): boolean => isSigned(publicKey, textOf(kind, fields), fields.signature ?? '')

/** What Koko answers to a question, in an envelope or without. */
const OrderView = z.record(z.string(), z.unknown())

/**
 * Koko's hosted checkout and its order view. The number of the order carries that of the attempt; Koko's responses name no
 * amount: it is that of the form, which the shop has signed. server/OPERATING.md says how far the format could be verified.
 */
export function koko(account: KokoAccount): PaymentGateway {
  const { merchantId, apiKey, privateKey, publicKey, page = kokoPage, fetch = globalThis.fetch } = account
  const fieldsOf = (orderId: number, attempt: number) => ({
    _mId: merchantId,
    api_key: apiKey,
    _pluginName: 'customapi',
    _pluginVersion: '1',
    _orderId: `${orderId}-${attempt}`,
  })
  const read: PaymentGateway['read'] = (fields) => {
    const of = (name: string) => fields.get(name) ?? ''
    const [reference, payment, status] = [of('orderId'), of('trnId'), of('status')]
    const [, order, attempt] = orderAttempt.exec(reference) ?? []
    const state = kokoStates.get(status)
    // A try that was refused may have no number.
    const hasNumber = transaction.test(payment) || (payment === '' && state !== 'paid')
    if (!order || !state || !hasNumber) return undefined
    return {
      order,
      attempt: Number(attempt),
      payment: payment || reference,
      state,
      signed: isSigned(publicKey, reference + payment + status + of('desc'), of('signature')),
    }
  }
  return {
    name: 'koko',
    method: 'kokoPay',
    page,
    // The form goes to the host of its API, which leads the customer on to another.
    hosts: ['https://paykoko.com', 'https://*.paykoko.com'],
    begin(order, { back, notify, attempt }) {
      const own = fieldsOf(order.order_id, attempt)
      const fields = {
        ...own,
        _returnUrl: back,
        _cancelUrl: back,
        _responseUrl: notify,
        _amount: order.total_amount.toFixed(2),
        _currency: currency,
        _reference: own._orderId,
        _description: `${shop.name} ${orderNumber(order.order_id)}`,
        _firstName: order.first_name,
        _lastName: order.last_name,
        _email: order.email,
        _mobileNo: order.phone || shop.phone.dial,
      }
      const dataString = textOf('form', fields)
      return {
        action: page,
        fields: { ...fields, dataString, signature: kokoSignature(privateKey, dataString) },
      }
    },
    read,
    async status(orderId, attempt) {
      const fields = fieldsOf(orderId, attempt)
      const signature = kokoSignature(privateKey, textOf('question', fields))
      const reply = await fetch(page.replace(/orderCreate$/, 'orderView'), {
        method: 'POST',
        body: new URLSearchParams({ ...fields, signature }),
        signal: AbortSignal.timeout(answerLimitMs),
      })
      // Koko does not know the order: its customer never came to Koko's page.
      if (reply.status === 404) return []
      if (!reply.ok) throw new Error(`Koko's order view answered ${reply.status}`)
      const answer = OrderView.parse(await reply.json())
      const view = OrderView.parse(answer.data ?? answer)
      const texts = Object.entries(view).map(([name, value]) => [name, String(value ?? '')])
      const notification = read(new URLSearchParams(texts))
      if (notification && !notification.signed) throw new Error("The signature of Koko's order view is wrong")
      return notification ? [notification] : []
    },
  }
}
