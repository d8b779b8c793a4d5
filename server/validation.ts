import { isBlank, replaceInvisible } from '../src/rules/characters.ts'
import { limits } from '../src/rules/limits.ts'
import { refuse } from './refusal.ts'

/** The longest accepted texts, in UTF-16 units. */
export const longest = { line: limits.lineLength, text: limits.textLength }

/** The longest accepted list. */
const maxEntries = 500

/** Refuses with 400 when a field is blank. The text is `message`, by default naming the field. */
export function requireText(fields: Record<string, string>, message?: string): void {
  const blank = Object.keys(fields).find((field) => isBlank(fields[field] ?? 'absent'))
  if (blank) refuse(400, message ?? `${blank} is required.`)
}

/** Refuses with 400 a field longer than `max` characters. */
function requireMaxLength(max: number, fields: Record<string, string>): void {
  const long = Object.keys(fields).find((field) => (fields[field] ?? '').length > max)
  if (long) refuse(400, `${long} is too long: at most ${max} characters.`)
}

// Line breaks, other control characters, and characters that change the direction of the surrounding text.
const notOfALine = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Refuses with 400 a field that is longer than `longest.line` or has characters that do not belong in one line. */
export function requireSingleLine(fields: Record<string, string>): void {
  requireMaxLength(longest.line, fields)
  const wrong = Object.keys(fields).find((field) => notOfALine.test(fields[field] ?? ''))
  if (wrong) refuse(400, `${wrong} has characters that cannot be used.`)
}

/** Whether a text can be a user name: no email address, no invisible characters, by which two look the same. */
export const isUserName = (text: string): boolean =>
  !text.includes('@') && replaceInvisible(text.trim(), ' ') === text.trim() && /[\p{L}\p{N}]/u.test(text)

// Postgres cannot store NUL in a text, and nobody types it.
export const nul = '\u0000'

/** The deepest lists and records within each other. Those of the contract are four deep. */
const maxDepth = 20

/**
 * Refuses with 400 texts over 5,000 characters, lists over 500 entries, NUL and what is nested more than 20 deep, anywhere in
 * a body or query. Of a body before its schema reads it: that names each of half a million wrong entries, which takes seconds.
 */
export function requireBounds(value: unknown, path: string, depth = 0): void {
  if (typeof value === 'string') {
    requireMaxLength(longest.text, { [path]: value })
    if (value.includes(nul)) refuse(400, `${path} has characters that cannot be used.`)
  } else if (typeof value === 'object' && value !== null && !(value instanceof FormData)) {
    if (Array.isArray(value) && value.length > maxEntries)
      refuse(400, `${path} is too long: at most ${maxEntries} entries.`)
    if (depth > maxDepth) refuse(400, `${path} is nested too deeply.`)
    for (const [key, inner] of Object.entries(value))
      requireBounds(inner, (depth === 0 ? key : `${path}.${key}`).slice(0, longest.line), depth + 1)
  }
}
