/** Identifier of a record: a number, or text where a back end uses text. */
export type Id = number | string

/**
 * Reads an identifier. Digits become a number, so that 12 from a response equals '12' from an address; digits that
 * a number cannot hold exactly ('007', too many of them) stay text. Blank text, fractions and everything else give
 * undefined.
 */
export function toId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '') return undefined
  return /^\d+$/.test(text) && String(Number(text)) === text ? Number(text) : text
}

/** Whether two identifiers mean the same record, whichever way they were written. */
export const sameId = (a: Id, b: Id): boolean => toId(a) === toId(b)
