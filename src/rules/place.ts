import type { Position } from './delivery.ts'

/**
 * A place from the list of Sri Lankan places. A zone of Colombo is named 'Colombo 6', with 'Wellawatta' as its `area`.
 * Elsewhere `area` is the place's name in its own script, which the list has for a single place, Kiran. Some places in
 * the north have no postcode. Decision 30
 */
export type Place = Position & {
  name: string
  area: string | null
  district: string
  postcode: string | null
}

// Common names that the list does not have, with the postcode of the place meant. Plain 'Colombo' means Colombo 1.
const otherNames: Record<string, string> = {
  colombo: '00100',
  'galle face': '00300',
  'galle fort': '80000',
  kollupitiya: '00300',
  kirulapone: '00677',
  mattakkuliya: '01500',
  mutwal: '01500',
  kotte: '10100',
  'sri jayawardenepura kotte': '10100',
  'mt lavinia': '10370',
  kiribathgoda: '11600',
  mullaitivu: '42000',
  tangalle: '82200',
}

/** The words of a name or address in one spelling: without case or accents, '06' as '6', '-watte' as '-watta'. */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  return words.map((word) => word.replace(/^0(?=\d$)/, '').replaceAll('watte', 'watta'))
}

/** Words joined by single spaces: the form in which names are looked up. */
export const placeKey = (text: string): string => placeWords(text).join(' ')

const isZone = (place: Place) => place.area !== null && /^Colombo \d+$/.test(place.name)

/** Every key of a place: 'Devinuwara (Dondra)' by both names, 'Ja-Ela' also as one word. */
export function placeKeys(place: Place): string[] {
  const [name = '', alternative = ''] = place.name.split(/[()]/)
  // 'Bollete (WP)': the brackets hold a province, not a name.
  const second = alternative.length > 3 ? alternative : ''
  const others = Object.keys(otherNames).filter((other) => otherNames[other] === place.postcode)
  const names = [name, name.replace('-', ''), second, place.area ?? '', ...others]
  return [...new Set(names.map(placeKey))].filter((key) => key !== '')
}

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

/** A place as stored in public/places.json: name, area, district, postcode, latitude, longitude. */
export type PlaceRow = [
  name: string,
  area: string | null,
  district: string,
  postcode: string | null,
  lat: number,
  lng: number,
]

/** Converts stored rows to places. */
export const toPlaces = (rows: readonly PlaceRow[]): Place[] =>
  rows.map(([name, area, district, postcode, lat, lng]) => ({ name, area, district, postcode, lat, lng }))
