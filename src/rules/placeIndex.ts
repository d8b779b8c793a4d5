import { type Position, roadKm } from './delivery.ts'
import { compareNames } from './nameOrder.ts'
import { type Place, placeKey, placeKeys } from './place.ts'

type Entry = { place: Place; keys: string[] }
/** The list of places, indexed for look-ups. */
export type PlaceIndex = {
  from: Position
  /** Sorted by distance from `from`, then by name. */
  entries: Entry[]
  byKey: Map<string, Place[]>
  byPostcode: Map<string, Place[]>
  /** Keys of the districts' names. */
  districts: Set<string>
}

// The list never changes while the program runs, so it is indexed once, on first use.
const indexes = new WeakMap<readonly Place[], PlaceIndex>()

/** Returns the index of a list. All its lists are sorted by distance by road from `from`, then by name. */
export function placeIndexOf(places: readonly Place[], from: Position): PlaceIndex {
  const cached = indexes.get(places)
  if (cached?.from.lat === from.lat && cached.from.lng === from.lng) return cached
  const sorted = places.map((place) => ({
    place,
    keys: placeKeys(place),
    km: roadKm(from, place),
  }))
  sorted.sort((a, b) => a.km - b.km || compareNames(a.place.name, b.place.name))
  const index: PlaceIndex = {
    from,
    entries: sorted,
    byKey: new Map(),
    byPostcode: new Map(),
    districts: new Set(places.map(({ district }) => placeKey(district))),
  }
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const list = map.get(key)
    if (list) list.push(place)
    else map.set(key, [place])
  }
  for (const { place, keys } of sorted) {
    for (const key of keys) add(index.byKey, key, place)
    if (place.postcode) add(index.byPostcode, place.postcode, place)
  }
  indexes.set(places, index)
  return index
}

/** Words that, after a name in an address, make it the name of a road. */
export const roads = [
  ...['road', 'rd', 'street', 'st', 'lane', 'ln', 'mawatha', 'mw', 'avenue', 'ave', 'place', 'pl', 'drive'],
  ...['terrace', 'crescent', 'path', 'passage'],
]
