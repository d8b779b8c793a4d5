import { type Position, roadKm } from '../../../src/rules/delivery.ts'
import { type Place, placeKeys } from '../../../src/rules/place.ts'
import {
  type Doubt,
  farthestOf,
  foremost,
  isNear,
  isPostTown,
  nearestOf,
  type Reading,
  rankOf,
} from './choice.ts'
import { placeOfNames } from './names.ts'
import { type Part, partsOf } from './parts.ts'
import {
  buildings,
  type Gazetteer,
  landmarks,
  type PlaceIndex,
  placeIndexOf,
  placesLike,
  townsSpeltLike,
} from './placeIndex.ts'
import { plusCodePosition, withLatinPlusCode } from './plusCode.ts'
import { alongRoad } from './roads.ts'

/** Characters of an address, of which the end says most, and letters of its words: more would only keep the server busy. */
const longest = { address: 1000, word: /[\p{L}\p{M}\u200d]{60,}/gu }

const abroad =
  /(^| )(india|maldives|pakistan|bangladesh|nepal|china|japan|korea|singapore|malaysia|thailand|indonesia|australia|new zealand|u ?a ?e|emirates|qatar|kuwait|oman|bahrain|saudi arabia|u ?k|united kingdom|england|scotland|wales|ireland|france|germany|italy|netherlands|brazil|canada|u ?s ?a|united states|america)$/

/** A part of an address that refers to another one: no place is meant, though 'Abbowa' is nearly 'above'. */
const reference = /(^|[,;\n])\s*(?:the )?(?:same|as above|see above|ditto)\b[^,;\n]*/gi

/**
 * Where the road of an address leads to or comes from: '2 km from Kegalle towards Colombo', 'Warakapola, Colombo side',
 * 'Kandy from Colombo'. What is so many kilometres from a place is near it.
 */
const direction = RegExp(
  [
    '(?<!\\p{L})(?:towards?|via|on the way to|(?<!(?:km|m|miles?|met(?:re|er)s?|min(?:ute)?s?|away|far) )from) [^,;\\n]+',
    '(?<=(?:^|[,;\\n])\\s*)\\p{L}+ (?:side|bound)(?!\\p{L})',
    '[\\p{L}\\p{M}\\u200d]+ (?:දෙසට|පැත්තට?|நோக்கி|பக்கம்)',
  ].join('|'),
  'giu',
)

/** The parts of an address, without where its road leads, unless it says nothing else. */
function partsToRead(address: string, index: PlaceIndex): Part[] {
  const parts = partsOf(address.replace(direction, ' '), index)
  return parts.some(({ names, road }) => names.length + road.length > 0) ? parts : partsOf(address, index)
}

function placeOfCode(index: PlaceIndex, address: string, parts: readonly Part[]): Place | undefined {
  const whole = ` ${parts.flatMap(({ words }) => words).join(' ')} `
  for (const code of (address.match(/(?<![\d+])\d{5}(?!\d)/g) ?? []).reverse()) {
    const matches = index.byPostcode.get(code)
    if (matches)
      return matches.find((place) => placeKeys(place).some((key) => whole.includes(` ${key} `))) ?? matches[0]
  }
  return undefined
}

/** The places of the area of a postal code that none of them has: those whose codes differ in the last two digits. */
const areaOfCode = ({ byPostcode }: PlaceIndex, address: string): Place[] => {
  const code = address.match(/(?<![\d+])\d{5}(?!\d)/g)?.at(-1)
  return code
    ? [...byPostcode].flatMap(([other, places]) => (other.slice(0, 3) === code.slice(0, 3) ? places : []))
    : []
}

/**
 * The place of an address; 'disagree' when its town is far from the place of its postal code. `doubt` says why the
 * place is not sure: it is then the farthest of those that the address may mean. Ruling 74
 */
export type AddressPlace =
  | { kind: 'place'; place: Place; doubt?: Doubt }
  | { kind: 'unknown' }
  | { kind: 'disagree'; place: Place; town: Place }

/**
 * The place of a freely typed address: of the names in it, otherwise of its postal code, and exactly where a plus code in
 * it says. 'disagree' when the town is neither in the district of the postal code nor within 40 km of it, 'unknown' when
 * no place is named or the address ends in another country. Distances from `from`, by road.
 */
export function readAddress(gazetteer: Gazetteer, written: string, from: Position): AddressPlace {
  // With letters and digits of full width as those of ASCII.
  const plain = written.normalize('NFKC').slice(-longest.address).replace(longest.word, ' ')
  const address = withLatinPlusCode(plain.replace(reference, '$1'))
  const index = placeIndexOf(gazetteer, from)
  const parts = partsToRead(address, index)
  const lettered = parts.map(({ words }) => words.filter((word) => !/^\d/.test(word)).join(' '))
  if (abroad.test(lettered.findLast((text) => text !== '') ?? '')) return { kind: 'unknown' }
  const code = placeOfCode(index, address, parts)
  const area = code ? [] : areaOfCode(index, address)
  const named = placeOfNames({ index, parts, address, area, ...(code && { code }) })
  // A village that is far from the postal code is a word of another meaning, unless its town is named as well.
  const isOfTown = (village: Place) =>
    parts.some(({ names }) =>
      names.some(({ places }) => places.some((each) => isPostTown(each) && isNear(each, village))),
    )
  const isStray = code && named && rankOf(named.place) >= 2 && !isNear(named.place, code)
  const town = isStray && !isOfTown(named.place) ? undefined : named
  if (code && town && !town.namesakes.some((each) => isNear(each, code)) && !isNear(town.place, code))
    return { kind: 'disagree', place: code, town: town.place }
  const reading: Reading | undefined =
    town ??
    (code ? { place: code, namesakes: [] } : undefined) ??
    misspelt(index, parts) ??
    roadReading(index, parts)
  if (!reading) return { kind: 'unknown' }
  const sure = code && town ? withCode(town, code, from) : reading
  const exact = spotNear(sure.place, address, index)
  const doubt = sure.doubt ?? (!code && !exact && hasUnknown(parts, sure.place) ? 'spelling' : undefined)
  return {
    kind: 'place',
    place: {
      ...sure.place,
      ...(sure.place.postcode === null && code && { postcode: code.postcode }),
      ...exact,
    },
    ...(doubt && { doubt }),
  }
}

/** Whether a name that is no place stands between a road and the town: 'Temple Road, Sudanapura, Colombo'. */
function hasUnknown(parts: readonly Part[], town: Place): boolean {
  const at = parts.findLastIndex(({ names }) => names.some(({ places }) => places.includes(town)))
  const road = parts.findLastIndex(({ rest, words }) => rest > 0 && rest === words.length)
  const between = road >= 0 && road < at ? parts.slice(road + 1, at) : []
  return between.some(
    ({ names, rest, words }) =>
      rest === 0 &&
      !names.some(({ places }) => places.some((each) => isNear(each, town))) &&
      words.every((word) => /^\p{L}{3,}$/u.test(word) && !landmarks.has(word) && !buildings.has(word)),
  )
}

/**
 * The spot of a plus code. A short one names one in each degree: of those beside the place the nearest that lies in its
 * district, not in the sea or a forest.
 */
function spotNear(place: Place, address: string, { entries }: PlaceIndex): Position | undefined {
  const steps = [0, -1, 1]
  const spots = steps.flatMap((lat) =>
    steps.flatMap((lng) => {
      const spot = plusCodePosition(address, { lat: place.lat + lat, lng: place.lng + lng })
      return spot ? [{ spot, km: roadKm(spot, place) }] : []
    }),
  )
  const sorted = spots.toSorted((a, b) => a.km - b.km)
  const inhabited = sorted.find(({ spot, km }) => {
    if (km <= 15) return true
    const town = nearestOf(
      entries.map((entry) => entry.place),
      spot,
    )
    return town.district === place.district && roadKm(town, spot) <= 9
  })
  return (inhabited ?? sorted[0])?.spot
}

/** Where the names of roads are all there is. */
const roadReading = (index: PlaceIndex, parts: readonly Part[]): Reading | undefined =>
  alongRoad(
    parts.flatMap(({ road }) => road),
    index,
  )

/** The town, unless its postal code is that of a dearer place: '000' stands for a whole district. */
function withCode(town: Reading, code: Place, from: Position): Reading {
  const dearer = roadKm(from, code) - roadKm(from, town.place)
  if (town.doubt === 'namesakes' && roadKm(town.place, code) > 40) return { ...town, place: code }
  return dearer > 10 && !code.postcode?.endsWith('000') ? { place: code, namesakes: [], doubt: 'code' } : town
}

/**
 * The place whose name sounds like one in the address, or the town whose name differs from it by a letter or two: near
 * the road that the address names, otherwise the farthest of several. Always doubtful.
 */
function misspelt(index: PlaceIndex, parts: readonly Part[]): Reading | undefined {
  const ends = parts.flatMap(({ road }) => road.flatMap(foremost))
  const farthest = (found: readonly Parameters<typeof farthestOf>[0][number][]): Reading => {
    const near = found.filter((place) => ends.some((end) => roadKm(end, place) <= 32))
    const towns = found.filter((place) => rankOf(place) < 2)
    const close = [near, towns, found].find((list) => list.length > 0)!
    return { place: farthestOf(close, index), namesakes: found, doubt: 'spelling' }
  }
  for (const { words, rest } of parts.toReversed()) {
    for (let at = words.length - 1; at >= rest; at--) {
      for (const typed of new Set([words.slice(at).join(''), words[at]!])) {
        if (typed.length < 6 || /\d/.test(typed)) continue
        const alike = placesLike(index, typed)
        if (alike.length > 0) return farthest(alike)
        const close = townsSpeltLike(index, typed)
        if (close.length > 0) return farthest(close)
      }
    }
  }
  return undefined
}
