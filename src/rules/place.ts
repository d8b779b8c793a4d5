import { type Position, roadKm } from './delivery.ts'
import { compareNames } from './nameOrder.ts'
import { spellingKey } from './placeSpelling.ts'

/**
 * A place of Sri Lanka. A zone of Colombo is 'Colombo 6' with 'Wellawatta' as its `area`, else null. Villages have no
 * postcode. Of those with one name the lower `rank` is meant: 0 main town, 1 town or suburb (as without one), 2 village, 3
 * hamlet. Decision 30
 */
export type Place = Position & {
  name: string
  area: string | null
  district: string
  postcode: string | null
  names?: readonly string[]
  rank?: 0 | 1 | 2 | 3
}

/** The words of a name or address in one spelling: without case or accents, '06' as '6', '-watte' as '-watta'. */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200d'’]/g, '')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  return words.map((word) => word.replace(/^0(?=\d$)/, '').replaceAll('watte', 'watta'))
}

/** Words joined by single spaces: the form in which names are looked up. */
export const placeKey = (text: string): string => placeWords(text).join(' ')

const isZone = (place: Place) => place.area !== null && /^Colombo \d+$/.test(place.name)

/** The names of a place: 'Devinuwara (Dondra)' has two, and 'Ja-Ela' is also written as one word. */
export function placeNames({ name, area, names = [] }: Pick<Place, 'name' | 'area' | 'names'>): string[] {
  const [first = '', second = ''] = name.split(/[()]/)
  // 'Bollete (WP)': the brackets hold a province, not a name.
  const all = [first, first.replace('-', ''), second.length > 3 ? second : '', area ?? '', ...names]
  return [...new Set(all.map((each) => each.trim()))].filter((each) => each !== '')
}

/** Every key of a place. */
export const placeKeys = (place: Place): string[] =>
  [...new Set(placeNames(place).map(placeKey))].filter((key) => key !== '')

/** The place as written in an address: 'Wellawatta, Colombo 6', 'Peradeniya, Kandy', 'Kandy'. */
export function placeAddress(place: Place): string {
  if (isZone(place)) return `${place.area}, ${place.name}`
  return place.name === place.district ? place.name : `${place.name}, ${place.district}`
}

/** The place as written in a suggestion, with its postcode: 'Wellawatta, Colombo 6, 00600'. */
export function placeLabel(place: Place): string {
  const [name, ...rest] = placeAddress(place).split(', ')
  const label = place.area && !isZone(place) ? `${name} (${place.area})` : name
  return [label, ...rest, ...(place.postcode ? [place.postcode] : [])].join(', ')
}

/** A place as stored in server/orders/places.json; what is missing at the end is '', 1, [] and null. Positions in degrees. */
export type PlaceRow = [
  name: string,
  lat: number,
  lng: number,
  postcode?: string,
  rank?: 0 | 1,
  names?: string[],
  area?: string,
]

/** Converts the stored rows of each district to places. */
export const toPlaces = (rows: Record<string, readonly PlaceRow[]>): Place[] =>
  Object.entries(rows).flatMap(([district, list]) =>
    list.map(([name, lat, lng, postcode = '', rank = 1, names = [], area = null]) => ({
      ...{ name, area, district, postcode: postcode || null, lat, lng, names, rank },
    })),
  )

/** A place with the keys of its names, and those of their spellings. */
type PlaceEntry = { place: Place; keys: string[]; spellings: string[] }

// A list never changes while the program runs, so its keys are made once, on first use.
const entriesOf = new WeakMap<readonly Place[], { from: Position; entries: PlaceEntry[] }>()

/** The places of a list with their keys, sorted by distance by road from a position, then by name. */
export function placeEntries(places: readonly Place[], from: Position): PlaceEntry[] {
  const made = entriesOf.get(places)
  if (made?.from.lat === from.lat && made.from.lng === from.lng) return made.entries
  const entries = places
    .map((place) => ({ place, km: roadKm(from, place) }))
    .sort((a, b) => a.km - b.km || compareNames(a.place.name, b.place.name))
    .map(({ place }) => {
      const keys = placeKeys(place)
      return { place, keys, spellings: [...new Set(keys.map(spellingKey))] }
    })
  entriesOf.set(places, { from, entries })
  return entries
}

/** Words that, after a name in an address, make it the name of a road. */
export const roads = placeWords(
  'road rd street st str lane ln mawatha mawata mw avenue ave av place pl drive dr terrace crescent path passage highway hwy ' +
    'expressway bypass cross veediya vidiya weediya para පාර මාවත වීදිය පටුමඟ පටුමග හයිවේ හ්වි අධිවේගී ' +
    'வீதி தெரு சாலை ஒழுங்கை மாவத்தை நெடுஞ்சாலை ஹ்வி ஹ்வை',
)
