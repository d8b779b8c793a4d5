import { describe, expect, test } from 'vitest'
import { readAddress } from '../../server/orders/address/readAddress.ts'
import { depot, places } from '../rules/places.ts'

const read = (address: string, from = depot) => {
  const result = readAddress({ towns: places }, address, from)
  return result.kind === 'unknown' ? undefined : result.place
}
const placeName = (address: string) => read(address)?.name

describe('the place of an address', () => {
  test.each([
    // The name of a road or of a distant namesake does not count.
    ['Fort, Galle', 'Galle'],
    ['Galle Fort', 'Galle'],
    ['12 Peradeniya Road, Kandy', 'Kandy'],
    ['12 Polhengoda Road, Galle', 'Galle'],
    ['12 Kandy Road, Wattala', 'Wattala'],
    // A place is meant before the town that its name begins with.
    ['Colombo General Hospital, Colombo', 'Colombo General Hospital'],
    ['17 Station Road, ２００００', 'Kandy'],
    ['12 Ｇａｌｌｅ Road, Ｋａｎｄｙ', 'Kandy'],
    ['Same house, Kandy', 'Kandy'],
  ])('%s is in %s', (address, name) => {
    expect(placeName(address)).toBe(name)
  })

  test('the district decides between two places of the same name', () => {
    expect(read('5 Lake Road, Yatiyana, Matara')?.postcode).toBe('81034')
    expect(read('5 Lake Road, Yatiyana, Gampaha')?.postcode).toBe('11566')
  })

  test('of places of one name the main town is meant, otherwise the farthest, with a doubt', () => {
    expect(readAddress({ towns: places }, '5 Lake Road, Yatiyana', depot)).toMatchObject({
      place: { district: 'Matara' },
      doubt: 'namesakes',
    })
    expect(readAddress({ towns: places }, 'Yatiyana', { lat: 6, lng: 80.6 })).toMatchObject({
      place: { district: 'Gampaha' },
    })
    expect(read('11104')?.name).toBe('Mabola')
  })

  test.each([
    ['Chennai, India'],
    ['12 Anna Salai, Chennai, India, 10250'],
    ['London SW1'],
    ['Maldives'],
    ['Delft, Netherlands'],
    ['Delft, the Netherlands'],
    ['Colombo, Brazil'],
    ['Galle House, London, U.K.'],
    ['Ellawella'],
    ['SAB'],
    ['Kandyan House'],
    ['12345'],
    [''],
  ])('%j is nowhere', (address) => {
    expect(placeName(address)).toBeUndefined()
  })
})

test.each([
  ['12 Hospital Road, Delft, 00600', 'Delft', 'Colombo 6'],
  ['12 Temple Road, Kandy, 10250', 'Kandy', 'Nugegoda'],
  ['00100, Ella', 'Ella', 'Colombo 1'],
])('a town and its postal code: %s disagree', (address, town, name) => {
  expect(readAddress({ towns: places }, address, depot)).toMatchObject({
    kind: 'disagree',
    town: { name: town },
    place: { name },
  })
})

test('an unknown town and an unknown code are not found', () => {
  expect(readAddress({ towns: places }, 'Atlantis, 12345', depot)).toEqual({ kind: 'unknown' })
})
