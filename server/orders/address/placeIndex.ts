import type { Position } from '../../../src/rules/delivery.ts'
import { lettersOff } from '../../../src/rules/lettersOff.ts'
import { type Place, placeEntries, placeKey, placeKeys, placeWords } from '../../../src/rules/place.ts'
import { isScript, isTamil, soundKey, spellingKey, vowelKey } from '../../../src/rules/placeSpelling.ts'

/** The villages of a name by how it sounds, which is a `soundKey`. */
export type Villages = { get: (sound: string) => readonly Place[]; all: () => Place[] }

/** The towns, which are also suggested, and the villages, if they are known. */
export type Gazetteer = { towns: readonly Place[]; villages?: Villages }

/** The towns and villages, indexed for look-ups. All lists are sorted by distance by road from `from`, then by name. */
export type PlaceIndex = {
  from: Position
  entries: ReturnType<typeof placeEntries>
  /** The towns of a name in any of its spellings. */
  bySpelling: Map<string, Place[]>
  /** How each of those spellings sounds. */
  sounds: Map<string, string>
  /** Towns by a key that also leaves out what Tamil letters do not tell. */
  bySound: Map<string, Place[]>
  byPostcode: Map<string, Place[]>
  /** Spelling keys of the districts' names. */
  districts: Set<string>
  villages?: Villages
}

// The list never changes while the program runs, so it is indexed once, on first use.
const indexes = new WeakMap<Gazetteer, PlaceIndex>()

/** Returns the index of a gazetteer for distances from a position. */
export function placeIndexOf(gazetteer: Gazetteer, from: Position): PlaceIndex {
  const cached = indexes.get(gazetteer)
  if (cached?.from.lat === from.lat && cached.from.lng === from.lng) return cached
  const { towns, villages } = gazetteer
  const index: PlaceIndex = {
    from,
    entries: placeEntries(towns, from),
    bySpelling: new Map(),
    sounds: new Map(),
    bySound: new Map(),
    byPostcode: new Map(),
    districts: new Set(towns.map(({ district }) => spellingKey(district))),
    ...(villages && { villages }),
  }
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const list = map.get(key)
    if (!list) map.set(key, [place])
    else if (!list.includes(place)) list.push(place)
  }
  for (const { place, spellings } of index.entries) {
    for (const key of spellings) {
      const sound = soundKey(key)
      add(index.bySpelling, key, place)
      index.sounds.set(key, sound)
      add(index.bySound, sound, place)
    }
    if (place.postcode) add(index.byPostcode, place.postcode, place)
  }
  indexes.set(gazetteer, index)
  return index
}

/**
 * The towns and villages of a name in any of its spellings. A name in Sinhala or Tamil letters that is spelt like none
 * is that of all places that sound like it: `isLoose`.
 */
export function placesNamed(index: PlaceIndex, name: string): { places: Place[]; isLoose: boolean } {
  const key = spellingKey(name)
  const villages = index.villages?.get(soundKey(key)) ?? []
  const places = [
    ...(index.bySpelling.get(key) ?? []),
    ...villages.filter(({ name: own }) => spellingKey(placeKey(own)) === key),
  ]
  const isLoose = isTamil(name)
    ? !places.some(({ rank = 1 }) => rank < 2)
    : places.length === 0 && isScript(name)
  return { places: isLoose ? placesLike(index, name) : places, isLoose }
}

/**
 * The towns and villages whose names sound like a word: the spelling of a Tamil name varies more than others. In other
 * letters, which tell g from k, those that only differ in vowels go before.
 */
export function placesLike(index: PlaceIndex, name: string): Place[] {
  const key = spellingKey(name)
  const sound = soundKey(key)
  const alike = [...(index.bySound.get(sound) ?? []), ...(index.villages?.get(sound) ?? [])]
  const close = isTamil(name)
    ? []
    : alike.filter((place) => placeKeys(place).some((own) => vowelKey(spellingKey(own)) === vowelKey(key)))
  return close.length > 0 ? close : alike
}

/**
 * The towns whose names differ from a word by a letter or, if it is long, two, or sound so but for one ('Ampilipity'):
 * those that sound most like it, and the main towns that are spelt most like it. Otherwise those with two letters in the
 * other order, which a key may hide ('Gamploa').
 */
export function townsSpeltLike({ bySpelling, sounds }: PlaceIndex, word: string): Place[] {
  const key = spellingKey(word)
  const sound = soundKey(key)
  const most = key.length > 8 ? 2 : 1
  // Another script is heard already.
  const isByEar = key.length > 8 && !isScript(word)
  const found: Place[][] = [[], [], []]
  const mainTowns: Place[] = []
  for (const [name, places] of bySpelling) {
    const heard = sounds.get(name)!
    const isSpelt = name[0] === key[0] && lettersOff(name, key, most) <= most
    const isHeard = isByEar && heard[0] === sound[0] && lettersOff(heard, sound, 1) <= 1
    // A key may hide a letter: 'Gampha' has another 'ph' than Gampaha.
    const isClose = (place: Place) => lettersOff(place.name.toLowerCase(), word, 1) <= 1
    if (name[0] === key[0])
      mainTowns.push(
        ...places.filter((each) => each.rank === 0 && (lettersOff(name, key, 1) <= 1 || isClose(each))),
      )
    if (isSpelt || isHeard) found[lettersOff(heard, sound, most)]?.push(...places)
  }
  const close = found.find((places) => places.length > 0)
  if (close || isScript(word)) return [...new Set([...(close ?? []), ...mainTowns])]
  const swapped = [...word]
    .slice(1)
    .map((next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2))
  return swapped.flatMap((each) => bySpelling.get(spellingKey(each)) ?? [])
}

/** Words after the name of a place that do not change where it is: 'Pallegoda Junction', 'Mawadivembu Hospital'. */
export const landmarks = new Set(
  placeWords(
    'new junction jn jct estate division hospital school college vidyalaya central maha primary temple viharaya vihara kovil ' +
      'mosque church bus stop stand station railway reservoir tank bridge town city bazaar colony village gama post office ' +
      'police market clinic dispensary wewa section area tea factory farm hall center centre north south east west palace plaza ' +
      'airport port harbour fort court quarry navy cooperative kachcheri dewale kanatte pansala palliya palama ganga ela kanda gala ' +
      'kele yaya beach bay ftz epz langa laga gawa asala issaraha idiripita pitupasa pitipassa passe arukil arugil pakkathil munnal ' +
      'ළඟ ලඟ ගාව අසල ඉස්සරහ ඉදිරිපිට පිටුපස පිටිපස්ස අසබඩ அருகில் அருகே அருகாமையில் பக்கத்தில் முன்னால் எதிரில் பின்னால் ' +
      'හන්දිය වැව රෝහල පාසල විද්‍යාලය මහා ප්‍රාථමික විහාරය පන්සල පල්ලිය කෝවිල දුම්රිය පොළ ස්ථානය ජලාශය පාලම නගරය ටවුන් ගම තැපැල් ' +
      'කාර්යාලය පොලිසිය වරාය දේවාලය කනත්ත කච්චේරිය ගඟ ඇළ ඇල කන්ද ගල යාය වත්ත කොටස කොලනිය ජනපදය කර්මාන්ත ශාලාව දූපත උතුර දකුණ නැගෙනහිර බටහිර ' +
      'சந்தி குளம் மருத்துவமனை வைத்தியசாலை பாடசாலை பள்ளி கல்லூரி வித்தியாலயம் மகா கோவில் கோயில் பள்ளிவாசல் தேவாலயம் நிலையம் பஸ் ' +
      'நீர்த்தேக்கம் பாலம் டவுன் நகரம் நகர் கிராமம் அலுவலகம் தோட்டம் பிரிவு காலனி தொழிற்சாலை தேயிலை தீவு வடக்கு தெற்கு கிழக்கு மேற்கு',
  ),
)

/** Whether words only say what is there, in no place that is named after it. */
export const isLandmark = (words: readonly string[]): boolean =>
  words.every((word) => /^\d/.test(word) || landmarks.has(word))

/** Landmarks that are no place themselves: 'Sivan Kovil' is not the village Sivankovil. */
export const buildings = new Set(
  placeWords(
    'hospital school college vidyalaya temple viharaya vihara kovil mosque church clinic dispensary',
  ),
)
