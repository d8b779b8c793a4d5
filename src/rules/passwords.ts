import { characters } from './characters.ts'
import { limits } from './limits.ts'

export type PasswordRules = { length: boolean; digit: boolean; special: boolean }

/** Which of the three rules hold: `limits.passwordMin` characters, a digit, a punctuation character or symbol. §5 */
export const passwordRules = (text: string): PasswordRules => ({
  length: characters(text).length >= limits.passwordMin,
  digit: /\d/.test(text),
  special: /[\p{P}\p{S}]/u.test(text),
})

/** Whether all three rules hold. §5 */
export const isPassword = (text: string): boolean => Object.values(passwordRules(text)).every(Boolean)
