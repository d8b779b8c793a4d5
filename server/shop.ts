import type { Context } from 'hono'
import type { Place } from '../src/rules/placeSearch.ts'
import type { Captcha } from './captcha.ts'
import type { Passes } from './passes.ts'
import type { Passwords } from './passwords.ts'
import type { Receipts } from './receipts.ts'
import type { Sessions } from './sessions.ts'
import type { Store } from './store.ts'

/** A text as it travels, by its content coding. */
export type Compressed = { br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

/** What the routes work with. */
export type Shop = {
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
