import type { Context } from 'hono'
import type { Place } from '../../src/rules/placeSearch.ts'
import type { Passwords } from '../accounts/passwords.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Captcha } from '../complaints/captcha.ts'
import type { Passes } from '../complaints/captchaPasses.ts'
import type { Receipts } from '../complaints/receipts.ts'
import type { Store } from '../store/store.ts'

/** A text as it travels, by its content coding. */
export type Compressed = { br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

/** What the routes work with. */
export type Services = {
  store: Store
  now: () => Date
  sessions: Sessions
  passwords: Passwords
  captcha: Captcha
  /** What says that a visitor has passed the captcha. */
  passes: Passes
  receipts: Receipts
  places: () => Promise<readonly Place[]>
  /** Where the shop's pages are, for links in messages: 'https://shop.example'. */
  origin: () => string
  /** The address of whoever asks, which limits are counted by. */
  clientOf: (c: Context) => string
  /** Compresses a text that is sent often; sent as it is without. */
  compress?: (text: string) => Promise<Compressed>
  /** Milliseconds that an answer takes at least which must not tell by its time what it found. */
  answerFloorMs: number
}
