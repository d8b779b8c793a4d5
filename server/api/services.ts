import type { Context } from 'hono'
import type { QueuedPasswords } from '../account/passwords.ts'
import type { Sessions } from '../account/sessions.ts'
import type { Captcha } from '../complaint/captcha.ts'
import type { Passes } from '../complaint/captchaPasses.ts'
import type { Receipts } from '../complaint/receipts.ts'
import type { ContentCoding } from '../http/contentCoding.ts'
import type { Gazetteer } from '../orders/address/placeIndex.ts'
import type { OrderLinks } from '../orders/orderLinks.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import type { Store } from '../store/store.ts'

/** A compressed text, by content coding. */
export type Compressed = Record<ContentCoding, Uint8Array<ArrayBuffer>>

/** The services that the routes use. */
export type Services = {
  store: Store
  now: () => Date
  sessions: Sessions
  passwords: QueuedPasswords
  captcha: Captcha
  /** Proof that a visitor has passed the captcha. */
  passes: Passes
  receipts: Receipts
  places: () => Promise<Gazetteer>
  /** The links that open one order without an account. */
  links: () => Promise<OrderLinks>
  /** Each takes the payments of one method on its own page. Other payments are simulated, as the specification says. */
  gateways: readonly PaymentGateway[]
  /** Whether orders to be paid on delivery are confirmed by SMS too. */
  sms: boolean
  /** The token with which the operator signs in; without it there is no operator's page. */
  operatorToken?: string | undefined
  /** Whether the visitor's cookies are sent over TLS only. */
  isSecure: (c: Context) => boolean
  /** The origin of the shop's pages, for links in messages: 'https://shop.example'. */
  origin: () => string
  /** The address by which rate limits count the visitor. */
  clientOf: (c: Context) => string
  /** Compresses a text that is sent often; without it the text is sent uncompressed. */
  compress?: (text: string) => Promise<Compressed>
  /** Minimum milliseconds of an answer whose timing must not reveal what was found. */
  answerFloorMs: number
}
