import { InvalidArgumentError } from 'commander'
import { isDateOnly } from '../../src/rules/dates.ts'

/** The number of a record. */
export function readId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is no number.')
  return Number(text)
}

/** The number of an order, as the shop keeps it or as customers see it ('NLOD-10482'). */
export const readOrderId = (text: string): number => readId(text.replace(/^NLOD-/i, ''))

/** How many lines to print. */
export function readCount(text: string): number {
  const count = readId(text)
  if (count === 0) throw new InvalidArgumentError('It is 1 or more.')
  return count
}

/** A calendar day, '2026-11-20'. */
export function readDay(text: string): string {
  if (!isDateOnly(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It is no day such as 2026-11-20.')
  return text
}
