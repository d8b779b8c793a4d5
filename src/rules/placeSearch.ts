import { type Position, roadKm } from './delivery.ts'
import { type Place, placeKey, placeKeys, placeWords } from './place.ts'
import { type PlaceIndex, placeIndexOf, roads } from './placeIndex.ts'

const abroad =
  /(^| )(india|maldives|pakistan|bangladesh|nepal|china|japan|korea|singapore|malaysia|thailand|indonesia|australia|new zealand|u ?a ?e|emirates|qatar|kuwait|oman|bahrain|saudi arabia|u ?k|united kingdom|england|scotland|wales|ireland|france|germany|italy|netherlands|brazil|canada|u ?s ?a|united states|america)$/

type NameMatch = { key: string; places: Place[] }

// Finds the places named in one part of an address, longest names first at each word. 'Galle Road' names none.
function namesInPart(words: readonly string[], { byKey }: PlaceIndex): NameMatch[] {
  const matches: NameMatch[] = []
  for (let at = 0; at < words.length; ) {
    const key = [4, 3, 2, 1].map((n) => words.slice(at, at + n).join(' ')).find((name) => byKey.has(name))
    const next = at + (key?.split(' ').length ?? 1)
    if (key && !roads.includes(words[next] ?? '')) matches.push({ key, places: byKey.get(key)! })
    at = next
  }
  return matches
}

const isNear = (place: Place, town: Place) => place.district === town.district || roadKm(place, town) <= 40

/**
 * Finds the place of a freely typed address. A postcode from the list decides; otherwise the last part that names a
 * place does, by its longest name. A district's town ('Kandy') gives way to a place near it that is named before it
 * ('Peradeniya, Kandy'). Among places with the same name, one whose district is also named wins, otherwise the nearest
 * to `from`. Returns undefined when no place is named or the address ends in another country.
 */
export function findPlace(places: readonly Place[], address: string, from: Position): Place | undefined {
  const index = placeIndexOf(places, from)
  const parts = address.split(/[,;\n]/).map(placeWords)
  const lettered = parts.map((words) => words.filter((word) => !/^\d/.test(word)).join(' '))
  if (abroad.test(lettered.findLast((text) => text !== '') ?? '')) return undefined
  const names = namesOf(parts)
  return placeOfCode(index, address, names) ?? placeOfNames(index, parts, names)?.place
}

type Names = (text: string) => boolean

/** Returns a test for whether a text occurs in the address as whole words. */
function namesOf(parts: readonly string[][]): Names {
  const whole = ` ${parts.flat().join(' ')} `
  return (text) => whole.includes(` ${text} `)
}

function placeOfCode(index: PlaceIndex, address: string, names: Names): Place | undefined {
  for (const code of (address.match(/\b\d{5}\b/g) ?? []).reverse()) {
    const matches = index.byPostcode.get(code)
    if (matches) return matches.find((place) => placeKeys(place).some(names)) ?? matches[0]
  }
  return undefined
}

/** Returns the place that the names in an address mean, and all places that share the deciding name. */
function placeOfNames(index: PlaceIndex, parts: readonly string[][], names: Names) {
  let town: { place: Place; namesakes: readonly Place[] } | undefined
  for (const words of parts.toReversed()) {
    let best: NameMatch | undefined
    for (const match of namesInPart(words, index).reverse()) {
      const { key, places } = match
      const near = town ? places.filter((place) => isNear(place, town!.place)) : places
      if (index.districts.has(key)) town ??= { place: places[0]!, namesakes: places }
      else if (near.length > 0 && key.length > (best?.key.length ?? 0)) best = { ...match, places: near }
    }
    if (best) {
      const { places } = best
      return {
        place: places.find(({ district }) => names(placeKey(district))) ?? places[0]!,
        namesakes: places,
      }
    }
  }
  return town
}

/** The place of an address; 'disagree' when its town is far from the place of its postal code. */
export type AddressPlace =
  | { kind: 'place'; place: Place }
  | { kind: 'unknown' }
  | { kind: 'disagree'; place: Place; town: Place }

/** The place of an address, and whether its town is in the district of its postal code, or within 40 km of it. */
export function readAddress(places: readonly Place[], address: string, from: Position): AddressPlace {
  const place = findPlace(places, address, from)
  if (!place) return { kind: 'unknown' }
  const parts = address.split(/[,;\n]/).map(placeWords)
  const town = placeOfNames(placeIndexOf(places, from), parts, namesOf(parts))
  // Many villages share a name: it is enough that one of them is near.
  return !town || town.namesakes.some((each) => isNear(each, place))
    ? { kind: 'place', place }
    : { kind: 'disagree', place, town: town.place }
}
