import { limits } from '../../rules/limits.ts'

const range = ([from, to]: readonly [number, number]) => `${from}-${to}`
const { policy } = limits

/** The numbers of the policy (§9) in the words that the pages use. */
export const policyFacts = {
  processing: `within ${policy.processingHours} hours`,
  colombo: `${range(policy.deliveryColomboDays)} days`,
  island: `${range(policy.deliveryIslandDays)} days`,
  returns: `within ${policy.returnDays} days`,
  refundOnline: `${range(policy.refundOnlineDays)} business days`,
  refundTransfer: `${range(policy.refundTransferDays)} business days`,
  cancelHours: `${limits.cancelWindowMs / 3_600_000} hours`,
  months: limits.installmentMonths.join(' or '),
} as const
