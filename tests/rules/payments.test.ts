import { expect, test } from 'vitest'
import { paymentName } from '../../src/rules/payments.ts'

test.each([
  ['payhere', 'PayHere'],
  ['PAYHERE', 'PayHere'],
  ['kokoPay', 'Koko'],
  ['COD', 'Cash on Delivery'],
  ['cod', 'Cash on Delivery'],
  ['Bank transfer', 'Bank transfer'],
  ['', ''],
])('decision 15: %j is shown as %j', (value, name) => {
  expect(paymentName(value)).toBe(name)
})
