import { counted } from './counted.ts'
import { groupedNumber } from './groupedNumber.ts'
import { limits } from './limits.ts'

const { policy } = limits

/** A range of days, without its unit: '1-2'. */
export const dayRange = ([from, to]: readonly [number, number]): string => `${from}-${to}`

/** A length of time in hours, or in minutes where it is not whole hours: '2 hours', '30 minutes'. */
const durationWords = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000)
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
}

/** The numbers of the policy (§9) in the words that the pages use. */
export const policyFacts = {
  processing: `within ${policy.processingHours} hours`,
  colombo: `${dayRange(policy.deliveryColomboDays)} days`,
  island: `${dayRange(policy.deliveryIslandDays)} days`,
  returns: `within ${policy.returnDays} days`,
  refundOnline: `${dayRange(policy.refundOnlineDays)} business days`,
  refundTransfer: `${dayRange(policy.refundTransferDays)} business days`,
  cancelWindow: durationWords(limits.cancelWindow),
  months: limits.installmentMonths.join(' or '),
  discount: `Discount, orders over Rs.${groupedNumber(limits.promotionOver).replace(',', '\u00A0')}`,
} as const
