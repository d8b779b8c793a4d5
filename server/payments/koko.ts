import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop } from '../../src/shop.config.ts'
import type { PaymentState } from '../store/payments.ts'
import type { PaymentGateway } from './gateway.ts'

/** The live page; that of Koko's tests is https://qaapi.paykoko.com/api/merchants/orderCreate. */
export const kokoPage = 'https://prodapi.paykoko.com/api/merchants/orderCreate'

/** Keys are PEM; `publicKey` is Koko's own, with which it is known. */
export type KokoAccount = {
  merchantId: string
  apiKey: string
  privateKey: string
  publicKey: string
  page?: string | undefined
}

const currency = 'LKR'
const plugin = { name: 'customapi', version: '1' }

const kokoStates: Record<string, PaymentState> = { SUCCESS: 'paid', PENDING: 'pending', FAILED: 'failed' }

/** Signs a text as Koko and its merchants do: RSA with SHA-256, in Base64. */
export const kokoSignature = (privateKey: string, text: string): string =>
  sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64')

const isSigned = (publicKey: string, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))

/** The text that a merchant signs: these fields in this order, and nothing between them. */
const kokoDataString = (fields: Record<string, string>): string =>
  [
    '_mId',
    '_amount',
    '_currency',
    '_pluginName',
    '_pluginVersion',
    '_returnUrl',
    '_cancelUrl',
    '_orderId',
    '_reference',
    '_firstName',
    '_lastName',
    '_email',
    '_description',
    'api_key',
    '_responseUrl',
  ]
    .map((name) => fields[name] ?? '')
    .join('')

/** Whether a form of this shop was signed with its key; for the sandbox. */
export const isKokoForm = (publicKey: string, fields: Record<string, string>): boolean =>
  isSigned(publicKey, kokoDataString(fields), fields.signature ?? '')

/**
 * Koko's hosted checkout. Koko wants another order number for each try, and its response names no amount: it is that of the
 * form, which the shop has signed. server/OPERATING.md says how far the format could be verified.
 */
export function koko(account: KokoAccount, now: () => number = Date.now): PaymentGateway {
  const { merchantId, apiKey, privateKey, publicKey, page = kokoPage } = account
  return {
    name: 'koko',
    method: 'kokoPay',
    page,
    begin(order, { back, notify }) {
      const fields = {
        _mId: merchantId,
        api_key: apiKey,
        _returnUrl: back,
        _cancelUrl: back,
        _responseUrl: notify,
        _amount: order.total_amount.toFixed(2),
        _currency: currency,
        _orderId: `${order.order_id}-${now().toString(36)}`,
        _reference: String(order.order_id),
        _pluginName: plugin.name,
        _pluginVersion: plugin.version,
        _description: `${shop.name} ${orderNumber(order.order_id)}`,
        _firstName: order.first_name,
        _lastName: order.last_name,
        _email: order.email,
        _mobileNo: order.phone || shop.phone.dial,
      }
      const dataString = kokoDataString(fields)
      return {
        action: page,
        fields: { ...fields, dataString, signature: kokoSignature(privateKey, dataString) },
      }
    },
    read(fields) {
      const of = (name: string) => fields.get(name) ?? ''
      const [attempt, payment, status] = [of('orderId'), of('trnId'), of('status')]
      const state = kokoStates[status]
      if (!attempt || !state) return undefined
      return {
        order: attempt.split('-', 1)[0]!,
        // A try that was refused may have no number.
        payment: payment || attempt,
        state,
        signed: isSigned(publicKey, attempt + payment + status + of('desc'), of('signature')),
      }
    },
  }
}
