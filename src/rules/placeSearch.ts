import { type Position, roadKm } from './delivery.ts'
import { type Gazetteer, type Place, placeKeys } from './place.ts'
import {
  areFar,
  type Context,
  choose,
  type Doubt,
  farthestOf,
  foremost,
  isNear,
  isPostTown,
  meantBy,
  nearestOf,
  type Reading,
  rankOf,
} from './placeChoice.ts'
import { type PlaceIndex, placeIndexOf, placesLike } from './placeIndex.ts'
import { misspelt } from './placeMisspelt.ts'
import { type Name, type Part, partsOf } from './placeParts.ts'
import { alongRoad, roadsOf } from './placeRoads.ts'
import { spellingKey } from './placeSpelling.ts'
import { plusCodePosition, withLatinPlusCode } from './plusCode.ts'

const abroad =
  /(^| )(india|maldives|pakistan|bangladesh|nepal|china|japan|korea|singapore|malaysia|thailand|indonesia|australia|new zealand|u ?a ?e|emirates|qatar|kuwait|oman|bahrain|saudi arabia|u ?k|united kingdom|england|scotland|wales|ireland|france|germany|italy|netherlands|brazil|canada|u ?s ?a|united states|america)$/

/** `code`: the place of the postal code; `area`: the places whose codes begin like one that no place has. */
type Reader = {
  index: PlaceIndex
  parts: readonly Part[]
  address: string
  code?: Place
  area: readonly Place[]
}

/** The keys of one and two words that may name a district: 'Kandy', 'Nuwara Eliya'. */
const districtsIn = ({ words, rest }: Part) =>
  words.slice(rest).flatMap((word, at, all) => [spellingKey(word), spellingKey(word + (all[at + 1] ?? ''))])

/** The capital of a district, where a name is that of both, in any script. */
const capitalOf = ({ districts }: PlaceIndex, { written, places }: Name) =>
  meantBy(places, written).find(({ name, district, rank }) => {
    const key = spellingKey(written)
    if (districts.has(key)) return spellingKey(district) === key
    return rank === 0 && (name === district || (name === 'Colombo 1' && /^kol[ou]m/.test(key)))
  })

/** The place of one name in an address, by whatever else the address says. */
function placeOf(name: Name, { index, parts, address, code, area }: Reader): Reading {
  const key = spellingKey(name.written)
  const others = parts.flatMap(({ names }) => names).filter((other) => spellingKey(other.written) !== key)
  // The spot of a short plus code lies near the place beside it, and far from most of its namesakes.
  const spots = name.places.flatMap((place) => {
    const spot = plusCodePosition(address, place)
    return spot ? [{ place, km: roadKm(spot, place) }] : []
  })
  const nearest = spots.toSorted((a, b) => a.km - b.km)[0]
  if (nearest && nearest.km <= 10) {
    const isChance = nearest.km > (name.places.length > 6 ? 2 : 5) && rankOf(nearest.place) > 0
    return {
      ...{ place: nearest.place, namesakes: name.places },
      ...(isChance && { doubt: 'namesakes' as const }),
    }
  }
  const named = [
    ...parts.flatMap(districtsIn),
    ...others.flatMap((other) => spellingKey(capitalOf(index, other)?.district ?? '')),
  ].filter((district) => district !== key)
  const inDistrict = name.places.filter(({ district }) => named.includes(spellingKey(district)))
  const places = inDistrict.length > 0 ? inDistrict : name.places
  // Where a district is named, its town is not.
  const beside = inDistrict.length > 0 ? others.filter((other) => !capitalOf(index, other)) : others
  const context: Context = {
    places: [...(code ? [code] : []), ...area, ...beside.flatMap((other) => other.places)],
    roads: parts.flatMap(({ road }) => (road.length > 1 ? roadsOf(road) : [])),
  }
  const chosen = choose(places, name.written, context, index)
  // Tamil letters do not tell Buttala from Botale.
  const isUnclear =
    name.isLoose && rankOf(chosen.place) > 0 && areFar(places.filter((place) => rankOf(place) < 3))
  const isElsewhere = nearest !== undefined && nearest.km > 25
  const doubt = isUnclear ? 'spelling' : isElsewhere ? 'namesakes' : undefined
  const reading: Reading = doubt ? { doubt, ...chosen } : chosen
  // 'Akuressa Road, Godagama': a road that is named after one town leads there from its neighbours.
  const isOther = (places: readonly Place[]) => !places.some((place) => name.places.includes(place))
  const ends = parts.flatMap(({ road }) => (road.length === 1 ? road.filter(isOther).flatMap(foremost) : []))
  const byRoad = name.places.filter((place) => ends.some((end) => roadKm(end, place) <= 25))
  const isLone = places === name.places && context.places.length + context.roads.length + ends.length === 0
  if (isLone && rankOf(reading.place) >= 2) {
    // Another that sounds like a village may be meant as well: 'Talayadi' and Thalaiyadi.
    const all = [reading.place, ...placesLike(index, name.written).filter((like) => rankOf(like) < 3)]
    if (areFar(all)) return { place: farthestOf(all, index), namesakes: all, doubt: 'spelling' }
  }
  if (
    byRoad.length === 0 ||
    isPostTown(reading.place) ||
    byRoad.some((place) => roadKm(place, reading.place) <= 25)
  )
    return reading
  if (reading.doubt === 'namesakes') return { ...reading, place: nearestOf(byRoad, ends[0]!) }
  return context.places.length > 0
    ? reading
    : { ...reading, place: farthestOf([reading.place, ...byRoad], index), doubt: 'namesakes' }
}

const areNear = (one: readonly Place[], two: readonly Place[]) =>
  one.some((place) => two.some((other) => roadKm(place, other) <= 40))

/**
 * The keys of names that are far from all else that the address names, of which two agree: the village of Erukkalampiddy in
 * 'Erukkalampiddy, Palavi, Puttalam - Colombo Road' is not the one in Mannar. A post town is none.
 */
function straysIn(parts: readonly Part[]): Set<string> {
  const names = parts.flatMap((part) => part.names)
  const roads = parts.flatMap(({ road }) => road)
  const strays = names.filter(({ written, places }) => {
    if (places.some(isPostTown)) return false
    const others = [
      ...names
        .filter((other) => spellingKey(other.written) !== spellingKey(written))
        .map((other) => other.places),
      ...roads.filter((named) => !named.some((place) => places.includes(place))),
    ].map(foremost)
    return (
      !others.some((named) => areNear(named, places)) &&
      others.some((one, at) => others.some((two, nth) => nth > at && areNear(one, two)))
    )
  })
  return new Set(strays.map(({ written }) => spellingKey(written)))
}

/**
 * The place that the names in an address mean: the last one, or a smaller place near it that is named before it as a
 * part of its own ('Helahalpe, Bandarawela'). A district's town gives way to any place near it that is named.
 */
function placeOfNames(reader: Reader): Reading | undefined {
  const { index, parts } = reader
  let reading: Reading | undefined
  let isArea = false
  const strays = straysIn(parts)
  for (const name of parts.flatMap(({ names }) => names).reverse()) {
    if (strays.has(spellingKey(name.written))) continue
    const capital = capitalOf(index, name)
    if (!reading) {
      const words = parts[name.part]!.words
      const isDistrict = words.at(-1) === 'district'
      isArea = capital !== undefined
      reading = capital
        ? { place: capital, namesakes: name.places, ...(isDistrict && { doubt: 'district' as const }) }
        : placeOf(name, reader)
      continue
    }
    const { place }: Reading = reading
    const town = capital ?? name.places.find(isPostTown)
    const isElsewhere = town !== undefined && isArea && !isNear(town, place)
    const nearby: Place[] = name.places.filter((each) =>
      isArea
        ? isElsewhere
          ? each.district === place.district
          : isNear(each, place)
        : roadKm(each, place) <= (each.district === place.district ? 20 : 13),
    )
    // A village, or a suburb as a part of its own, lies in a town; a town does not lie in a village.
    const inside = isArea
      ? nearby.filter((each) => !town || isElsewhere || isPostTown(each))
      : foremost(nearby).filter(
          (each) => rankOf(each) > rankOf(place) || (name.isWhole && rankOf(each) === rankOf(place)),
        )
    // 'Negombo, Colombo' is not one of the hamlets named Negombo around Colombo.
    const isOtherTown = capital ? isArea && capital !== place : isElsewhere && nearby.length === 0
    if (town && isOtherTown && name.isWhole)
      reading = { place: farthestOf([place, town], index), namesakes: [place, town], doubt: 'namesakes' }
    if (capital || placeKeys(place).includes(name.written)) continue
    if (nearby.length === 0) {
      // 'Valvettithurai, Unawatuna': one of the two is not what it seems.
      const isOther = name.isWhole && !isArea && name.places.every((each) => !isNear(each, place))
      if (isOther) reading = { ...reading, doubt: 'namesakes' }
      continue
    }
    if (inside.length === 0 || (!isArea && !name.isEnd)) continue
    reading = isArea
      ? placeOf({ ...name, places: inside }, reader)
      : { place: nearestOf(inside, place), namesakes: inside, ...(reading.doubt && { doubt: reading.doubt }) }
    isArea = false
  }
  if (!reading) return undefined
  if (!isArea) return reading
  const capital = reading.place
  const road = parts.map((part) => part.road).find((named) => named.length > 0) ?? []
  const isThere = road.flat().some(({ name }) => name === capital.name)
  const between = road.length > 1 && !isThere ? alongRoad(road, index) : undefined
  const [first, last] = between?.namesakes ?? []
  // 'Kaduwela - Athurugiriya Road, Colombo': the road is in the district, not in its town.
  if (
    between &&
    first &&
    last &&
    isNear(first, capital) &&
    isNear(last, capital) &&
    roadKm(first, last) <= 40
  )
    return { place: between.place, namesakes: between.namesakes }
  // 'Colombo 00700': the code is nearer than the district's town.
  const { code } = reader
  return code && isNear(code, capital) ? { place: code, namesakes: [code] } : reading
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
  const address = withLatinPlusCode(written)
  const index = { ...placeIndexOf(gazetteer.towns, from), villages: gazetteer.villages }
  const parts = partsOf(address, index)
  const lettered = parts.map(({ words }) => words.filter((word) => !/^\d/.test(word)).join(' '))
  if (abroad.test(lettered.findLast((text) => text !== '') ?? '')) return { kind: 'unknown' }
  const code = placeOfCode(index, address, parts)
  const area = code ? [] : areaOfCode(index, address)
  const named = placeOfNames({ index, parts, address, area, ...(code && { code }) })
  // A village that is far from the postal code is a word of another meaning.
  const town = code && named && rankOf(named.place) >= 2 && !isNear(named.place, code) ? undefined : named
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
  return {
    kind: 'place',
    place: {
      ...sure.place,
      ...(sure.place.postcode === null && code && { postcode: code.postcode }),
      ...exact,
    },
    ...(sure.doubt && { doubt: sure.doubt }),
  }
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
