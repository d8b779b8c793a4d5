import type { Position } from './delivery.ts'
import { limits } from './limits.ts'
import { type Place, placeAddress, placeKey, placeKeys, placeLabel } from './place.ts'
import { indexOf, type PlaceIndex, roads } from './placeIndex.ts'

/** A place offered: `label` to show, `address` the text typed with its last part completed (without postcode). */
export type PlaceSuggestion = { place: Place; label: string; address: string }

// 0 the whole name, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 not at all.
const rankOf = (key: string, typed: string) =>
  key === typed ? 0 : key.startsWith(typed) ? 1 : key.includes(` ${typed}`) ? 2 : key.includes(typed) ? 3 : 4

function placesNamed({ entries }: PlaceIndex, typed: string, ranks: number): Place[] {
  if (!/\p{L}[\p{L}\p{M}]/u.test(typed)) return []
  const ranked: Place[][] = Array.from({ length: ranks }, () => [])
  for (const { place, keys } of entries)
    ranked[Math.min(...keys.map((key) => rankOf(key, typed)))]?.push(place)
  return ranked.flat()
}

const placesOfCode = ({ entries }: PlaceIndex, typed: string): Place[] =>
  entries.filter(({ place }) => place.postcode?.startsWith(typed)).map(({ place }) => place)

// Three digits are a house number as often as not.
const code = /^\d{4,5}$/

/** The places that the text after the last comma may mean, and what stands in it before their name. */
function meant(index: PlaceIndex, text: string): { lead: string; found: Place[] } {
  // 'Colombo 0' is on its way to 'Colombo 06'.
  const whole = placesNamed(index, placeKey(text).replace(/ 0$/, ''), 4)
  if (whole.length > 0) return { lead: '', found: whole }
  const words = text.split(/\s+/)
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at).join(' ')
    const typed = placeKey(rest)
    // Without a comma only the beginning of a name counts, and 'Galle Ro' is on its way to a road.
    const named = at > 0 && typed.length > 3 && !roads.some((road) => road.startsWith(typed))
    const found = code.test(rest) ? placesOfCode(index, rest) : named ? placesNamed(index, typed, 2) : []
    if (found.length > 0) return { lead: words.slice(0, at).join(' '), found }
  }
  return { lead: '', found: [] }
}

// A part of an address without the name of the place at its end.
function withoutName(part: string, place: Place): string {
  const words = part.split(/\s+/)
  const keys = placeKeys(place)
  const at = words.findIndex((_, from) => keys.includes(placeKey(words.slice(from).join(' '))))
  return at === -1 ? part : words.slice(0, at).join(' ')
}

/**
 * Places for what was typed after the last comma, be it a name or four digits of a postal code, or for its last words:
 * those that match best first, of these the nearer to `from` first, then by name; at most `limit`. None for fewer than
 * two letters. §5, decision 30
 */
export function suggestPlaces(
  places: readonly Place[],
  query: string,
  from: Position,
  limit: number = limits.placeSuggestions,
): PlaceSuggestion[] {
  const parts = query.split(',').map((part) => part.trim())
  const { lead, found } = meant(indexOf(places, from), parts.pop() ?? '')
  const before = [...parts, lead]
  const last = before.findLastIndex((part) => part !== '')
  // 'Wellawatta, Colombo 6' is completed by Colombo 6, not to 'Wellawatta, Wellawatta, Colombo 6'.
  const typedParts = (place: Place) =>
    before.map((part, at) => (at === last ? withoutName(part, place) : part))
  return found.slice(0, limit).map((place) => ({
    place,
    label: placeLabel(place),
    address: [...typedParts(place), placeAddress(place)].filter((part) => part !== '').join(', '),
  }))
}
