import { describe, expect, test } from 'vitest'
import {
  canBeLocated,
  deliveryOutcome,
  formatKm,
  fullAddress,
  roadKm,
  shippingCost,
} from '../../src/rules/delivery.ts'
import { restrictionsOf } from '../../src/rules/restrictions.ts'

test.each([
  [31, '31 km'],
  [7.43281, '7.4 km'],
])('a distance of %d is shown as %s', (km, text) => {
  expect(formatKm(km)).toBe(text)
})

test.each([
  [{ apartment: 'Apt 4', street: '12 Galle Road', postalCode: '00600' }, 'Apt 4, 12 Galle Road, 00600'],
  [{ apartment: '  ', street: ' 12 Galle Road ', postalCode: '' }, '12 Galle Road'],
  [{ street: '12 Galle Road' }, '12 Galle Road'],
  [{ apartment: '', street: ' ', postalCode: '' }, ''],
])('§7 the address of %j', (parts, address) => {
  expect(fullAddress(parts)).toBe(address)
})

test.each([
  ['12 Galle Road', '', true],
  ['', '00600', true],
  [' ', ' 00600 ', true],
  ['', '0060', false],
  [' ', '', false],
])('street %j and postal code %j can be located: %s', (street, postalCode, located) => {
  expect(canBeLocated({ street, postalCode })).toBe(located)
})

const item = { name: 'Hinge', delivery_available: 1, cod_only: 0, colombo_only: 0 } as const
const plain = restrictionsOf([item])
const colombo = restrictionsOf([item, { ...item, name: 'Steel door', colombo_only: 1 }])
const glass = restrictionsOf([{ ...item, name: 'Glass', delivery_available: 0 }, item])
const charge = (distanceInKm: number) => ({ status: 'known', distanceInKm, shippingCost: 725 }) as const

describe('with a known charge', () => {
  test.each([
    ['any item, exactly Rs. 6,000, near', plain, 6000, 8, { state: 'paid', shipping: 725 }],
    ['any item, over Rs. 6,000, near', plain, 6000.01, 8, { state: 'free', shipping: 0 }],
    ['Colombo-only, exactly 20 km', colombo, 6000, 20, { state: 'paid', shipping: 725 }],
    ['Colombo-only, over Rs. 6,000, exactly 20 km', colombo, 6000.01, 20, { state: 'free', shipping: 0 }],
  ])('%s', (_, restrictions, itemsTotal, km, expected) => {
    expect(deliveryOutcome({ restrictions, itemsTotal, charge: charge(km) })).toEqual({
      ...expected,
      distanceInKm: km,
      canPay: true,
    })
  })

  test.each([[6000], [6000.01]])('Colombo-only over 20 km is unavailable, also for Rs. %d', (itemsTotal) => {
    expect(deliveryOutcome({ restrictions: colombo, itemsTotal, charge: charge(20.1) })).toEqual({
      state: 'unavailable',
      reason: 'colomboOnly',
      names: ['Steel door'],
      distanceInKm: 20.1,
      shipping: null,
      canPay: false,
    })
  })
})

describe('an address that was only taken as a place (decision 83)', () => {
  const taken = { ...charge(8), takenAs: 'Wewala, Colombo' }

  test('is delivered to, and says so', () => {
    const outcome = deliveryOutcome({ restrictions: plain, itemsTotal: 900, charge: taken })
    expect(outcome).toMatchObject({ state: 'paid', takenAs: 'Wewala, Colombo', canPay: true })
    const free = deliveryOutcome({ restrictions: plain, itemsTotal: 9000, charge: taken })
    expect(free).toMatchObject({ state: 'free', takenAs: 'Wewala, Colombo', canPay: true })
  })

  test.each([900, 9000])('gets no Colombo-only part, also for Rs. %d', (itemsTotal) => {
    expect(deliveryOutcome({ restrictions: colombo, itemsTotal, charge: taken })).toMatchObject({
      state: 'unavailable',
      reason: 'colomboOnly',
      takenAs: 'Wewala, Colombo',
      canPay: false,
    })
  })
})

test.each([[{ status: 'none' }], [{ status: 'pending' }], [charge(3)]] as const)(
  'an item that cannot be delivered blocks paying at once, whatever the charge (decision 7): %j',
  (charge) => {
    expect(deliveryOutcome({ restrictions: glass, itemsTotal: 9000, charge })).toEqual({
      state: 'unavailable',
      reason: 'notDelivered',
      names: ['Glass'],
      shipping: null,
      canPay: false,
    })
  },
)

describe.each(['none', 'pending', 'failed'] as const)('with the charge %s (decision 8)', (status) => {
  test.each([
    ['paying waits', plain, 6000, null, false],
    ['except where delivery is free', plain, 6000.01, 0, true],
    ['not even then with a Colombo-only item', colombo, 6000.01, 0, false],
  ])('%s', (_, restrictions, itemsTotal, shipping, canPay) => {
    const outcome = deliveryOutcome({ restrictions, itemsTotal, charge: { status } })
    expect(outcome).toEqual({ state: status, shipping, canPay })
  })
})

test.each([
  [5, 350],
  [5.1, 375],
  [131, 3500],
  [131.1, 3500],
])('the reference tariff: %d km cost Rs. %d', (km, rupees) => {
  expect(shippingCost(km)).toBe(rupees)
})

test('the reference tariff: the distance by road is 1.3 times the straight line, rounded to 0.1 km', () => {
  const pettah = { lat: 6.93904, lng: 79.85332 }
  expect(roadKm(pettah, pettah)).toBe(0)
  // One degree of latitude is 111.19 km.
  expect(roadKm({ lat: 6, lng: 80 }, { lat: 7, lng: 80 })).toBe(144.6)
  expect(roadKm(pettah, { lat: 6.87466, lng: 79.86048 })).toBe(9.4)
})
