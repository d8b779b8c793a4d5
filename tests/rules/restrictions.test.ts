import { describe, expect, test } from 'vitest'
import {
  defaultPaymentTab,
  paymentMethod,
  paymentName,
  paymentTabs,
  restrictionsOf,
} from '../../src/rules/restrictions.ts'

const plain = { name: 'Hinge', delivery_available: 1, cod_only: 0, colombo_only: 0 } as const
const codOnly = { ...plain, name: 'Cement', cod_only: 1 } as const
const colombo = { ...plain, name: 'Steel door', colombo_only: 1 } as const
const glass = { ...plain, name: 'Glass', delivery_available: 0 } as const

describe('a list of items (§4)', () => {
  test.each([
    ['plain items', [plain, plain], true, false, false],
    ['one cod-only item among others', [plain, codOnly], true, true, false],
    ['one Colombo-only item among others', [colombo, plain], true, false, true],
    ['one item that is not delivered among others', [plain, glass], false, false, false],
    ['all of them', [codOnly, colombo, glass], false, true, true],
    ['nothing', [], true, false, false],
  ])('%s', (_, items, deliverable, cod, only) => {
    expect(restrictionsOf(items)).toMatchObject({ deliverable, codOnly: cod, colomboOnly: only })
  })

  test('the names of the restricted items are kept', () => {
    const restrictions = restrictionsOf([plain, colombo, glass, { ...colombo, name: 'Roof sheet' }])
    expect(restrictions.colomboOnlyNames).toEqual(['Steel door', 'Roof sheet'])
    expect(restrictions.undeliverableNames).toEqual(['Glass'])
  })
})

test('§4 cod-only offers cash on delivery only', () => {
  expect(paymentTabs({ codOnly: true })).toEqual(['cod'])
  expect(defaultPaymentTab({ codOnly: true })).toBe('cod')
})

test('§4 otherwise offers three payment methods, card first', () => {
  expect(paymentTabs({ codOnly: false })).toEqual(['card', 'installment', 'cod'])
  expect(defaultPaymentTab({ codOnly: false })).toBe('card')
})

test.each([
  ['card', 'payhere'],
  ['installment', 'kokoPay'],
  ['cod', 'COD'],
] as const)('§4 the tab %s pays by %s', (tab, method) => {
  expect(paymentMethod(tab)).toBe(method)
})

test.each([
  ['payhere', 'PayHere'],
  ['PAYHERE', 'PayHere'],
  ['kokoPay', 'Koko'],
  ['COD', 'Cash on Delivery'],
  ['cod', 'Cash on Delivery'],
  ['Bank transfer', 'Bank transfer'],
  ['', ''],
])('decision 15: %j is shown as %j', (method, name) => {
  expect(paymentName(method)).toBe(name)
})
