import { plainDigits } from './digits.ts'
import { limits } from './limits.ts'

/**
 * A phone number while it is typed: at most `limits.phoneDigits`, of any script, 0 for '+94', '0094' and '94' (alone only
 * with too many digits). `leftOut` has the digits of a second number, of '081 220 0156/7' 0812200157; one digit too many is
 * dropped. §5, decisions 9 and 164
 */
export function readPhone(typed: string): { phone: string; leftOut: string } {
  const text = plainDigits(typed)
  const digits = text.replace(/\D/g, '')
  // Two simple patterns: a single one for '+ 94' would take time quadratic in the length of the text.
  const plus = /^\D*\+/.test(text)
  const abroad = /^0094/.test(digits) || (plus ? /^94/ : /^94\d{9}/).test(digits)
  const national = abroad ? digits.replace(/^(?:(?:00)?94)+0*(?=\d{9}$)|^(?:00)?940*/, '0') : digits
  const phone = national.slice(0, limits.phoneDigits)
  const rest = national.slice(limits.phoneDigits)
  const isEnding = rest.length < 4 && RegExp(`\\d\\s*[/,&]\\s*${rest}\\D*$`).test(text)
  const other = isEnding ? phone.slice(0, -rest.length) + rest : rest
  return { phone, leftOut: rest && other.length > 1 ? other : '' }
}

/** The number that `readPhone` reads, without what it leaves out. */
export const cleanPhone = (typed: string): string => readPhone(typed).phone

/** Whether the text is exactly `limits.phoneDigits` digits, starting with 0. §5, §9 */
export const isPhone = (text: string): boolean =>
  text.startsWith('0') && text.length === limits.phoneDigits && /^\d+$/.test(text)

/** Whether the text is the number of a mobile phone in Sri Lanka, to which a text message can be sent. */
export const isMobile = (text: string): boolean => isPhone(text) && text.startsWith('07')
