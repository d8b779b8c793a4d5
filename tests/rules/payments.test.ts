import { expect, test } from 'vitest'
import { offeredPayments, paymentMethod, paymentName } from '../../src/rules/payments.ts'

test('§4 cod-only offers cash on delivery only', () => {
  expect(offeredPayments({ codOnly: ['Cement'] }).map(({ id }) => id)).toEqual(['cod'])
})

test('§4 otherwise offers three payment methods, card first', () => {
  expect(offeredPayments({ codOnly: [] }).map(({ id }) => id)).toEqual(['card', 'installment', 'cod'])
})

test.each([
  ['card', 'payhere'],
  ['installment', 'kokoPay'],
  ['cod', 'COD'],
] as const)('§4 %s is sent as %s', (id, wire) => {
  expect(paymentMethod(id).wire).toBe(wire)
})

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
