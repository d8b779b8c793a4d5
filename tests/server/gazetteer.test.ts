import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { placeIndexOf, placesNamed } from '../../server/orders/address/placeIndex.ts'
import { type AddressPlace, readAddress } from '../../server/orders/address/readAddress.ts'
import { readPlaces } from '../../server/orders/places.ts'
import { roadKm } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { type Place, placeKey } from '../../src/rules/place.ts'
import { shop } from '../../src/shop/config.ts'
import { evaluate, figures } from './places/evaluate.ts'

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
    expect(places.towns.length).toBe(3099)
    const villages = places.villages!.all()
    expect(villages.length).toBe(46311)
    const isAbroad = ({ lat, lng }: Place) => lat < 5.9 || lat > 9.9 || lng < 79.5 || lng > 81.95
    expect([...places.towns, ...villages].filter(isAbroad)).toEqual([])
  })

  test('finds each village by its name', () => {
    const index = placeIndexOf(places, depot)
    const lost = places.villages!.all().filter((village) => {
      return !placesNamed(index, placeKey(village.name)).places.includes(village)
    })
    expect(lost).toEqual([])
  })

  test('no town lies far from the others of its district, nor of its postal area', () => {
    const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
    const far = (key: (place: Place) => string | undefined, most: number) => {
      const groups = new Map<string, Place[]>()
      for (const place of places.towns) {
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

// addresses.tsv: vaccination centres with the positions that a map service gave, from nuuuwan/covid19 (MIT). sample.tsv:
// others of those, also in Sinhala and Tamil, and filling stations as their owners and as a map service write them, from nuuuwan/fuel_lk (MIT).
describe.each([
  ['addresses.tsv', 100, 97, []],
  // A long coast and two villages, each 9 to 17 km from where the list has it.
  [
    'sample.tsv',
    98,
    92.5,
    [
      '491 Colombo - Galle Main Rd, Wadduwa, Sri Lanka',
      'Thawalanthenna No.05 Kothai Nagar Thawalanthenna New Town Kotmale',
      'பாலகலா பிரிவு, க்ளென் ஆல்பின் சாலை, பதுளை, இலங்கை',
    ],
  ],
])('the public addresses of %s', (file, found, within8km, cheap) => {
  const evaluations = evaluate(places, readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8'))
  const share = (list: readonly unknown[]) => (100 * list.length) / evaluations.length

  test('are found, within 8 km', () => {
    expect(
      share(evaluations.filter(({ km }) => Number.isFinite(km))),
      figures(evaluations),
    ).toBeGreaterThanOrEqual(found)
    expect(share(evaluations.filter(({ km }) => km <= 8)), figures(evaluations)).toBeGreaterThanOrEqual(
      within8km,
    )
  })

  test('none is underestimated as near, or cheap, without a doubt', () => {
    const underestimated = evaluations.filter((each) => each.underestimated && !each.doubt)
    expect(underestimated.filter((each) => each.underestimated === 'near')).toEqual([])
    expect(underestimated.map(({ address }) => address)).toEqual(cheap)
  })
})

test.each([
  // What refers to another address.
  ['see above', 'unknown'],
  ['same place as before', 'unknown'],
  ['The same, thank you', 'unknown'],
  ['Same as above, Kandy', 'Kandy, Kandy'],
  ['Samanalawewa', 'Samanalawewa, Ratnapura'],
  // Abbreviations.
  ['KKS', 'Kankesanthurai, Jaffna'],
  ['KKS Road, Jaffna', 'Jaffna, Jaffna'],
  ["K'gala", 'Kurunegala, Kurunegala'],
  ['N’Eliya', 'Nuwara Eliya, Nuwara Eliya'],
  ["J'pura", 'Sri Jayawardenepura, Colombo'],
  ["12 Main Street, T'malee", 'Trincomalee, Trincomalee'],
  ["B'mulla", 'Battaramulla, Colombo'],
  ["B'pura", 'unknown'],
  // What else is said of a common name tells which is meant.
  ['ගොඩගම', 'Godagama, Colombo: namesakes'],
  ['Godagama, Homagama', 'Godagama, Colombo'],
  ['Godagama 10206', 'Godagama, Colombo'],
  ['Godagama, Matara', 'Godagama, Matara'],
  ['Ellakanda', 'Elakanda, Gampaha: namesakes'],
  // A word of a village's name is a park, a tank or a school among others, and the village where it stands alone.
  ['Uyana, Moratuwa', 'Uyana, Colombo'],
  ['12/3 Uyana, Moratuwa', 'Uyana, Colombo'],
  ['Diyatha Uyana, B240, Sri Jayawardenepura Kotte', 'Sri Jayawardenepura, Colombo'],
  ['Garagoda Muslim Maha Vidyalaya, Yatiyanthota', 'Yatiyantota, Kegalle'],
  ['8 Ela pahalawewa, Dambulla', 'Dambulla, Matale'],
  ['Akuressa Rd - Bogahagoda-Imaduwa', 'Bogahagoda, Galle'],
  ['Nagasena Watagoda', 'Nagasena, Nuwara Eliya'],
  // The end of an address says the town, also misspelt: with a doubt, unless its postal code says the same.
  ['Mahasenpura, Tissamaharana', 'Mahasenpura, Hambantota: spelling'],
  ['10 Glen Fall Road, Nuwra Eliya', 'Nuwara Eliya, Nuwara Eliya: spelling'],
  ['Walgama Junction-Athrugiriya', 'Athurugiriya, Colombo: spelling'],
  ['12 Lake Road, Vandaramoolai', 'Vantharumoolai, Batticaloa: spelling'],
  ['Minuwangate', 'Minuwangete, Kurunegala: spelling'],
  // Clipped, where the towns that begin so are near each other.
  ['12 Main Street, Tissa', 'Tissamaharama, Hambantota: spelling'],
  ['Avissa', 'Avissawella, Colombo: spelling'],
  ['Anura', 'unknown'],
  ['Homa', 'unknown'],
  ['10 Marina Beach, Chenn', 'unknown'],
  ['No 5, B.mulla', 'Battaramulla, Colombo'],
  // In the district that is named.
  ['Main Road, Kalawanchikkudi, Batticaloa', 'Kaluwanchikudi, Batticaloa: spelling'],
  ['Kannan Kovil, Puthukkudiyirippu, Mullaitivu', 'Puthukkudiyiruppu, Mullaitivu: spelling'],
  ['Labookellie Estate, Labookellie, Nuwara Eliya', 'Labukele, Nuwara Eliya: spelling'],
  ['Mahargama', 'Maharagama, Colombo: spelling'],
  ['12 Lake Road, Polonarwa', 'Polonnaruwa, Polonnaruwa: spelling'],
  ['12 Lake Road, Kurunagela 60000', 'Kurunegala, Kurunegala'],
  // Of two villages at some distance from the town, the one of a common name is a coincidence.
  ['51 Moragolla, Dambulla', 'Dambulla, Matale'],
  ['Medapathana, Ella', 'Ella, Badulla'],
  ['Lenadora - Dambulla', 'Lenadora, Matale'],
  ['124 Kandy Road, Mahara, Kadawatha', 'Mahara, Gampaha'],
  ['Belihuloya, Balangoda', 'Belihuloya, Ratnapura'],
  ['Hiripitiya, Kurunegala', 'Hiripitiya, Kurunegala'],
  // A main town that is one vowel away from a lone village of just that name is meant, with a doubt.
  ['25, Sri Saranankara Road, Dehiwela', 'Dehiwala, Colombo: spelling'],
  ['Beruwela', 'Beruwala, Kalutara: spelling'],
  ['12 Main Street, Galewala', 'Galewela, Matale: spelling'],
  ['Nugewela', 'Nugawela, Kandy: spelling'],
  // Of several villages the farthest is, and the village where it or its district is named.
  ['Nawela', 'Nawela, Badulla: spelling'],
  ['Dehiwela, Badulla', 'Dehiwela, Badulla'],
  ['Beruwela, Matara', 'Beruwela, Matara: namesakes'],
  // What ends an address bounds what stands before it, also where it only sounds like a place near the town or road.
  ['Soththupitiya Wadiya, Kalpitiya Road, Palakkuda', 'Palaikuda, Puttalam: spelling'],
  ['Wadiya, Kalpitiya Road, Palakudah', 'Palaikuda, Puttalam: spelling'],
  ['Wadiya', 'Wadiya, Hambantota: spelling'],
  ['Pelmadulla - Embilipitiya Hwy, Ratnapura', 'Embilipitiya, Ratnapura: road'],
  // Two lists have these beyond the border of the district that their postal code says.
  ['Kiriibbanwewa, Sevanagala, Embilipitiya', 'Kiriibbanwewa, Monaragala'],
  ['Thalaiyadi', 'Thalaiyadi, Jaffna'],
  ['Pimbura, Agalawatta', 'Pimbura, Kalutara'],
  ['Keenawala', 'Keenawala, Gampaha'],
  // Two towns, of which the last may be a district: 'Colombo' is written after many a suburb.
  ['St. Joseph Mawatha, Ethul Kotte, Negombo', 'Negombo, Gampaha: namesakes'],
  ['Kelaniya, Negombo', 'Negombo, Gampaha'],
  ['Wattala, Colombo', 'Wattala, Gampaha'],
  ['කඩුවෙල, කොළඹ', 'Kaduwela, Colombo'],
  ['மஹரகம, கொழும்பு', 'Maharagama, Colombo'],
  ['கிரியெல்ல, இரத்தினபுரி', 'Kiriella, Ratnapura'],
  ['கொட்டவெஹெரா, குருநாகல்', 'Kotawehera, Kurunegala'],
  ['Chilaw, Colombo', 'Chilaw, Puttalam: namesakes'],
  ['Gampaha, Colombo', 'Gampaha, Gampaha: namesakes'],
  // The only village of that name is in the next district.
  ['Dehigashinna, Kandy', 'Dehigashinna, Kurunegala: district'],
  // All that an address names is weighed together.
  // A village beside a village is no proof against a post town.
  ['Delkada Plaza, Delkada, Nugegoda', 'Nugegoda, Colombo'],
  // A temple or school is not the village that is named after one.
  ['Nallur Sivan Kovil, Jaffna', 'Nallur, Jaffna'],
  ['Pillayar Kovil, Mullanai, Jaffna District', 'Mullanai, Jaffna'],
  // Far from all else, of which two agree.
  ['Erukkalampiddy, Palavi, Puttalam - Colombo Rd, Erukkalampiddy', 'Palavi, Puttalam'],
  ['Bandarawela West, Ellawela, Badulla District', 'Bandarawela West, Badulla'],
  // A name that is there twice agrees with nothing.
  ['Arayampathy Kali Kovil, Kali Kovil Road, Arayampathy', 'Arayampathy, Batticaloa'],
  ['Galle Stores, Galle Road, Velanai', 'Velanai, Jaffna'],
  // A part of its own in the same district.
  ['Adigama Road, Rasnayakapura, Nikaweratiya', 'Rasnayakapura, Kurunegala'],
  // A school is named after its village.
  ['Ponnalai Central College, Karainagar, Jaffna District', 'Ponnalai, Jaffna'],
  // A comma before the word for a road.
  ['1322, Kankesanthurai, Road, Kokkuvil', 'Kokuvil, Jaffna'],
  ['12 Galle, Rd., Dehiwala', 'Dehiwala, Colombo'],
  // A road to one of its namesakes.
  ['Matara Road, Makandura', 'Makandura, Matara: namesakes'],
  // A town that sounds like a village far from all else that is named.
  ['S. Jayasinghe Mawatha, Kalubowila, Dehiwela', 'Kalubowila, Colombo: spelling'],
  ['Kaluwamodara, Beruwela', 'Kaluwamodara, Kalutara: spelling'],
  ['Tangalle Road, Koattagoda', 'Kottagoda, Matara: namesakes'],
  // A postal code that is neither the village's nor its town's is asked about.
  ['Dedduwa, Bentota 32350', 'disagree'],
  // 'Colony' is no Kelaniya.
  ['கெலிங்கண்டா காலனி, இலங்கை', 'Kelinkanda, Kalutara'],
  // A district that is named has places of that name, and what sounds so.
  ['Hunupitiya, Slave Island, Colombo District', 'Hunupitiya, Colombo'],
  ['Meda Ela, Kandy District', 'Meda Ela, Matale: district'],
  ['Hindu Temple, Suppar Madam, Jaffna District', 'Super Madam, Jaffna: spelling'],
  ['Keells Super, Kandy', 'Kandy, Kandy'],
  // A postal code that no place has lies among others.
  ['Kurunduwaththa Rd, Kurunduwaththa 20509', 'Kurunduwatta, Kandy: namesakes'],
  // Another name of a town that is also that of villages.
  ['Kurunduwatta', 'Colombo 7, Colombo: namesakes'],
  ['Kurunduwatta, Colombo', 'Colombo 7, Colombo'],
  // Latin and Sinhala letters tell d from t, so no Tampalai in Jaffna is meant.
  ['Dampella', 'Dampella, Matara'],
  ['කඩුවෙල', 'Kaduwela, Colombo'],
  ['கடுவெல', 'Kaduwela, Colombo'],
  // What chooses between places of one name.
  ['Thalahena, Negombo', 'Talahena, Gampaha'],
  ['35 Negombo - Kurunegala Road, Bopitiya', 'Bopitiya, Kurunegala: namesakes'],
  ['Ambepussa - Kurunegala - Trincomalee Hwy, Dambulla', 'Dambulla, Matale'],
  ['A18, Madampe', 'Madampe, Ratnapura'],
  ['மத்தள', 'Mattala, Hambantota: namesakes'],
  ['මත්තල', 'Mattala, Hambantota: namesakes'],
  ['මාතලේ', 'Matale, Matale'],
  ['Chilaw Road, වාරියපොල නගරය', 'Wariyapola, Kurunegala'],
  ['කුලියාපිටිය නගරය', 'Kuliyapitiya Town, Kurunegala'],
  ['Agunawila Wewa, Mundal', 'Agunavila, Puttalam'],
  ['Padaviya Wewa', 'Padaviya, Anuradhapura'],
  ['கொழும்பு - காலி - அம்பாந்தோட்டை - வெள்ளவாய ஹ்வை', 'Hambantota, Hambantota: road'],
  ['A3, Madampe', 'Madampe, Puttalam'],
  ['VXPC+3JG, Pallewela', 'Pallewela, Badulla'],
  // A short plus code is near one of its namesakes by chance.
  ['27PG+2H9, Galgamuwa', 'Galgamuwa, Kurunegala'],
  ['Hospital road mallavi mullaitivu', 'Mallavi, Mullaitivu'],
  ['102 Kaduwela - Athurugiriya Rd, Colombo', 'Kaduwela - Athurugiriya, Colombo'],
  // In Sinhala and Tamil letters.
  ['කොළඹ 07', 'Colombo 7, Colombo'],
  ['12 ගාලු පාර, වැල්ලවත්ත', 'Colombo 6, Colombo'],
  ['නුවර එළිය', 'Nuwara Eliya, Nuwara Eliya'],
  ['මීගමුව', 'Negombo, Gampaha'],
  ['අනුරාධපුරය', 'Anuradhapura, Anuradhapura'],
  ['கொழும்பு 06', 'Colombo 6, Colombo'],
  ['காத்தான்குடி', 'Kattankudi, Batticaloa'],
  ['பருத்தித்துறை', 'Point Pedro, Jaffna'],
  ['காலி வீதி, வெள்ளவத்தை', 'Colombo 6, Colombo'],
  // Tamil names as maps write them in Sinhala letters.
  ['පුල්මොඩෙයි', 'Pulmoddai, Trincomalee'],
  ['අද්දලෙයිචේනෙයි', 'Addalaichenai, Ampara'],
  ['වාලච්චේනයි', 'Valaichenai, Batticaloa'],
  ['12 Galle Road, Col 07', 'Colombo 7, Colombo'],
  // A road that leads out of the city names no place in it.
  ['77/3, Kandy Road, Colombo', 'Colombo 1, Colombo: road'],
  ['මහනුවර පාර, කොළඹ', 'Colombo 1, Colombo: road'],
  ['10 Kandy Road, Jaffna', 'Jaffna, Jaffna'],
  ['45 Kimbulawala Junction, Madiwela', 'Kimbulawala, Colombo'],
  ['Prince of Wales Ave, Colombo 01400', 'Colombo 14, Colombo'],
  ['Mt. Lavinia', 'Mount Lavinia, Colombo'],
  ['Dehiwala-Mount Lavinia, Sri Lanka', 'Mount Lavinia, Colombo'],
  ['Near Kandy clock tower', 'Kandy, Kandy'],
  ['Katugastota (Kandy)', 'Katugastota, Kandy'],
  ['No. 5, Temple Rd, Kegalle, Sabaragamuwa Province, Sri Lanka', 'Kegalle, Kegalle'],
  ['Minuwangoda-Gampaha-Miriswatta Rd, Gampaha', 'Gampaha, Gampaha'],
  ['45 Battaramulla - Pannipitiya Road, Battaramulla', 'Battaramulla, Colombo'],
  ['Kandy Road, Kadawatha', 'Kadawatha, Gampaha'],
  ['12 Main Road, Maliyadda', 'Maliyadda, Badulla: namesakes'],
  ['WW29+JM6, Battaramulla 10120, Sri Lanka', 'Battaramulla, Colombo'],
  ['12 Union Place', 'Colombo 2, Colombo'],
  // What is not clear is said.
  ['Nagoda', 'Nagoda, Galle: namesakes'],
  ['Nittambuwa - Ruwanwella Rd, Sri Lanka', 'Nittambuwa - Ruwanwella, Kegalle: road'],
  ['Gampaha District', 'Gampaha, Gampaha: district'],
  ['12 Lake Road, Kurunegale Nort', 'Kurunegala, Kurunegala'],
  ['Battarammmulle', 'Battaramulla, Colombo'],
  ['Piliyandela', 'Piliyandala, Colombo: spelling'],
  ['12 Galle Road', 'Galle, Galle: road'],
  ['Main Street', 'unknown'],
  ['9MXM+5QR, Sri Lanka', 'unknown'],
  ['බස්නාහිර පළාත', 'unknown'],
  ['வட மத்திய மாகாணம்', 'unknown'],
  ['Atlantis', 'unknown'],
  // A village between a road and the town that is not known, or lies elsewhere.
  ['5 Temple Road, Kandanapitiya, Colombo', 'Colombo 1, Colombo: spelling'],
  ['5 1st Lane, Udugamkanda, Colombo', 'Colombo 1, Colombo: spelling'],
  ['5 Temple Road, Labbala, Kalutara', 'Kalutara, Kalutara: spelling'],
  // A suburb with a slip before its district's town, or a large one nearby: it was taken for that, and cheaper.
  ['12 Malbe, Colombo', 'Malabe, Colombo: spelling'],
  ['Maharagma, Colombo', 'Maharagama, Colombo: spelling'],
  ['23 Temple Lane, Homagma, Colombo', 'Homagama, Colombo: spelling'],
  ['Piliyandla Colombo', 'Piliyandala, Colombo: spelling'],
  ['5 Gampha, Colombo', 'Gampaha, Gampaha: spelling'],
  ['Hoarna, Colombo', 'Horana, Kalutara: spelling'],
  ['Kadwatha, Gampaha', 'Kadawatha, Gampaha: spelling'],
  ['18 Digna, Kandy', 'Digana, Kandy: spelling'],
  ['Hikkduwa, Galle', 'Hikkaduwa, Galle: spelling'],
  // What a house or its owner is called is no town.
  ['Perera, Colombo', 'Colombo 1, Colombo'],
  ['Green Villa, Matara', 'Matara, Matara'],
  ['Nimal Perera, Kandy', 'Kandy, Kandy'],
  ['5 Temple Road, Labbala, Kalutara 12000', 'Kalutara, Kalutara'],
  ['5 Temple Road, Payagala, Kalutara', 'Paiyagala, Kalutara'],
  ['Rose Villa, 5 Temple Road, Kalutara', 'Kalutara, Kalutara'],
])('%s is %s', (address, expected) => expect(said(address)).toBe(expected))

// Kinds of addresses as branches, hotels, shops and customers of other shops write them, each with several of the kind.
test.each(rowsOf('kinds.tsv'))('%s: %s', (_, address = '', expected = '') => {
  expect(said(address)).toBe(expected)
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

// Another town of the name has a post office, or several villages further away have it.
test.each([
  ['Angoda', 'Colombo'],
  ['Godagama', 'Colombo'],
  ['Madawala', 'Kandy'],
  ['Mahara', 'Gampaha'],
  ['Miriswatta', 'Gampaha'],
  ['Talahena', 'Colombo'],
  ['Koswatta', 'Colombo'],
  ['Bopitiya', 'Gampaha'],
  ['Makandura', 'Kurunegala'],
])('%s is taken to be in %s, with a doubt', (name, district) => {
  expect(said(name)).toBe(`${name}, ${district}: namesakes`)
})

// The names of the districts, in the order of their postal codes.
test.each([
  ['Colombo', 'කොළඹ', 'கொழும்பு'],
  ['Gampaha', 'ගම්පහ', 'கம்பஹா'],
  ['Kandy', 'මහනුවර', 'கண்டி'],
  ['Matale', 'මාතලේ', 'மாத்தளை'],
  ['Nuwara Eliya', 'නුවරඑළිය', 'நுவரெலியா'],
  ['Ampara', 'අම්පාර', 'அம்பாறை'],
  ['Jaffna', 'යාපනය', 'யாழ்ப்பாணம்'],
  ['Mullaitivu', 'මුලතිව්', 'முல்லைத்தீவு'],
  ['Matara', 'මාතර', 'மாத்தறை'],
])('%s is found in Sinhala and in Tamil, and as a district with a doubt', (district, sinhala, tamil) => {
  const placed = (address: string) => said(address).replace(/^.*, /, '')
  const town = `${{ Colombo: 'Colombo 1', Mullaitivu: 'Mullativu' }[district] ?? district}, ${district}`
  expect([district, sinhala, tamil].map(said)).toEqual([town, town, town])
  const districts = [`${district} District`, `${sinhala} දිස්ත්‍රික්කය, බස්නාහිර පළාත`, `${tamil} மாவட்டம்`]
  expect(districts.map(placed)).toEqual(districts.map(() => `${district}: district`))
})

test.each([
  ['ආර් 36 එම්+එෆ්පී 5, කොළඹ, ශ්‍රී ලංකාව', 'R36M+FP5, Colombo'],
  ['86 පී 7+ආර් 2 එම්, කුරුණෑගල', '86P7+R2M, Kurunegala'],
  ['ආර්එච්ආර්එච්+ඩබ්ලිව්කියු 2, අනුරාධපුර', 'RHRH+WQ2, Anuradhapura'],
  ['கியூஜிஎஃப்ஜே+228, மொணராகலை', 'QGFJ+228, Monaragala'],
])('a plus code spelt in another script: %s is where %s is', (spelt, latin) => {
  const [one, two] = [read(spelt), read(latin)]
  expect(one).toMatchObject({ kind: 'place', place: { lat: expect.any(Number) } })
  const spot = (result: AddressPlace) => result.kind === 'place' && [result.place.lat, result.place.lng]
  expect(spot(one)).toEqual(spot(two))
  expect(spot(one)).not.toEqual(spot(read(latin.split(', ')[1]!)))
})

test('a long road does not tell a village from the town of its name', () => {
  const result = read('Colombo - Batticaloa Hwy, Lahugala')
  expect(result).toMatchObject({ place: { lat: 6.8721 } })
})
