import { type Position, roadKm } from './delivery.ts'
import { compareNames } from './nameOrder.ts'
import { type Gazetteer, type Place, placeKeys, toVillage } from './place.ts'
import { isScript, soundKey, spellingKey } from './placeSpelling.ts'

type Entry = { place: Place; keys: string[]; spellings: string[] }
/** The list of places, indexed for look-ups. */
export type PlaceIndex = {
  from: Position
  /** Towns and suburbs, which are suggested, sorted by distance from `from`, then by name. */
  entries: Entry[]
  /** The places of a name in any of its spellings. */
  bySpelling: Map<string, Place[]>
  /** Towns by a key that also leaves out what Tamil letters do not tell. */
  bySound: Map<string, Place[]>
  byPostcode: Map<string, Place[]>
  /** Spelling keys of the districts' names. */
  districts: Set<string>
  villages?: Gazetteer['villages']
}

// The list never changes while the program runs, so it is indexed once, on first use.
const indexes = new WeakMap<readonly Place[], PlaceIndex>()

/** Returns the index of a list. All its lists are sorted by distance by road from `from`, then by name. */
export function placeIndexOf(places: readonly Place[], from: Position): PlaceIndex {
  const cached = indexes.get(places)
  if (cached?.from.lat === from.lat && cached.from.lng === from.lng) return cached
  const index: PlaceIndex = {
    from,
    entries: [],
    bySpelling: new Map(),
    bySound: new Map(),
    byPostcode: new Map(),
    districts: new Set(places.map(({ district }) => spellingKey(district))),
  }
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const list = map.get(key)
    if (!list) map.set(key, [place])
    else if (!list.includes(place)) list.push(place)
  }
  const sorted = places.map((place) => ({ place, km: roadKm(from, place) }))
  sorted.sort((a, b) => a.km - b.km || compareNames(a.place.name, b.place.name))
  for (const { place } of sorted) {
    const keys = placeKeys(place)
    const spellings = [...new Set(keys.map(spellingKey))]
    for (const key of spellings) add(index.bySpelling, key, place)
    if (place.rank === 2) continue
    index.entries.push({ place, keys, spellings })
    for (const key of spellings) add(index.bySound, soundKey(key), place)
    if (place.postcode) add(index.byPostcode, place.postcode, place)
  }
  indexes.set(places, index)
  return index
}

/** The towns and villages of a name in any of its spellings; in Sinhala and Tamil letters, of any that sounds like it. */
export function placesNamed(index: PlaceIndex, name: string): Place[] {
  const key = spellingKey(name)
  const towns = index.bySpelling.get(key) ?? (isScript(name) ? index.bySound.get(soundKey(key)) : undefined)
  const villages = (index.villages?.get(soundKey(key)) ?? []).filter(
    ([own]) => isScript(name) || spellingKey(own) === key,
  )
  return [...(towns ?? []), ...villages.map(toVillage)]
}

/** The towns and villages whose names sound like a word: the spelling of a Tamil name varies more than others. */
export function placesLike(index: PlaceIndex, name: string): Place[] {
  const sound = soundKey(spellingKey(name))
  return [...(index.bySound.get(sound) ?? []), ...(index.villages?.get(sound) ?? []).map(toVillage)]
}

/** Words after the name of a place that do not change where it is: 'Pallegoda Junction', 'Mawadivembu Hospital'. */
export const landmarks = new Set(
  (
    'junction jn jct estate division hospital school college vidyalaya central maha primary temple viharaya vihara kovil ' +
    'mosque church bus stop stand station railway reservoir tank bridge town city bazaar colony village gama post office ' +
    'police market clinic dispensary section area tea factory farm hall center centre north south east west'
  ).split(' '),
)

/** Words that, after a name in an address, make it the name of a road. */
export const roads = [
  ...[
    'road',
    'rd',
    'street',
    'st',
    'str',
    'lane',
    'ln',
    'mawatha',
    'mawata',
    'mw',
    'avenue',
    'ave',
    'av',
    'place',
  ],
  ...[
    'pl',
    'drive',
    'dr',
    'terrace',
    'crescent',
    'path',
    'passage',
    'highway',
    'hwy',
    'expressway',
    'bypass',
  ],
  ...[
    'cross',
    'veediya',
    'vidiya',
    'weediya',
    'para',
    'පාර',
    'මාවත',
    'වීදිය',
    'පටුමඟ',
    'வீதி',
    'தெரு',
    'சாலை',
    'ஒழுங்கை',
  ],
]
