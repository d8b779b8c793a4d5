import { describe, expect, test } from 'vitest'
import type { Place } from '../../src/rules/place.ts'
import { readAddress } from '../../src/rules/placeSearch.ts'
import { suggestPlaces } from '../../src/rules/placeSuggestions.ts'

const place = (
  name: string,
  district: string,
  postcode: string | null,
  lat: number,
  lng: number,
  more: Pick<Place, 'names' | 'rank'> & { area?: string } = {},
): Place => ({ area: null, name, district, postcode, lat, lng, ...more })

// A few entries copied from the real list.
const places = [
  place('Colombo 15', 'Colombo', '01500', 6.96548, 79.87084, { area: 'Modara', rank: 0 }),
  place('Colombo 6', 'Colombo', '00600', 6.87466, 79.86048, { area: 'Wellawatta', rank: 0 }),
  place('Colombo 1', 'Colombo', '00100', 6.9344, 79.8428, { area: 'Fort', rank: 0, names: ['Colombo'] }),
  place('Colombo 3', 'Colombo', '00300', 6.89893, 79.85377, {
    area: 'Colpetty',
    rank: 0,
    names: ['Kollupitiya', 'Galle Face'],
  }),
  place('Colombo 10', 'Colombo', '01000', 6.9277, 79.86608, { area: 'Maradana', rank: 0 }),
  place('Colombo General Hospital', 'Colombo', '00779', 6.91874, 79.86899),
  place('Baseline Road', 'Colombo', '00878', 6.9328, 79.87818),
  place('Nugegoda', 'Colombo', '10250', 6.86491, 79.89968),
  place('Mount Lavinia', 'Colombo', '10370', 6.82216, 79.87318, { names: ['Mt Lavinia', 'galkissa'] }),
  place('Polhengoda', 'Colombo', '00576', 6.88106, 79.88013),
  place('Wattala', 'Gampaha', '11300', 6.98601, 79.90702),
  place('Watinapaha', 'Gampaha', '11104', 6.99067, 79.89317),
  place('Mabola', 'Gampaha', '11104', 6.99067, 79.89317),
  place('Ja-Ela', 'Gampaha', '11350', 7.0744, 79.8919),
  place('Yatiyana', 'Gampaha', '11566', 7.18677, 79.92605),
  place('Yatiyana', 'Matara', '81034', 6.03027, 80.60633),
  place('Devinuwara (Dondra)', 'Matara', '81160', 5.9306, 80.5865),
  place('Bollete (WP)', 'Gampaha', '11024', 7.0667, 79.95),
  place('Kandy', 'Kandy', '20000', 7.2955, 80.6356, { rank: 0 }),
  place('Peradeniya', 'Kandy', '20400', 7.2599, 80.5977),
  place('Galle', 'Galle', '80000', 6.0461, 80.2103, { rank: 0, names: ['Galle Fort'] }),
  place('Nuwara Eliya', 'Nuwara Eliya', '22200', 6.9697, 80.767),
  place('Ella', 'Badulla', '90090', 6.8721, 81.0486),
  place('Delft', 'Jaffna', '40000', 9.5127, 79.6962),
  place('Kiran', 'Batticaloa', '30394', 7.86778, 81.51027),
  place('Beligala(Sab)', 'Kegalle', '71044', 7.1833, 80.3),
  place('Murukandy', 'Mullaitivu', null, 9.1903, 80.4018),
]

const depot = { lat: 6.9306, lng: 79.879 }

const labels = (query: string) => suggestPlaces(places, query, depot).map(({ label }) => label)

describe('suggestions (§5, decision 30)', () => {
  test.each([
    ['well', ['Wellawatta, Colombo 6, 00600']],
    ['WELLAWATTE', ['Wellawatta, Colombo 6, 00600']],
    ['wéllawatta', ['Wellawatta, Colombo 6, 00600']],
    ['Colombo 06', ['Wellawatta, Colombo 6, 00600']],
    ['colombo 6', ['Wellawatta, Colombo 6, 00600']],
    ['Colombo 1', ['Fort, Colombo 1, 00100', 'Maradana, Colombo 10, 01000', 'Modara, Colombo 15, 01500']],
    ['kollupitiya', ['Colpetty, Colombo 3, 00300']],
    ['dondra', ['Devinuwara (Dondra), Matara, 81160']],
    ['jaela', ['Ja-Ela, Gampaha, 11350']],
    ['nuwara', ['Nuwara Eliya, 22200', 'Devinuwara (Dondra), Matara, 81160']],
    ['peradeniya', ['Peradeniya, Kandy, 20400']],
    ['கிரா', ['Kiran, Batticaloa, 30394']],
    ['ගාල්ල', ['Galle, 80000']],
    ['මහනුවර', []],
    ['Nugegode', ['Nugegoda, Colombo, 10250']],
    ['Watala', ['Wattala, Gampaha, 11300']],
    ['Mutur', []],
    ['10250', ['Nugegoda, Colombo, 10250']],
    ['0060', ['Wellawatta, Colombo 6, 00600']],
    ['12 Main St, 1110', ['Mabola, Gampaha, 11104', 'Watinapaha, Gampaha, 11104']],
    ['Colombo 00600', ['Wellawatta, Colombo 6, 00600']],
    ['murukandy', ['Murukandy, Mullaitivu']],
  ])('%j offers %j', (query, expected) => {
    expect(labels(query)).toEqual(expected)
  })

  test('exact names come first, then beginnings, then words inside, then other matches', () => {
    expect(labels('la')).toEqual([
      'Mount Lavinia, Colombo, 10370',
      'Wellawatta, Colombo 6, 00600',
      'Mabola, Gampaha, 11104',
      'Wattala, Gampaha, 11300',
      'Ja-Ela, Gampaha, 11350',
    ])
    expect(labels('kandy')).toEqual(['Kandy, 20000', 'Murukandy, Mullaitivu'])
  })

  test('equal matches are sorted by distance', () => {
    const dehi = [
      place('Dehiattakandiya', 'Ampara', '32150', 7.6667, 81.0667),
      place('Dehiwala', 'Colombo', '10350', 6.8511, 79.8659),
      place('Dehiowita', 'Kegalle', '71400', 6.9667, 80.2667),
    ]
    const names = (from: typeof depot) => suggestPlaces(dehi, 'Dehi', from).map(({ place: { name } }) => name)
    expect(names(depot)).toEqual(['Dehiwala', 'Dehiowita', 'Dehiattakandiya'])
    expect(names({ lat: 7.6, lng: 81.1 })).toEqual(['Dehiattakandiya', 'Dehiowita', 'Dehiwala'])
  })

  test('two of one label are one suggestion, the nearer', () => {
    const twice = [place('Nagoda', 'Gampaha', null, 7.2, 79.95), place('Nagoda', 'Gampaha', null, 7.0, 79.9)]
    const found = suggestPlaces(twice, 'nag', depot)
    expect(found.map(({ place: { lat } }) => lat)).toEqual([7])
  })

  test('returns at most five', () => {
    expect(labels('co')).toHaveLength(5)
  })

  test('only the text after the last comma is completed', () => {
    const [first] = suggestPlaces(places, '12 Galle Road,  nuge', depot)
    expect(first?.label).toBe('Nugegoda, Colombo, 10250')
    expect(first?.address).toBe('12 Galle Road, Nugegoda, Colombo')
    expect(first?.place.postcode).toBe('10250')
  })

  test.each([
    ['No 12, Galle Rd, Nugegoda', 'No 12, Galle Rd, Nugegoda, Colombo'],
    ['No 12, Galle Rd, 10250', 'No 12, Galle Rd, Nugegoda, Colombo'],
    ['No 12, Galle Rd, Nugegoda 10250', 'No 12, Galle Rd, Nugegoda, Colombo'],
    ['No 12 Galle Rd nuge', 'No 12 Galle Rd, Nugegoda, Colombo'],
    ['No 12 Galle Rd Nugegoda 10250', 'No 12 Galle Rd, Nugegoda, Colombo'],
  ])('%s becomes %s', (query, address) => {
    expect(suggestPlaces(places, query, depot)[0]?.address).toBe(address)
  })

  test('a completed address is not completed twice', () => {
    const [first] = suggestPlaces(places, '12 Main St, Wellawatta, Colombo 6', depot)
    expect(first?.address).toBe('12 Main St, Wellawatta, Colombo 6')
  })

  test.each([
    [''],
    ['  '],
    ['w'],
    ['12'],
    ['12/3'],
    ['12 Galle Road, '],
    ['12 Galle Road'],
    ['12 Galle Lan'],
    ['12 Temple Stre'],
    ['zzz'],
  ])('%j offers nothing', (query) => {
    expect(labels(query)).toEqual([])
  })
})

const read = (address: string, from = depot) => {
  const result = readAddress({ towns: places }, address, from)
  return result.kind === 'unknown' ? undefined : result.place
}
const placeName = (address: string) => read(address)?.name

describe('the place of an address', () => {
  test.each([
    ['Fort, Galle', 'Galle'],
    ['Galle Fort', 'Galle'],
    ['12 Peradeniya Road, Kandy', 'Kandy'],
    ['12 Polhengoda Road, Galle', 'Galle'],
    ['12 Kandy Road, Wattala', 'Wattala'],
  ])('the name of a road or of a distant namesake does not count: %s is in %s', (address, name) => {
    expect(placeName(address)).toBe(name)
  })

  test('a place is meant before the town that its name begins with', () => {
    expect(placeName('Colombo General Hospital, Colombo')).toBe('Colombo General Hospital')
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

describe('a town and its postal code', () => {
  test.each([
    ['12 Hospital Road, Delft, 00600', 'Delft', 'Colombo 6'],
    ['12 Temple Road, Kandy, 10250', 'Kandy', 'Nugegoda'],
    ['00100, Ella', 'Ella', 'Colombo 1'],
  ])('%s disagree', (address, town, name) => {
    expect(readAddress({ towns: places }, address, depot)).toMatchObject({
      kind: 'disagree',
      town: { name: town },
      place: { name },
    })
  })

  test('an unknown town and an unknown code are not found', () => {
    expect(readAddress({ towns: places }, 'Atlantis, 12345', depot)).toEqual({ kind: 'unknown' })
  })
})
