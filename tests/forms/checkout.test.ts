import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  blankCheckout,
  CheckoutForm,
  type CheckoutValues,
  readDraft,
  toOrderBody,
} from '../../src/forms/checkout.ts'
import { orderTotals } from '../../src/rules/totals.ts'
import { item as cartItem } from '../rules/cartItem.ts'
import { problemsOf } from './problems.ts'

const good: CheckoutValues = {
  ...blankCheckout,
  firstName: 'Nadeesha',
  lastName: 'Perera',
  email: 'nadeesha@mail.example',
  street: '17 Station Road, Wellawatta',
  terms: true,
}

const errorsOf = async (values: Partial<CheckoutValues>) =>
  (await problemsOf(CheckoutForm, { ...good, ...values })).map((problem) => problem.join(': '))

test.each([
  ['Nadeesha\u2028Perera\u0000', 'Nadeesha Perera'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
])('the name %j is sent as %j: without what nobody sees and the server refuses', (typed, name) =>
  expect(z.parse(CheckoutForm, { ...good, firstName: typed }).firstName).toBe(name),
)

const wrongPhone = 'phone: Phone number must be 10 digits and start with 0'
const wrongEmail = 'email: Enter an email address like name@example.com'
test.each<[string, Partial<CheckoutValues>, string[]]>([
  ['everything needed', {}, []],
  ['no first name', { firstName: ' ' }, ['firstName: Enter your first name']],
  ['100 emoji, 200 units as the server counts them', { firstName: '🙂'.repeat(100) }, []],
  ['101 emoji', { firstName: '🙂'.repeat(101) }, ['firstName: Use at most 200 characters']],
  ['4901 characters of notes', { notes: 'x'.repeat(4901) }, ['notes: Use at most 4,900 characters']],
  ['5001 characters', { street: 'x'.repeat(5001) }, ['street: Use at most 5,000 characters']],
  ['a name of marks alone', { firstName: '\u200e\u200f' }, ['firstName: Enter your first name']],
  ['no last name', { lastName: '' }, ['lastName: Enter your last name']],
  ['no email', { email: '' }, ['email: Enter your email address']],
  ['an email without a host', { email: 'nadeesha@' }, [wrongEmail]],
  ['no street', { street: '\t' }, ['street: Enter your street address']],
  ['9 digits', { phone: '077123456' }, [wrongPhone]],
  ['10 digits', { phone: '0771234567' }, []],
  ['terms not ticked', { terms: false }, ['terms: You must agree to the terms and conditions.']],
])('the checkout form (§5): %s', async (_what, values, errors) => {
  expect(await errorsOf(values)).toEqual(errors)
})

const item = cartItem()

const order = {
  userId: null,
  items: [item],
  totals: orderTotals([item], 400),
  payment: 'cod',
  location: undefined,
} as const

test('the order payload (§3, CHK-23) joins apartment, street and postal code by commas, and includes the position, size and colour', () => {
  const body = toOrderBody(
    { ...good, apartment: '2B', postalCode: '00600', notes: ' Ring twice. ' },
    {
      ...order,
      userId: 1,
      items: [{ ...item, selectedSize: 'L', selectedColor: 'Brass' }],
      location: { lat: 6.87, lng: 79.86 },
    },
  )
  expect(body).toMatchObject({
    userId: 1,
    shipping_address: '2B, 17 Station Road, Wellawatta, 00600',
    notes: 'Ring twice.',
    items: [{ size: 'L', color: 'Brass' }],
    latitude: 6.87,
    longitude: 79.86,
  })
})

test.each([
  ['card', 'payhere', ''],
  ['installment', 'kokoPay', 'Installments: 6 months'],
  ['cod', 'COD', ''],
] as const)('the order payload (§3, CHK-23): %s is sent as %s', (payment, payment_method, notes) => {
  expect(toOrderBody({ ...good, months: 6 }, { ...order, payment })).toMatchObject({
    payment_method,
    notes,
    latitude: null,
    longitude: null,
  })
})

test.each<[string, string | null, object]>([
  ['none', null, {}],
  ['not JSON', '{"firstName":', {}],
  ['a field of the wrong kind', '{"firstName":5,"email":"n@"}', { email: 'n@' }],
  ['choices that there are no more', '{"payment":"cheque","months":12}', {}],
  ['null', 'null', {}],
  [
    'unfinished values',
    '{"firstName":"N","phone":"07","months":6}',
    { firstName: 'N', phone: '07', months: 6 },
  ],
])('the draft stored for the tab (CHK-27): %s', (_what, stored, draft) => {
  expect(readDraft(stored)).toEqual(draft)
})
