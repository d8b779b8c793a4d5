import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPlaces } from '../../server/orders/places.ts'
import { roadKm } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { type AddressPlace, readAddress } from '../../src/rules/placeSearch.ts'
import { shop } from '../../src/shop/config.ts'

const places = await readPlaces()
const depot = shop.location
const read = (address: string) => readAddress(places, address, depot)
const rowsOf = (file: string) =>
  readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const named = (result: AddressPlace) =>
  result.kind === 'place' ? `${result.place.name}, ${result.place.district}` : result.kind
/** The place of an address, with the reason why it is doubtful. */
const said = (address: string) => {
  const result = read(address)
  return [named(result), ...(result.kind === 'place' && result.doubt ? [result.doubt] : [])].join(': ')
}

describe('the list of places', () => {
  test('has the towns that are suggested and the villages, all within Sri Lanka', () => {
    expect(places.filter(({ rank }) => rank !== 2).length).toBe(3004)
    expect(places.filter(({ rank }) => rank === 2).length).toBe(20231)
    const outside = places.filter(({ lat, lng }) => lat < 5.9 || lat > 9.9 || lng < 79.5 || lng > 81.95)
    expect(outside).toEqual([])
  })

  test('no town lies far from the others of its district, nor of its postal area', () => {
    const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
    const far = (key: (place: (typeof places)[number]) => string | undefined, most: number) => {
      const groups = new Map<string, (typeof places)[number][]>()
      for (const place of places) {
        const group = key(place)
        if (group) groups.set(group, [...(groups.get(group) ?? []), place])
      }
      return [...groups.values()].flatMap((list) => {
        const middle = { lat: median(list.map(({ lat }) => lat)), lng: median(list.map(({ lng }) => lng)) }
        return list.filter((each) => roadKm(each, middle) / limits.tariff.roadFactor > most)
      })
    }
    // Islands in the north, and the length of Ampara, Anuradhapura and Puttalam.
    expect(far(({ district }) => district, 90)).toEqual([])
    expect(far(({ postcode }) => postcode?.slice(0, 3), 60)).toEqual([])
  })
})

// Addresses of vaccination centres with the positions that a map service gave, from nuuuwan/covid19 (MIT).
describe.each([
  // The two that are neither found nor doubtful within 8 km are what a road of several towns and a wrong code say.
  ['addresses.tsv', 97, 0.97],
  ['sample.tsv', 94, 0.95],
])('the public addresses of %s', (file, foundPercent, sureWithin8km) => {
  const rows = rowsOf(file).map(([address = '', lat, lng]) => {
    const result = read(address)
    const at = { lat: Number(lat), lng: Number(lng) }
    const km =
      result.kind === 'place' ? roadKm(result.place, at) / limits.tariff.roadFactor : Number.POSITIVE_INFINITY
    return { address, result, km, at }
  })

  test('are found, and those without a doubt within 8 km', () => {
    const found = rows.filter(({ result }) => result.kind === 'place')
    expect((100 * found.length) / rows.length).toBeGreaterThanOrEqual(foundPercent)
    const sure = found.filter(({ result }) => result.kind === 'place' && !result.doubt)
    expect(sure.filter(({ km }) => km <= 8).length / sure.length).toBeGreaterThanOrEqual(sureWithin8km)
  })

  test('none is taken to be near the depot when it is far', () => {
    const near = rows.filter(
      ({ result, at }) =>
        result.kind === 'place' &&
        !result.doubt &&
        roadKm(depot, result.place) <= limits.tooFarKm &&
        roadKm(depot, at) > limits.tooFarKm + 3,
    )
    expect(near.map(({ address }) => address)).toEqual([])
  })
})

test('97% of the addresses of addresses.tsv are found within 8 km', () => {
  const rows = rowsOf('addresses.tsv')
  const missed = rows.filter(([address = '', lat, lng]) => {
    const result = read(address)
    const at = { lat: Number(lat), lng: Number(lng) }
    return result.kind !== 'place' || roadKm(result.place, at) / limits.tariff.roadFactor > 8
  })
  // Roads through half the island, without a town: said as doubtful.
  expect(missed.map(([address = '']) => said(address))).toEqual([
    'Batticaloa, Batticaloa: road',
    'Puttalam, Puttalam: road',
  ])
})

const towns = rowsOf('towns.tsv').map(([district = '', names = '']) => [district, names.split(', ')] as const)
test.each(towns)('the towns and suburbs of %s are found, without a doubt', (district, names) => {
  const others = names
    .map((name) => [name, read(name)] as const)
    .filter(
      ([, result]) =>
        result.kind !== 'place' || result.doubt !== undefined || result.place.district !== district,
    )
  expect(others.map(([name, result]) => `${name}: ${named(result)}`)).toEqual([])
})

test.each([
  ['මාතර', 'Matara, Matara'],
  ['කළුතර', 'Kalutara, Kalutara'],
  ['කොළඹ 07', 'Colombo 7, Colombo'],
  ['කොළඹ', 'Colombo 1, Colombo'],
  ['12 ගාලු පාර, වැල්ලවත්ත', 'Colombo 6, Colombo'],
  ['මහනුවර', 'Kandy, Kandy'],
  ['නුවරඑළිය', 'Nuwara Eliya, Nuwara Eliya'],
  ['නුවර එළිය', 'Nuwara Eliya, Nuwara Eliya'],
  ['මීගමුව', 'Negombo, Gampaha'],
  ['යාපනය', 'Jaffna, Jaffna'],
  ['ත්‍රිකුණාමලය', 'Trincomalee, Trincomalee'],
  ['මඩකලපුව', 'Batticaloa, Batticaloa'],
  ['අනුරාධපුරය', 'Anuradhapura, Anuradhapura'],
  ['කඩුවෙල', 'Kaduwela, Colombo'],
  ['මහරගම', 'Maharagama, Colombo'],
  ['கொழும்பு', 'Colombo 1, Colombo'],
  ['கொழும்பு 06', 'Colombo 6, Colombo'],
  ['யாழ்ப்பாணம்', 'Jaffna, Jaffna'],
  ['கண்டி', 'Kandy, Kandy'],
  ['மட்டக்களப்பு', 'Batticaloa, Batticaloa'],
  ['திருகோணமலை', 'Trincomalee, Trincomalee'],
  ['காத்தான்குடி', 'Kattankudi, Batticaloa'],
  ['வவுனியா', 'Vavuniya, Vavuniya'],
  ['மன்னார்', 'Mannar, Mannar'],
  ['பருத்தித்துறை', 'Point Pedro, Jaffna'],
  ['காலி வீதி, வெள்ளவத்தை', 'Colombo 6, Colombo'],
])('in Sinhala and Tamil letters: %s is %s', (address, expected) => {
  expect(said(address)).toBe(expected)
})

test.each([
  ['12 Galle Road, Colombo 7', 'Colombo 7, Colombo'],
  ['12 Galle Road, Col 07', 'Colombo 7, Colombo'],
  ['12 Galle Road, Colombo 00700', 'Colombo 7, Colombo'],
  ['Prince of Wales Ave, Colombo 01400', 'Colombo 14, Colombo'],
  ['Mt. Lavinia', 'Mount Lavinia, Colombo'],
  ['MOUNT-LAVINIA', 'Mount Lavinia, Colombo'],
  ['Dehiwala-Mount Lavinia, Sri Lanka', 'Mount Lavinia, Colombo'],
  ["N'Eliya", 'Nuwara Eliya, Nuwara Eliya'],
  ["B'caloa", 'Batticaloa, Batticaloa'],
  ['Jaffna town', 'Jaffna Town, Jaffna'],
  ['Near Kandy clock tower', 'Kandy, Kandy'],
  ['Katugastota (Kandy)', 'Katugastota, Kandy'],
  ['No. 5, Temple Rd, Kegalle, Sabaragamuwa Province, Sri Lanka', 'Kegalle, Kegalle'],
  ['Minuwangoda-Gampaha-Miriswatta Rd, Gampaha', 'Gampaha, Gampaha'],
  ['45 Battaramulla - Pannipitiya Road, Battaramulla', 'Battaramulla, Colombo'],
  ['Kandy Road, Kadawatha', 'Kadawatha, Gampaha'],
  ['Colombo-Kandy Hwy, Peradeniya', 'Peradeniya, Kandy'],
  ['Negombo Mawatha, Wattala', 'Wattala, Gampaha'],
  ['12 Main Road, Maliyadda', 'Maliyadda, Badulla: namesakes'],
  ['WW29+JM6, Battaramulla 10120, Sri Lanka', 'Battaramulla, Colombo'],
  ['12 Union Place', 'Colombo 2, Colombo'],
])('%s is %s', (address, expected) => {
  expect(said(address)).toBe(expected)
})

test.each([
  ['Nagoda', 'Nagoda, Galle: namesakes'],
  ['Nittambuwa - Ruwanwella Rd, Sri Lanka', 'Nittambuwa - Ruwanwella, Kegalle: road'],
  ['Colombo - Batticaloa Hwy', 'Batticaloa, Batticaloa: road'],
  ['Gampaha District', 'Gampaha, Gampaha: district'],
  ['12 Lake Road, Kurunegale Nort', 'Kurunegala, Kurunegala'],
  ['Battarammmulle', 'Battaramulla, Colombo'],
  ['Piliyandela', 'Piliyandala, Colombo: spelling'],
  ['12 Galle Road', 'unknown'],
  ['Western Province', 'unknown'],
  ['Sri Lanka', 'unknown'],
  ['Atlantis', 'unknown'],
])('what is not clear is said: %s is %s', (address, expected) => {
  expect(said(address)).toBe(expected)
})
