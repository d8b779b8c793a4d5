import { parseJson } from './parseJson.ts'

/** Identifier of a record: a number, or text where a back end uses text. */
export type Id = number | string

/** Characters. No back end has longer identifiers, and the server refuses texts that are much longer. */
const longest = 200

/** Reads an identifier: exact digits as a number, other text of at most 200 characters as it is; undefined for all else. */
export function toId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '' || text.length > longest) return undefined
  return /^\d+$/.test(text) && String(Number(text)) === text ? Number(text) : text
}

/** Whether two identifiers mean the same record, whichever way they were written. */
export const sameId = (a: Id, b: Id): boolean => toId(a) === toId(b)

/** Reads a stored list of identifiers and skips what is none; anything but a list is an empty one. */
export function readIds(stored: string | null): Id[] {
  const ids = parseJson(stored)
  return Array.isArray(ids) ? ids.map(toId).filter((id) => id !== undefined) : []
}
