import { expect, test } from 'vitest'
import { isRestricted, readFlags, statesFlags, wireFlags } from '../../src/rules/restrictions.ts'

const unrestricted = { delivery_available: 1, cod_only: 0, colombo_only: 0 }
test.each<[Record<string, unknown>, object]>([
  [{ only_cod: 1 }, { ...unrestricted, cod_only: 1 }],
  [{ cod_only: true }, { ...unrestricted, cod_only: 1 }],
  [{ only_colombo: '1' }, { ...unrestricted, colombo_only: 1 }],
  [
    { colombo_only: 1, delivery_available: false },
    { delivery_available: 0, cod_only: 0, colombo_only: 1 },
  ],
  [{ delivery_available: null, only_cod: 'perhaps' }, unrestricted],
])('%j', (record, flags) => {
  expect(readFlags(record)).toEqual(flags)
})

test.each<[Record<string, unknown>, boolean]>([
  [{ delivery_available: 1, only_cod: 0, only_colombo: 0 }, true],
  [{ delivery_available: 1, cod_only: 0, only_colombo: null }, true],
  [{ delivery_available: 1, only_cod: 0 }, false],
  [{ only_colombo: 0 }, false],
])('%j states every flag: %s', (record, states) => {
  expect(statesFlags(record)).toBe(states)
})

test('what the API writes is read back', () => {
  expect(wireFlags()).toEqual({ delivery_available: 1, only_cod: 0, only_colombo: 0 })
  const flags = readFlags(wireFlags(['notDelivered', 'codOnly']))
  expect(isRestricted(flags, 'notDelivered')).toBe(true)
  expect(isRestricted(flags, 'codOnly')).toBe(true)
  expect(isRestricted(flags, 'colomboOnly')).toBe(false)
})
