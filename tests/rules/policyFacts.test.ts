import { expect, test } from 'vitest'
import { policyFacts } from '../../src/rules/policyFacts.ts'

test('STA-02 §9 the figures of the policy in words', () => {
  expect(policyFacts).toEqual({
    processing: 'within 24 hours',
    colombo: '1-2 days',
    island: '2-5 days',
    returns: 'within 7 days',
    refundOnline: '7-14 business days',
    refundTransfer: '3-5 business days',
    cancelHours: '2 hours',
    months: '3 or 6',
    discount: 'Discount, orders over Rs.25\u00A0000',
  })
})
