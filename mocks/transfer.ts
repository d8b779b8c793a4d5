import { paymentMethods } from '../src/rules/payments.ts'

/**
 * Orders by card are settled by transfer, as in a shop whose record of a way to pay says so; returns what takes it back.
 * The shop itself has no such way to pay.
 */
export function settledByTransfer() {
  const record: object = paymentMethods[0]
  const before = { ...record }
  const toPay = (order: string) =>
    `Please transfer the total to account 123 456 at the Depot Bank, with ${order} as the reference. We pack when it has arrived.`
  Object.assign(record, { settles: 'transfer', toPay })
  return () => void Object.assign(record, { toPay: undefined }, before)
}
