import { roadKm } from '../../../src/rules/delivery.ts'
import { type Place, placeKeys, placeWords, roads } from '../../../src/rules/place.ts'
import { spellingKey } from '../../../src/rules/placeSpelling.ts'
import { areFar, foremost, isPostTown, rankOf } from './choice.ts'
import {
  buildings,
  isLandmark,
  landmarks,
  type PlaceIndex,
  placesLike,
  placesNamed,
  townsSpeltLike,
} from './placeIndex.ts'
import { withoutPlusCode } from './plusCode.ts'
import { townsAlong } from './roads.ts'

/**
 * A name in an address and the places that have it. `isLoose`: they only sound like it, or it is misspelt. `isEnd`: nothing
 * but a landmark follows it in its part.
 */
export type Name = {
  part: number
  written: string
  places: Place[]
  isLoose: boolean
  isEnd: boolean
  isWhole: boolean
}

/**
 * A part of an address, between commas: its words, from which of them on it is no road's name, the names there, and
 * those of the road.
 */
export type Part = { words: string[]; rest: number; names: Name[]; road: Place[][] }

// No address is longer; more words would only keep the server busy.
const most = { parts: 12, words: 16 }

/** Words after the name of a district. */
export const districtWords = new Set(placeWords('district dist දිස්ත්‍රික්කය දිස්ත්‍රික් மாவட்டம்'))

/** Words that say nothing about where an address is. 'Town' and the like stay, since they belong to names. */
const country = /(^| )(sri ?lanka|srilanka|ceylon|ලංකාව|ශ්‍රී ලංකාව|இலங்கை)$/
const province =
  /(^| )((western|central|southern|northern|eastern|north western|north central|uva|sabaragamuwa) province|\S+ (පළාත|மாகாணம்))$/

const isNumber = (word: string) => /^\d/.test(word)

/** 'No 12', 'A5', 'near' before the name of a village. */
const ofHouse = (word: string) =>
  isNumber(word) || /^(?:no|number|lot|near|opposite|opp|අංක|இல|[a-z])$/.test(word)
/** What may follow a name: a landmark, a number or initials, 'Hospital', '6 A', '2nd'. */
const saysNothing = (word: string) => landmarks.has(word) || isNumber(word) || /^[a-z]{1,2}$/.test(word)

/**
 * The names in a list of words, from the last: the longest at each word. A village only counts at the end or before
 * another name, since any other word after it makes another name.
 */
function namesIn(words: readonly string[], part: number, index: PlaceIndex): Name[] {
  const names: Name[] = []
  let isEnd = true
  for (let to = words.length; to > 0; ) {
    const length = [4, 3, 2, 1].find((count) => {
      const own = words.slice(Math.max(0, to - count), to)
      if (own.length < count || own.some((word, at) => isNumber(word) && at !== count - 1)) return false
      const isWhole = names.length === 0 && isEnd && words.slice(0, to - count).every(ofHouse)
      // 'Fort' is a quarter of Colombo, but no part of 'Kalpitiya Fort'; 'Ela' is Ella, but no part of 'Dambulla Ela'.
      if (own.join('').length < 3 || (isLandmark(own) && !isWhole)) return false
      const written = own.join(' ')
      const { places: found, isLoose } = placesNamed(index, written)
      const isBuilding = count > 1 && buildings.has(own.at(-1)!)
      const isOfBuilding = to === count && to < words.length && buildings.has(words.at(-1)!)
      // 'Wariyapola Town' is that town, and not a division or a quarter of that name.
      const isTown = count > 1 && /^(?:town|city|නගරය|நகரம்)$/.test(own.at(-1)!)
      const town = isTown && placesNamed(index, own.slice(0, -1).join(' ')).places.find(isPostTown)
      if (town && !found.includes(town)) return false
      const places =
        (isEnd && !isBuilding) || isOfBuilding ? found : found.filter(({ rank }) => (rank ?? 1) < 2)
      if (places.length === 0) return false
      names.unshift({ part, written, places, isLoose, isEnd: isEnd || isOfBuilding, isWhole })
      return true
    })
    if (length === undefined) isEnd &&= saysNothing(words[to - 1]!)
    to -= length ?? 1
  }
  return names
}

/** The towns of which a word is the beginning as it is typed, if they are near each other: 'Tissa', 'Hikka'. */
function clippedTowns(word: string, { entries }: PlaceIndex): Place[] {
  if (word.length < 5) return []
  const key = spellingKey(word)
  const meant = entries
    .filter(({ spellings }) => spellings.some((spelling) => spelling.startsWith(key)))
    .map(({ place }) => place)
    .filter((place) => placeKeys(place).some((name) => name.startsWith(word)))
  return areFar(meant) ? [] : foremost(meant)
}

/** The names at the end of an address: what ends it and names no place may be a main town, misspelt or clipped. */
function namesAtEnd(words: readonly string[], part: number, index: PlaceIndex): Name[] {
  const names = namesIn(words, part, index)
  const end = names.at(-1)
  if (end?.isEnd && (end.isWhole || rankOf(foremost(end.places)[0]!) < 3)) return names
  for (const count of [2, 1]) {
    const own = words.slice(-count)
    if (own.length < count || own.join('').length < 7 || own.some(isNumber)) continue
    const places = foremost(townsSpeltLike(index, own.join('')))
    if (places.length > 0 && places.every(isPostTown))
      return [
        ...names,
        { part, written: own.join(' '), places, isLoose: true, isEnd: true, isWhole: words.length === count },
      ]
  }
  const clipped = words.length === 1 ? clippedTowns(words[0]!, index) : []
  if (clipped.length === 0) return names
  return [{ part, written: words[0]!, places: clipped, isLoose: true, isEnd: true, isWhole: true }]
}

/** The places of each name in the name of a road: of its pieces between hyphens, otherwise of the towns in its words. */
function namesOfRoad(pieces: readonly string[][], index: PlaceIndex): Place[][] {
  const all = pieces.map((words) => {
    const own = words.filter((word) => !isNumber(word) && !/^(old|new|main|no)$/.test(word))
    // 'Kadigamuwa Temple Road'
    return own.slice(0, own.findLastIndex((word) => !landmarks.has(word)) + 1)
  })
  const named: Place[][] = []
  for (let at = 0; at < all.length; at++) {
    const both = placesNamed(index, [...all[at]!, ...(all[at + 1] ?? [])].join(' ')).places
    // 'Ja-Ela' is one town.
    const isOne = at + 1 < all.length && both.some(({ rank }) => (rank ?? 1) < 2)
    const places = isOne ? both : placesNamed(index, all[at]!.join(' ')).places
    if (isOne) at++
    if (places.length > 0) named.push(places)
    else named.push(...namesIn([...all[at]!, ''], 0, index).map((name) => name.places))
  }
  return named
}

/** Contractions written out, where one main town begins with the letter and ends so: "B'wela" is Bandarawela. */
function writtenOut(text: string, { entries, bySpelling }: PlaceIndex): string {
  return text.replace(/(?<!\p{L})(\p{L})['’‘`.](\p{L}{3,})/gu, (whole, letter: string, rest: string) => {
    const [first, end] = [spellingKey(letter), spellingKey(rest)]
    if (bySpelling.has(first + end)) return whole
    const meant = entries.filter(
      ({ place, spellings }) =>
        place.rank === 0 && spellings[0]!.startsWith(first) && spellings[0]!.endsWith(end),
    )
    return meant.length === 1 ? meant[0]!.place.name : whole
  })
}

/** What ends an address and is spelt like no place, but sounds like one near a town or road that stands before it. */
function heardAtEnd(
  words: readonly string[],
  part: number,
  parts: readonly Part[],
  index: PlaceIndex,
): Name[] {
  const towns = parts.flatMap(({ road, names }) =>
    [...road, ...names.map(({ places }) => places)].flatMap(foremost).filter((place) => rankOf(place) < 2),
  )
  const written = words.join(' ')
  const places = placesLike(index, written).filter((like) => towns.some((town) => roadKm(town, like) <= 32))
  return places.length > 0 ? [{ part, written, places, isLoose: true, isEnd: true, isWhole: true }] : []
}

/** The comma of 'Kankesanthurai, Road, Kokkuvil'. */
const loneRoad = /,(?=\s*(?:road|rd|street|st|lane|mawatha)\.?\s*,)/gi

const isRoadName = (words: readonly string[]) => words.some((word, at) => at > 0 && roads.includes(word))

/**
 * A text at its dashes and slashes with spaces around them, which stand for commas: not those in the name of a road
 * ('Chilaw - Colombo Road') or before the number of a zone ('Colombo - 03').
 */
function splitAtDashes(text: string): string[] {
  const pieces = text.split(/\s[-–—/]\s/)
  const road = pieces.findLastIndex((piece) => isRoadName(placeWords(piece)))
  const split = road === -1 ? [] : [pieces.slice(0, road + 1).join(' - ')]
  for (const piece of pieces.slice(road + 1)) {
    const isZone = placeWords(piece).every(isNumber) && split.length > 0
    if (isZone) split.push(`${split.pop()} ${piece}`)
    else split.push(piece)
  }
  return split
}

/**
 * The words before the name of a road that are the town it is in: those before a house number or 'Main Street', as in
 * 'Wellawatta 36 Galle Road' and 'Kaduruwela Main Street', with the number of a zone: 'Colombo 5 Havelock Road'. None where
 * they are another road, 'Galle Road 2nd Lane', or where a main road leads to: 'Rakwana Main Road, Kahawatta'.
 */
function townOfRoad(before: readonly string[], isInTown: boolean): readonly string[] {
  const first = before.findIndex((word) => !ofHouse(word))
  const number = before.findIndex((word, at) => at > first && isNumber(word))
  const isMain = number === -1 && before.at(-1) === 'main' && isInTown
  const town = before.slice(0, isMain ? -1 : number + 1)
  return first === -1 || isRoadName(town) ? [] : town
}

/** Words for the meeting of roads: one that is named after the capital of another district is on the road to it. */
const junctions = new Set(placeWords('junction jn jct හන්දිය சந்தி'))

/** Whether a word of an address ends the name of a road: 'Mawatha', or the junction of 'Jaffna Junction, Anuradhapura'. */
function endsRoad(words: readonly string[], at: number, { districts }: PlaceIndex): boolean {
  if (at === 0) return false
  if (roads.includes(words[at]!)) return true
  const before = [words.slice(at - 1, at), words.slice(Math.max(0, at - 2), at)]
  return junctions.has(words[at]!) && before.some((own) => districts.has(spellingKey(own.join(''))))
}

/** The parts of an address, with the places that each names. */
export function partsOf(address: string, index: PlaceIndex): Part[] {
  const texts = writtenOut(withoutPlusCode(address), index)
    .replace(loneRoad, ' ')
    .split(/[,;\n()|]/)
    .flatMap(splitAtDashes)
  // 'A18, Madampe'; but 'A18' before the name of a road is that of a house.
  const isNumbered = !texts.some((text) => isRoadName(placeWords(text)))
  const parts = texts.flatMap((text) => {
    const pieces = text.split(/[-–—]/).map((piece) => placeWords(piece).slice(-most.words))
    const written = placeWords(pieces.flat().join(' ').replace(country, '')).join(' ')
    const words = placeWords(written.replace(province, '')).slice(0, most.words)
    return words.length > 0 ? [{ text, words, pieces }] : []
  })
  const kept = parts.slice(-most.parts)
  const last = kept.findLastIndex(({ words }) => !words.every(isNumber))
  const read = kept.map(({ text, words, pieces }, part): Part => {
    const named = part === last ? namesAtEnd : namesIn
    const along = isNumbered ? townsAlong(text) : []
    if (along.length > 0)
      return {
        words,
        rest: 0,
        names: [],
        road: along.map((town) => placesNamed(index, town).places.slice(0, 1)),
      }
    const at = words.findLastIndex((_, nth) => endsRoad(words, nth, index))
    if (at === -1) return { words, rest: 0, names: named(words, part, index), road: [] }
    const before = townOfRoad(words.slice(0, at), part === last || !/^(?:road|rd)$/.test(words[at]!))
    const town = namesIn(before, part, index).filter(
      ({ isEnd, places }) => isEnd && rankOf(foremost(places)[0]!) < 2,
    )
    const road: string[][] = []
    let left = at
    for (const piece of pieces) {
      if (left > 0) road.push(piece.slice(town.length > 0 ? before.length : 0, left))
      left -= piece.length
    }
    // 'Union Place' and 'Baseline Road' are places themselves.
    const own = [3, 2].map((count) => words.slice(Math.max(0, at + 1 - count), at + 1).join(' '))
    const written = own.find((name) => index.bySpelling.has(spellingKey(name)))
    const itself: Name[] = written
      ? [{ part, written, ...placesNamed(index, written), isEnd: true, isWhole: false }]
      : []
    return {
      ...{ words, rest: at + 1, names: [...town, ...itself, ...named(words.slice(at + 1), part, index)] },
      road: written ? [] : namesOfRoad(road, index),
    }
  })
  const end = read[last]
  if (end && end.names.length + end.road.length === 0)
    end.names.push(...heardAtEnd(end.words, last, read, index))
  return read
}
