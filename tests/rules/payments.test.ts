import { expect, test } from 'vitest'
import {
  paymentMethods,
  paymentName,
  paymentWords,
  settlementOf,
  totalWords,
} from '../../src/rules/payments.ts'

test.each([
  ['PAYHERE', 'PayHere'],
  ['kokoPay', 'Koko'],
  ['COD', 'Cash on Delivery'],
  ['Bank transfer', 'Bank transfer'],
  ['', ''],
])('decision 15: %j is shown as %j', (value, name) => {
  expect(paymentName(value)).toBe(name)
})

test('every sentence that lists the ways to pay names all of them, as the pages have them', () => {
  expect(paymentWords).toEqual({
    short: 'Card, installments, cash',
    offer: 'Card, 3 or 6 month installments, or cash on delivery',
    how: 'by card, in installments, or by cash on delivery',
    online: 'by card or in installments',
    terms: 'by card, in 3 or 6 monthly installments, or by cash on delivery',
    each: ['by card, through PayHere', 'in 3 or 6 monthly installments, through Koko', 'by cash on delivery'],
  })
})

test.each(paymentMethods)(
  '$id is called paid only if a gateway settles it first',
  ({ id, wire, settles }) => {
    expect(/\bpaid\b/.test(totalWords(id)) && !totalWords(id).includes('to be paid')).toBe(
      settles === 'gateway',
    )
    expect(settlementOf(wire.toLowerCase())).toBe(settles)
  },
)

test('an unknown way to pay is settled in an unknown way', () => {
  expect(settlementOf('Bank transfer')).toBeUndefined()
})
