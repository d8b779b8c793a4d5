import { refuse } from './refusal.ts'

/** The longest texts that are taken, in characters. */
export const longest = { line: 200, text: 5000 }

/** Whether a text could be an email address: one @, a dot after it, no white space. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/.test(text)

/** Refuses with 400 when one of the fields is blank, saying `message` or which one. */
export function needWords(fields: Record<string, string>, message?: string): void {
  const blank = Object.keys(fields).find((field) => fields[field]?.trim() === '')
  if (blank) refuse(400, message ?? `${blank} is required.`)
}

/** Refuses with 400 a field longer than `most` characters. */
export function needAtMost(most: number, fields: Record<string, string>): void {
  const long = Object.keys(fields).find((field) => (fields[field] ?? '').length > most)
  if (long) refuse(400, `${long} is too long: at most ${most} characters.`)
}
