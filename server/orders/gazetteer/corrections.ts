import { readFileSync } from 'node:fs'
import type { Position } from '../../../src/rules/delivery.ts'
import { readCsv } from '../../csv.ts'

const rowsOf = (file: string) =>
  [...readCsv(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), ',')].slice(1).map(({ cells }) => cells)
const namesIn = (cell = '') => cell.split('; ').filter(Boolean)

/** Radius in km (straight line) around the depot within which villages that two lists have are suggested as suburbs. */
export const suburbsWithin = 40

const positions = rowsOf('positions.csv').map(([name = '', code = '', lat, lng, names]) => ({
  name,
  code,
  lat: Number(lat),
  lng: Number(lng),
  others: namesIn(names),
}))

/** Positions of post towns, by name and postal code, that the lists have wrong. */
export const corrections: Record<string, Position> = Object.fromEntries(
  positions.flatMap(({ name, code, lat, lng }) => (code ? [[`${name} ${code}`, { lat, lng }]] : [])),
)

/** Towns and suburbs that the lists lack, or have only far from where shoppers mean: position, other names. */
export const towns: Record<string, [lat: number, lng: number, ...others: string[]]> = Object.fromEntries(
  positions.flatMap(({ name, code, lat, lng, others }) => (code ? [] : [[name, [lat, lng, ...others]]])),
)

/** Places that a list has where there is none of that name, or twice in two spellings: name and district. */
export const misplaced = new Set([
  ...['Wadduwa Galle', 'Wadduwa Kalutara', 'Mahiyangana Kandy', 'Mahara Gampaha'],
  ...['Kandeketiya Badulla', 'Karaitivu Ampara', 'Pandattarippu Jaffna', 'Pandaththarippu Jaffna'],
])

/** Names of a place beside those in the lists: abbreviations, former names, and those of its script that sound otherwise. */
export const otherNames: Record<string, string[]> = Object.fromEntries(
  rowsOf('names.csv').map(([name = '', names]) => [name, namesIn(names)]),
)

/** Main towns and well-known suburbs of each district: of places with the same name, these are meant. */
export const mainTowns: Record<string, string> = {
  Colombo:
    'Weliwita, Makumbura, Subhoothipura, Gothatuwa, Hewagama, Nawagamuwa, Pitipana, Kosgama, Raththanapitiya, Welikada, Wijerama, Bellanwila, Soysapura',
  Gampaha:
    'Elakanda, Kirindiwela, Kochchikade, Pallewela, Tudella, Rammutugala, Kirillawala, Walpola, Kossinna, Kurana, Enderamulla, Urapola, Kotadeniyawa, Badalgama, Daluwakotuwa',
  Kalutara: 'Moragahahena, Wadduwa, Aluthgama, Alutgama, Keselwatta, Walana, Pinwatta',
  Kandy:
    'Gampola, Mahaiyawa, Lewella, Ampitiya, Tennekumbura, Alawatugoda, Galagedara, Ambatenna, Polgolla, Rajawella, Pussellawa, Galaha, Hindagala, Nugawela, Rangala, Weligalla, Mawilmada, Gannoruwa, Embilmeegama, Bokkawala',
  Matale: 'Palapathwela, Kandalama, Aluvihare',
  'Nuwara Eliya': 'Ginigathhena, Ragala, Kotagala, Watawala, Ambewela, Norton Bridge, Hawa Eliya',
  Galle: 'Unawatuna, Udugama, Koggala, Kosgoda, Induruwa, Karapitiya, Dadalla, Labuduwa',
  Matara: 'Urubokka, Morawaka, Noope, Kottegoda, Nilwella, Pamburana, Midigama, Hittetiya',
  Hambantota: 'Middeniya, Rekawa, Kirinda, Kudawella, Nonagama, Debarawewa, Mirijjawila',
  Ratnapura: 'Rakwana, Idangoda',
  Kurunegala: 'Hettipola, Dambadeniya, Pothuhera, Katupotha, Yapahuwa',
  Puttalam: 'Marawila, Palavi, Kudawewa, Norochchola, Bolawatta',
  Anuradhapura: 'Eppawala, Maradankadawala, Galenbindunuwewa, Rambewa',
  Polonnaruwa: 'Kaduruwela, Manampitiya, Welikanda, Siripura, Jayanthipura',
  Badulla: 'Boralanda, Beragala, Demodara, Kandaketiya, Keppetipola',
  Monaragala: 'Sevanagala, Dambagalla',
  Batticaloa: 'Valaichchenai, Kalkudah, Kallady, Arayampathy, Navatkuda',
  Ampara: 'Karativu, Hingurana, Lahugala, Arugam Bay',
  Kegalle: 'Dewalegama, Dedigama, Karawanella',
  Jaffna: 'Kokuvil, Puttur, Pandaterippu, Karaveddy, Ariyalai, Nelliady, Inuvil, Uduvil',
  Kilinochchi: 'Paranthan, Pallai, Mulankavil',
  Mannar: 'Adampan, Silavatturai',
  Vavuniya: 'Nedunkeni, Puliyankulam',
  Trincomalee: 'Uppuveli',
  Mullaitivu: 'Mullativu, Mallavi',
}
/** Words of addresses that are also the names of villages, but never mean those. */
export const everydayWords = [
  'bank, bazaar, bridge, camp, church, circuit, clinic, college, colony, corner, court, devalaya',
  'estate, factory, farm, floor, garden, gardens, gate, hall, home, hospital, hotel, house, island',
  'junction, kade, kovil, land, market, middle, mill, mosque, new, new town, north, number, office, old',
  'park, police, post, post office, railway, reservoir, school, section, shop, side, south, station',
  'stores, temple, top, town, tower, upper, vidyalaya, view, vihara, viharaya, village, ward, west',
  'east, central, yard, housing scheme, new housing scheme, railway housing scheme, housing project, national housing',
  'national housing scheme, housing authority, industrial park, industrial zone, factory zone, a zone, b block, stage',
  'unit, model, modern, first, second, union, upper division, town council, army camp, old army camp, near hospital',
  'near the police station, post office area, railway quarters, media house, lake house, mill complex, ihala, pahala',
].flatMap((line) => line.split(', '))
