import type { Position } from './delivery.ts'
import { lettersOff } from './lettersOff.ts'
import { limits } from './limits.ts'
import { type Place, placeAddress, placeEntries, placeKey, placeKeys, placeLabel, roads } from './place.ts'
import { spellingKey } from './placeSpelling.ts'

/** A suggested place: `label` to show, `address` the typed text, completed at its end (without postcode). */
export type PlaceSuggestion = { place: Place; label: string; address: string }

// 0 the whole name, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 not at all.
const rankOf = (key: string, query: string) =>
  key === query ? 0 : key.startsWith(query) ? 1 : key.includes(` ${query}`) ? 2 : key.includes(query) ? 3 : 4

type Entries = ReturnType<typeof placeEntries>

/** How well known a place is: the town that a district is named after, a main town, any other place. */
const fame = ({ name, district, rank }: Place) => (name === district ? 0 : rank === 0 ? 1 : 2)

/** With the best known first: 'Kand' is the beginning of Kandy before Kandana, 'Ambal' of Ambalangoda before a suburb. */
const mainFirst = (places: readonly Place[]) => places.toSorted((a, b) => fame(a) - fame(b))

function placesByName(entries: Entries, query: string, ranks: number): Place[] {
  if (!/\p{L}[\p{L}\p{M}]/u.test(query)) return []
  const byRank: Place[][] = Array.from({ length: ranks }, () => [])
  for (const { place, keys } of entries)
    byRank[Math.min(...keys.map((key) => rankOf(key, query)))]?.push(place)
  const [whole = [], begun = [], ...inside] = byRank.map(mainFirst)
  const spelling = spellingKey(query)
  const spelt =
    spelling.length < 3
      ? []
      : entries.filter(({ spellings }) => spellings.some((key) => key.startsWith(spelling)))
  const named = [...whole, ...begun, ...mainFirst(spelt.map(({ place }) => place)), ...inside.flat()]
  return [...new Set(named)]
}

/** The places whose names begin like a query but for one letter, those first whose whole name does. */
function placesLike(entries: Entries, query: string): Place[] {
  const key = spellingKey(query)
  if (key.length < 6 || /\d/.test(key)) return []
  const isLike = (name: string) => lettersOff(name, key, 1) <= 1
  const like = (close: (name: string) => boolean) =>
    entries
      .filter(({ spellings }) => spellings.some((name) => name[0] === key[0] && close(name)))
      .map(({ place }) => place)
  const begins = [-1, 0, 1].map((more) => key.length + more)
  const begun = like((name) => begins.some((length) => isLike(name.slice(0, length))))
  return [...new Set([...mainFirst(like(isLike)), ...mainFirst(begun)])]
}

const placesOfCode = (entries: Entries, query: string): Place[] =>
  entries.filter(({ place }) => place.postcode?.startsWith(query)).map(({ place }) => place)

// Not three digits: those are often a house number.
const code = /^\d{4,5}$/

/** Finds the places that the text after the last comma may mean; `lead` is the text before their name. */
function matchesAtEnd(entries: Entries, text: string): { lead: string; hits: Place[] } {
  // 'Colombo 0' is the beginning of 'Colombo 06'.
  const whole = placesByName(entries, placeKey(text).replace(/ 0$/, ''), 4)
  if (whole.length > 0) return { lead: '', hits: whole }
  const words = text.split(/\s+/)
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at).join(' ')
    const query = placeKey(rest)
    // After other words only the beginning of a name counts, and 'Galle Stre' is the beginning of a road.
    const isName = at > 0 && query.length > 3 && !roads.some((road) => road.startsWith(query))
    const hits = code.test(rest) ? placesOfCode(entries, rest) : isName ? placesByName(entries, query, 2) : []
    if (hits.length > 0) return { lead: words.slice(0, at).join(' '), hits }
  }
  for (let at = 0; at < words.length; at++) {
    const query = placeKey(words.slice(at).join(' '))
    const hits = roads.some((road) => road.startsWith(query)) ? [] : placesLike(entries, query)
    if (hits.length > 0) return { lead: words.slice(0, at).join(' '), hits }
  }
  return { lead: '', hits: [] }
}

// Removes the name of a place from the end of an address part.
function withoutName(part: string, place: Place): string {
  const words = part.split(/\s+/)
  const keys = placeKeys(place)
  const at = words.findIndex((_, from) => keys.includes(placeKey(words.slice(from).join(' '))))
  return at === -1 ? part : words.slice(0, at).join(' ')
}

/**
 * Suggests at most `limits.placeSuggestions` places for the text after the last comma, or its last words: a name of two
 * letters or more, with one wrong if need be, or four digits of a postal code. Best matches first, then towns of districts,
 * main towns, the distance from `from`, the name. §5, decision 30
 */
export function suggestPlaces(places: readonly Place[], query: string, from: Position): PlaceSuggestion[] {
  const parts = query.split(',').map((part) => part.trim())
  const { lead, hits } = matchesAtEnd(placeEntries(places, from), parts.pop() ?? '')
  const before = [...parts, lead]
  const last = before.findLastIndex((part) => part !== '')
  // 'Wellawatta, Colombo 6' stays as it is and does not become 'Wellawatta, Wellawatta, Colombo 6'.
  const partsBefore = (place: Place) =>
    before.map((part, at) => (at === last ? withoutName(part, place) : part))
  // Two suburbs of one name in one district look alike: the nearer stands for both.
  const labels = hits.map(placeLabel)
  return hits
    .filter((place, at) => labels.indexOf(placeLabel(place)) === at)
    .slice(0, limits.placeSuggestions)
    .map((place) => ({
      place,
      label: placeLabel(place),
      address: [...partsBefore(place), placeAddress(place)].filter((part) => part !== '').join(', '),
    }))
}
