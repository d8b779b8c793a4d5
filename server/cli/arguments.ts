import { InvalidArgumentError } from 'commander'
import { isDateOnly } from '../../src/rules/dates.ts'
import { withoutPrefix } from '../../src/rules/orderNumber.ts'

// Each throws `InvalidArgumentError`, which the command line prints, for a text of another form.

/** Reads the number of a record: at most 9 digits. */
export function readId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a number.')
  return Number(text)
}

/** Reads the number of an order, with or without the prefix that customers see ('A-10482'). */
export const readOrderId = (text: string): number => readId(withoutPrefix(text))

/** Reads the number of lines to print: 1 or more. */
export function readCount(text: string): number {
  const count = readId(text)
  if (count === 0) throw new InvalidArgumentError('It must be 1 or more.')
  return count
}

/** Returns a calendar day, '2026-11-20', as it is. */
export function readDay(text: string): string {
  if (!isDateOnly(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be a date such as 2026-11-20.')
  return text
}
