import type { Position } from './delivery.ts'
import { soundKey, spellingKey } from './placeSpelling.ts'

/**
 * A place from the list of Sri Lankan places. A zone of Colombo is named 'Colombo 6', with 'Wellawatta' as its `area`;
 * elsewhere `area` is null. Villages, and some places in the north, have no postcode. `names` are its other names, in
 * Latin letters. Of places with the same name, the one of lower `rank` is meant: 0 a main town, 1 another town or
 * suburb (also without a rank), 2 a village, 3 a hamlet. Decision 30
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

/**
 * The villages at one position in degrees, as stored in server/orders/localities.json: names of villages, then of hamlets,
 * with `;` between them; what follows a `=` is how another name of the place sounds.
 */
export type VillageRow = [lat: number, lng: number, villages: string, hamlets?: string]

/** The towns, which are also suggested, and the villages by `soundKey`, if they are known. */
export type Gazetteer = { towns: readonly Place[]; villages?: ReadonlyMap<string, readonly Place[]> }

/** The stored rows of each division of each district as places, by how their names sound. */
export function toVillages(
  rows: Record<string, Record<string, readonly VillageRow[]>>,
): Map<string, Place[]> {
  const bySound = new Map<string, Place[]>()
  const add = (key: string, place: Place) => {
    const list = bySound.get(key)
    if (list) list.push(place)
    else bySound.set(key, [place])
  }
  for (const [district, divisions] of Object.entries(rows))
    for (const [lat, lng, ...byRank] of Object.values(divisions).flat())
      for (const [at, names] of byRank.entries())
        for (const written of names?.split(';') ?? []) {
          const [name = '', ...sounds] = written.split('=')
          if (name === '') continue
          const rank = at === 0 ? (2 as const) : (3 as const)
          const place: Place = { name, area: null, district, postcode: null, lat, lng, rank }
          for (const key of [soundKey(spellingKey(placeKey(name))), ...sounds]) add(key, place)
        }
  return bySound
}
