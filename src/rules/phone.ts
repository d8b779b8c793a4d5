import { limits } from './limits.ts'

/**
 * A phone number as the field keeps it: digits only, at most 10. '+94', '0094' and '94' in front become '0' before
 * the cut, so that autofill works. A bare '94' is the country code only when there are more than 10 digits: while one
 * types it may be the beginning of something else. §5, decision 9
 */
export function cleanPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  // One search at a time: a pattern for the whole of '+ 94' takes a time that grows with the square of the text.
  const plus = /^\D*\+/.test(text)
  const abroad = /^0094/.test(digits) || (plus ? /^94/ : /^94\d{9}/).test(digits)
  const national = abroad ? digits.replace(/^(00)?940*/, '0') : digits
  return national.slice(0, limits.phoneDigits)
}

/** Exactly 10 digits, the first 0. §5, §9 */
export const isPhone = (text: string): boolean =>
  text.startsWith('0') && text.length === limits.phoneDigits && /^\d+$/.test(text)
