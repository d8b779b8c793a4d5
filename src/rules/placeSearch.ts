import { type Position, roadKm } from './delivery.ts'
import { limits } from './limits.ts'
import { compareKeys, nameKey } from './nameOrder.ts'
import { type Place, placeAddress, placeKey, placeKeys, placeLabel, placeWords } from './place.ts'

export type { Place } from './place.ts'

type Entry = { place: Place; keys: string[] }
type Index = {
  /** In order of name. */
  entries: Entry[]
  byKey: Map<string, Place[]>
  byPostcode: Map<string, Place[]>
  /** Keys of the districts' names. */
  districts: Set<string>
}

// The list never changes while the program runs: indexed once, at its first use.
const indexes = new WeakMap<readonly Place[], Index>()

function indexOf(places: readonly Place[]): Index {
  const known = indexes.get(places)
  if (known) return known
  const sorted = places.map((place) => ({ place, keys: placeKeys(place), order: nameKey(place.name) }))
  sorted.sort((a, b) => compareKeys(a.order, b.order))
  const index: Index = {
    entries: sorted,
    byKey: new Map(),
    byPostcode: new Map(),
    districts: new Set(places.map(({ district }) => placeKey(district))),
  }
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const held = map.get(key)
    if (held) held.push(place)
    else map.set(key, [place])
  }
  for (const { place, keys } of sorted) {
    for (const key of keys) add(index.byKey, key, place)
    if (place.postcode) add(index.byPostcode, place.postcode, place)
  }
  indexes.set(places, index)
  return index
}

/** A place offered: `label` to show, `address` the text typed with its last part completed (without postcode). */
export type PlaceSuggestion = { place: Place; label: string; address: string }

// 0 the whole name, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 not at all.
const rankOf = (key: string, typed: string) =>
  key === typed ? 0 : key.startsWith(typed) ? 1 : key.includes(` ${typed}`) ? 2 : key.includes(typed) ? 3 : 4

// Sorting is stable: places as far away stay in order of name.
function nearestFirst(list: readonly Place[], from: Position): Place[] {
  const far = new Map(list.map((place) => [place, roadKm(from, place)]))
  return list.toSorted((a, b) => far.get(a)! - far.get(b)!)
}

/**
 * Places for what was typed after the last comma: those that match best first, of these the nearer to `from`
 * first, then by name; at most `limit`. None for fewer than two letters. §5, decision 30
 */
export function suggestPlaces(
  places: readonly Place[],
  query: string,
  { limit = limits.placeSuggestions, from }: { limit?: number; from?: Position } = {},
): PlaceSuggestion[] {
  const parts = query.split(',').map((part) => part.trim())
  // 'Colombo 0' is on its way to 'Colombo 06'.
  const typed = placeKey(parts.pop() ?? '').replace(/ 0$/, '')
  if (!/\p{L}[\p{L}\p{M}]/u.test(typed)) return []
  const ranks: Place[][] = [[], [], [], []]
  for (const { place, keys } of indexOf(places).entries) {
    const rank = Math.min(...keys.map((key) => rankOf(key, typed)))
    ranks[rank]?.push(place)
  }
  // 'Wellawatta, Colombo 6' is completed by Colombo 6, not to 'Wellawatta, Wellawatta, Colombo 6'.
  const before = (place: Place) =>
    parts.filter(
      (part, at) => part && !(at === parts.length - 1 && placeKeys(place).includes(placeKey(part))),
    )
  return ranks
    .flatMap((rank) => (from ? nearestFirst(rank, from) : rank))
    .slice(0, limit)
    .map((place) => ({
      place,
      label: placeLabel(place),
      address: [...before(place), placeAddress(place)].join(', '),
    }))
}

const road =
  /^(road|rd|street|st|lane|ln|mawatha|mw|avenue|ave|place|pl|drive|terrace|crescent|path|passage)$/
const abroad =
  /(^| )(india|maldives|pakistan|bangladesh|nepal|china|japan|korea|singapore|malaysia|thailand|indonesia|australia|new zealand|u ?a ?e|emirates|qatar|kuwait|oman|bahrain|saudi arabia|u ?k|united kingdom|england|scotland|wales|ireland|france|germany|italy|netherlands|brazil|canada|u ?s ?a|united states|america)$/

type Named = { key: string; places: Place[] }

// The places named in one part of an address, longest names first at each word. 'Galle Road' names no place.
function namedIn(words: readonly string[], { byKey }: Index): Named[] {
  const named: Named[] = []
  for (let at = 0; at < words.length; ) {
    const key = [4, 3, 2, 1].map((n) => words.slice(at, at + n).join(' ')).find((name) => byKey.has(name))
    const next = at + (key?.split(' ').length ?? 1)
    if (key && !road.test(words[next] ?? '')) named.push({ key, places: byKey.get(key)! })
    at = next
  }
  return named
}

const isNear = (place: Place, town: Place) => place.district === town.district || roadKm(place, town) <= 40

/**
 * The place a free address lies in. A postcode of the list wins; otherwise the last part that names a place does,
 * with its longest name. A district's town ('Kandy') gives way to a place near it that is named before it
 * ('Peradeniya, Kandy'). undefined when nothing is named, or another country is at the end.
 */
export function findPlace(places: readonly Place[], address: string): Place | undefined {
  const index = indexOf(places)
  const parts = address.split(/[,;\n]/).map(placeWords)
  const lettered = parts.map((words) => words.filter((word) => !/^\d/.test(word)).join(' '))
  if (abroad.test(lettered.findLast((text) => text !== '') ?? '')) return undefined
  const names = namesOf(parts)
  return placeOfCode(index, address, names) ?? placeOfNames(index, parts, names)?.place
}

type Names = (text: string) => boolean

/** Whether a text stands in the address as words of its own. */
function namesOf(parts: readonly string[][]): Names {
  const whole = ` ${parts.flat().join(' ')} `
  return (text) => whole.includes(` ${text} `)
}

function placeOfCode(index: Index, address: string, names: Names): Place | undefined {
  for (const code of (address.match(/\b\d{5}\b/g) ?? []).reverse()) {
    const found = index.byPostcode.get(code)
    if (found) return found.find((place) => placeKeys(place).some(names)) ?? found[0]
  }
  return undefined
}

/** The place that the names of an address mean, and all places of the name that decided. */
function placeOfNames(index: Index, parts: readonly string[][], names: Names) {
  let town: { place: Place; alike: readonly Place[] } | undefined
  for (const words of parts.toReversed()) {
    let best: Named | undefined
    for (const named of namedIn(words, index).reverse()) {
      const { key, places } = named
      const near = town ? places.filter((place) => isNear(place, town!.place)) : places
      if (index.districts.has(key)) town ??= { place: places[0]!, alike: places }
      else if (near.length > 0 && key.length > (best?.key.length ?? 0)) best = { ...named, places: near }
    }
    if (best) {
      const { places } = best
      return { place: places.find(({ district }) => names(placeKey(district))) ?? places[0]!, alike: places }
    }
  }
  return town
}

/** What an address says of its place: 'disagree' when its town is far from its postal code. */
export type AddressPlace =
  | { kind: 'found'; place: Place }
  | { kind: 'unknown' }
  | { kind: 'disagree'; place: Place; town: Place }

/**
 * The place of an address as `findPlace` finds it, where its town and its postal code agree: a place of the town's name
 * lies within 40 km of that of the code, or in the same district. An address with a code alone agrees with itself.
 */
export function readAddress(places: readonly Place[], address: string): AddressPlace {
  const place = findPlace(places, address)
  if (!place) return { kind: 'unknown' }
  const parts = address.split(/[,;\n]/).map(placeWords)
  const town = placeOfNames(indexOf(places), parts, namesOf(parts))
  // Many villages share a name: one of them that is near is enough.
  return !town || town.alike.some((each) => isNear(each, place))
    ? { kind: 'found', place }
    : { kind: 'disagree', place, town: town.place }
}
