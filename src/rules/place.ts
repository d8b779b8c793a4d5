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
 * The villages as stored in server/orders/localities.json: by the first three letters of how a name sounds, rows with `;`
 * between them of a name, the number of its district, latitude and longitude in thousandths of a degree, 2 or 3 for a
 * village or a hamlet, and how its other names sound.
 */
export type VillageRows = { districts: readonly string[]; rows: Record<string, string> }

/** The villages of a name by how it sounds, which is a `soundKey`. */
export type Villages = { get: (sound: string) => readonly Place[]; all: () => Place[] }

/** The towns, which are also suggested, and the villages, if they are known. */
export type Gazetteer = { towns: readonly Place[]; villages?: Villages }

/** How a name sounds, in any script. */
export const soundOf = (name: string): string => soundKey(spellingKey(placeKey(name)))

/** The letters of a sound under which its villages are stored. */
export const villagePrefix = (sound: string): string => sound.slice(0, 3)

/** The stored villages; their rows are read when a name that begins so is first looked up. */
export function toVillages({ districts, rows }: VillageRows): Villages {
  const read = new Map<string, Map<string, Place[]>>()
  const groupOf = (prefix: string) => {
    const known = read.get(prefix)
    if (known) return known
    const group = new Map<string, Place[]>()
    for (const row of rows[prefix]?.split(';') ?? []) {
      const [name = '', district, lat, lng, rank, ...sounds] = row.split(',')
      const place: Place = {
        ...{ name, area: null, district: districts[Number(district)]!, postcode: null },
        ...{ lat: Number(lat) / 1000, lng: Number(lng) / 1000, rank: rank === '2' ? 2 : 3 },
      }
      for (const sound of [soundOf(name), ...sounds]) group.set(sound, [...(group.get(sound) ?? []), place])
    }
    read.set(prefix, group)
    return group
  }
  return {
    get: (sound) => groupOf(villagePrefix(sound)).get(sound) ?? [],
    all: () =>
      Object.keys(rows).flatMap((prefix) =>
        [...groupOf(prefix)].flatMap(([sound, places]) =>
          places.filter(({ name }) => sound.startsWith(prefix) && soundOf(name) === sound),
        ),
      ),
  }
}
