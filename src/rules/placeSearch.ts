import { type Position, roadKm } from './delivery.ts'
import { type Place, placeKeys, placeWords } from './place.ts'
import { choose, type Doubt, farthestOf, foremost, isNear, meantBy, type Reading } from './placeChoice.ts'
import { type PlaceIndex, placeIndexOf, roads } from './placeIndex.ts'
import { misspelt } from './placeMisspelt.ts'
import { isScript, soundKey, spellingKey } from './placeSpelling.ts'
import { plusCodePosition, withoutPlusCode } from './plusCode.ts'

const abroad =
  /(^| )(india|maldives|pakistan|bangladesh|nepal|china|japan|korea|singapore|malaysia|thailand|indonesia|australia|new zealand|u ?a ?e|emirates|qatar|kuwait|oman|bahrain|saudi arabia|u ?k|united kingdom|england|scotland|wales|ireland|france|germany|italy|netherlands|brazil|canada|u ?s ?a|united states|america)$/

/** Words that say nothing about where an address is. 'Town' and the like stay, since they belong to names. */
const country = /(^| )(sri ?lanka|srilanka|ceylon|ලංකාව|ශ්‍රී ලංකාව|இலங்கை)$/
const province =
  /^(western|central|southern|northern|eastern|north western|north central|uva|sabaragamuwa) province$/

type Found = { at: number; length: number; key: string; places: Place[]; road: boolean }

// The place of a name in the words of one part of an address: the longest name at each word.
function namesInPart(words: readonly string[], index: PlaceIndex): Found[] {
  const found: Found[] = []
  const road = words.findLastIndex((word, at) => at > 0 && roads.includes(word))
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((count) => {
      const key = at + count <= words.length ? spellingKey(words.slice(at, at + count).join('')) : ''
      const places = index.bySpelling.get(key) ?? bySound(index, words.slice(at, at + count).join(''))
      // A village counts at the end of a part only, where nothing follows that would make it another name.
      const isTown = places?.some(({ rank }) => rank !== 2)
      if (!places || key.length < 3 || (!isTown && at + count < words.length)) return false
      found.push({ at, length: count, key, places, road: at + count <= road })
      return true
    })
    at += length ?? 1
  }
  return found
}

const bySound = (index: PlaceIndex, text: string) =>
  isScript(text) ? index.bySound.get(soundKey(spellingKey(text))) : undefined

type Parts = readonly string[][]

// No address is longer; more words would only keep the server busy.
const most = { parts: 12, words: 16 }
const partsOf = (address: string): Parts =>
  withoutPlusCode(address)
    .split(/[,;\n()|]/)
    .map(placeWords)
    .map((words) => placeWords(words.join(' ').replace(country, '')).slice(-most.words))
    .filter((words) => words.length > 0)
    .slice(-most.parts)

/** The words from which on a part of an address is not the name of a road. */
const afterRoad = (words: readonly string[]) =>
  words.slice(words.findLastIndex((word, at) => at > 0 && roads.includes(word)) + 1)

/** The keys of one and two words that may name a district: 'Kandy', 'Nuwara Eliya'. */
const districtsIn = (words: readonly string[]) =>
  afterRoad(words).flatMap((word, at, all) => [spellingKey(word), spellingKey(word + (all[at + 1] ?? ''))])

/**
 * The place that the names in an address mean: the last part that names one decides, by its longest name. A district's
 * town ('Kandy') gives way to a place near it that is named before it ('Peradeniya, Kandy'). A name before 'Road' and
 * the like is that of a road, and only counts, as a doubt, where several such names are all there is.
 */
function placeOfNames(index: PlaceIndex, parts: Parts): Reading | undefined {
  const found = parts.map((words) => namesInPart(words, index))
  const everywhere = found.flat()
  // 'Galle Road' runs through half the island; a road with two names is near both.
  const oneNamed = found
    .map((names) => names.filter(({ road }) => road))
    .filter((names) => names.length === 1)
    .flat()
  const telling = everywhere.filter((name) => !oneNamed.includes(name))
  const named = parts.flatMap(districtsIn)
  const othersThan = (name: Found) =>
    telling.filter(({ key }) => key !== name.key).flatMap(({ places }) => foremost(places))
  let town: Reading | undefined
  for (const [at, words] of parts.toReversed().entries()) {
    if (province.test(words.join(' '))) continue
    let best: Found | undefined
    for (const name of found[parts.length - 1 - at]!.toReversed()) {
      if (name.road) continue
      const places = town ? name.places.filter((place) => isNear(place, town!.place)) : name.places
      const written = words.slice(name.at, name.at + name.length).join(' ')
      const capital = meantBy(name.places, written).find(({ district }) => spellingKey(district) === name.key)
      if (index.districts.has(name.key) && capital) {
        const isDistrict = words[name.at + name.length] === 'district'
        town ??= { place: capital, namesakes: name.places, ...(isDistrict && { doubt: 'district' as const }) }
      } else if (places.length > 0 && name.key.length > (best?.key.length ?? 0)) best = { ...name, places }
    }
    if (!best) continue
    const written = words.slice(best.at, best.at + best.length).join(' ')
    const { key } = best
    const inDistrict = best.places.filter(({ district }) =>
      named.some((name) => name !== key && name === spellingKey(district)),
    )
    const reading = choose(inDistrict.length > 0 ? inDistrict : best.places, written, othersThan(best), index)
    // 'Jaffna, Galle': one of the two is not what it seems.
    const other = found.find(
      ([name], of) => of !== parts.length - 1 - at && name?.length === parts[of]!.length,
    )?.[0]
    const agree = !other || other.places.some((place) => isNear(place, reading.place))
    return agree ? reading : { ...reading, doubt: 'namesakes' }
  }
  if (town) return town
  return placeOnRoad(
    everywhere.filter(({ road }) => road),
    index,
  )
}

/** Where the names of a road are all there is: the middle between its two towns, the farthest of more or distant ones. */
function placeOnRoad(names: readonly Found[], index: PlaceIndex): Reading | undefined {
  const towns = names.map(({ places }) => {
    const others = names.flatMap((other) => (other.places === places ? [] : foremost(other.places)))
    return choose(places, '', others, index).place
  })
  const [first, last] = towns
  if (!first || !last) return undefined
  if (towns.length > 2 || roadKm(first, last) > 40)
    return { place: farthestOf(towns, index), namesakes: towns, doubt: 'road' }
  const place = {
    ...farthestOf(towns, index),
    name: `${first.name} - ${last.name}`,
    lat: (first.lat + last.lat) / 2,
    lng: (first.lng + last.lng) / 2,
  }
  return { place, namesakes: towns, doubt: 'road' }
}

function placeOfCode(index: PlaceIndex, address: string, parts: Parts): Place | undefined {
  const whole = ` ${parts.flat().join(' ')} `
  for (const code of (address.match(/(?<![\d+])\d{5}(?!\d)/g) ?? []).reverse()) {
    const matches = index.byPostcode.get(code)
    if (matches)
      return matches.find((place) => placeKeys(place).some((key) => whole.includes(` ${key} `))) ?? matches[0]
  }
  return undefined
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
 * The place of a freely typed address: of its postal code if the list has it, otherwise of the names in it, and exactly
 * where a plus code in it says. 'disagree' when the town is neither in the district of the postal code nor within 40 km
 * of it, 'unknown' when no place is named or the address ends in another country. Distances from `from`, by road.
 */
export function readAddress(places: readonly Place[], address: string, from: Position): AddressPlace {
  const index = placeIndexOf(places, from)
  const parts = partsOf(address)
  const lettered = parts.map((words) => words.filter((word) => !/^\d/.test(word)).join(' '))
  if (abroad.test(lettered.findLast((text) => text !== '') ?? '')) return { kind: 'unknown' }
  const town = placeOfNames(index, parts)
  const place = placeOfCode(index, address, parts)
  // Many villages share a name: it is enough that one of them is near.
  if (place && town && town.doubt !== 'road' && !town.namesakes.some((each) => isNear(each, place)))
    return { kind: 'disagree', place, town: town.place }
  const reading: Reading | undefined = place ? { place, namesakes: [] } : (town ?? misspelt(index, parts))
  if (!reading) return { kind: 'unknown' }
  // A short code names its place within 0.5 degrees of the town beside it.
  const exact = plusCodePosition(address, reading.place)
  return {
    kind: 'place',
    place: { ...reading.place, ...exact },
    ...(reading.doubt && { doubt: reading.doubt }),
  }
}
