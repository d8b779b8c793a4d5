import { lettersOff } from './lettersOff.ts'

// A dot-separated part of what stands before the @ (RFC 5322, 3.4.1), in the letters of any script (RFC 6531).
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const top = '(?:[\\p{L}\\p{M}]{2,}|xn--[a-z0-9-]+)'
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`, 'iu')

/** UTF-16 units (RFC 5321, 4.5.3.1). */
const longest = { whole: 254, local: 64 }

/** Whether a text is an email address, for forms and server: letters and digits of any script, the signs of RFC 5322. §5 */
export const isEmail = (text: string): boolean =>
  text.length <= longest.whole && text.indexOf('@') <= longest.local && address.test(text)

// They come with what is copied from a contact card or a chat. White space is not among them: it may stand for a letter.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// What stands around an address that is copied: a name before '<', a label or the scheme of a link, what a link in
// Markdown shows, '[Name](mailto:...)', quotes, the end of a sentence.
const around = /^(?:.*<|(?:\[.*\]\()?(?:e-?mail|mailto) ?: ?|["'“‘«([]{1,2})|[>.,;)\]"'”’»]{1,2}$/gi

/** An email address as pasted, without what nobody sees and what stood around it; full-width letters as ASCII. */
export const cleanEmail = (text: string): string =>
  text.replace(invisible, '').normalize('NFKC').trim().replace(around, '')

const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'sltnet.lk',
]
/** Domains that are one letter from those, and right. */
const alsoRight = ['mail.com', 'email.com', 'ymail.com', 'live.co', 'love.com']
const slipsOfCom = /\.(?:con|cpm|vom|xom|cim|comm|ocm|cmo|coom|c0m)$/

/**
 * The address that one with a slip in its domain is likely to mean: 'a@gmail.com' for 'a@gmial.con'; undefined for others.
 * One that `isBeingTyped` may only lack its end: 'a@gmail.co'.
 */
export function likelyEmail(text: string, isBeingTyped: boolean): string | undefined {
  const [, local, domain = ''] = /^(.+@)([^@]+)$/.exec(cleanEmail(text).toLowerCase()) ?? []
  const mended = domain.replace(slipsOfCom, '.com')
  const isRight = [...wellKnown, ...alsoRight].includes(mended)
  const mayBecome = (known: string) => isBeingTyped && known.startsWith(mended)
  const near = wellKnown.find((known) => !mayBecome(known) && lettersOff(mended, known, 1) <= 1)
  const meant = isRight ? mended : (near ?? mended)
  return isEmail(text.trim()) && meant !== domain ? `${local}${meant}` : undefined
}

/** The link that writes to an address. What could end the address (`?`, `&`, `%`) is encoded. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
