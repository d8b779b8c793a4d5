import { roadKm } from '../../../src/rules/delivery.ts'
import { type Place, placeKeys } from '../../../src/rules/place.ts'
import { isScript, spellingKey, vowelKey } from '../../../src/rules/placeSpelling.ts'
import {
  areFar,
  type Context,
  choose,
  farthestOf,
  foremost,
  isNear,
  isOwnName,
  isPostTown,
  meantBy,
  nearestOf,
  type Reading,
  rankOf,
} from './choice.ts'
import { inDistrictOf, inNoZone, type Reader } from './district.ts'
import { districtWords, type Name, type Part } from './parts.ts'
import { isLandmark, type PlaceIndex, placesLike } from './placeIndex.ts'
import { plusCodePosition } from './plusCode.ts'
import { roadsOf } from './roads.ts'

type Witnesses = (part: Part) => Name[]

/** The names of a part, less the one that a house or shop is called after: 'Galle Gardens'. */
const withoutHouses: Witnesses = ({ words, names }) =>
  names.filter(({ isEnd }, at) => isEnd || (at === names.length - 1 && districtWords.has(words.at(-1)!)))

/** The keys of one and two words that may be a district's: 'Kandy', 'Nuwara Eliya'. */
const districtsIn = (words: readonly string[]) =>
  words.flatMap((word, at) => [spellingKey(word), spellingKey(word + (words[at + 1] ?? ''))])

/** The capital of a district, where a name is that of both, in any script. */
const capitalOf = ({ districts }: PlaceIndex, { written, places }: Name) =>
  meantBy(places, written).find(({ name, district, rank }) => {
    const key = spellingKey(written)
    if (districts.has(key)) return spellingKey(district) === key
    const isCapital = vowelKey(spellingKey(name)) === vowelKey(spellingKey(district))
    return rank === 0 && (isCapital || (name === 'Colombo 1' && /^kol[aou]m/.test(key)))
  })

/** Whether a name in Latin letters is not spelt like the places it is taken for. */
const isMisspelt = ({ isLoose, written }: Name) => isLoose && !isScript(written)

/** Whether a name is a place's own but for one letter, which is not heard. */
const isSlipOf = (written: string, place: Place) =>
  placeKeys(place).some(
    (own) =>
      own.length === written.length && [...own].filter((letter, at) => letter !== written[at]).length === 1,
  )

/**
 * The place of one name in an address, by whatever else the address says. What a house is called after only counts where
 * nothing else tells: 'Kandy Industrial Park, Pallekele'.
 */
function placeOf(name: Name, reader: Reader): Reading {
  const reading = placeBeside(name, reader, withoutHouses)
  if (!reading.doubt) return reading
  const other = placeBeside(name, reader, ({ names }) => names)
  return other.doubt ? reading : other
}

function placeBeside(name: Name, reader: Reader, witnesses: Witnesses): Reading {
  const { index, parts, address, code, area } = reader
  const key = spellingKey(name.written)
  const others = parts.flatMap(witnesses).filter((other) => spellingKey(other.written) !== key)
  // The spot of a short plus code lies near the place beside it, and far from most of its namesakes.
  const spots = name.places.flatMap((place) => {
    const spot = plusCodePosition(address, place)
    return spot ? [{ place, km: roadKm(spot, place) }] : []
  })
  const close = spots.filter(({ km }) => km <= 10).map(({ place }) => place)
  const known = foremost(close)
  const [nearest] = spots
    .filter(({ place }) => known.length === 0 || known.includes(place))
    .toSorted((a, b) => a.km - b.km)
  if (nearest && nearest.km <= 10) {
    const isCoincidence =
      areFar(known) || (nearest.km > (name.places.length > 6 ? 2 : 5) && rankOf(nearest.place) > 0)
    return {
      ...{ place: nearest.place, namesakes: name.places },
      ...(isCoincidence && { doubt: 'namesakes' as const }),
    }
  }
  const districts = [
    ...parts.map(({ words, rest }) => spellingKey(words.slice(rest).at(-1) ?? '')),
    ...parts.flatMap(witnesses).flatMap(({ written }) => districtsIn(written.split(' '))),
    ...others.flatMap((other) => spellingKey(capitalOf(index, other)?.district ?? '')),
  ].filter((district) => district !== key)
  const inDistrict = name.places.filter(({ district }) => districts.includes(spellingKey(district)))
  const places = inDistrict.length > 0 ? inDistrict : name.places
  // Where a district is named, its town is not.
  const beside = inDistrict.length > 0 ? others.filter((other) => !capitalOf(index, other)) : others
  const context: Context = {
    places: [...(code ? [code] : []), ...area, ...beside.flatMap((other) => other.places)],
    roads: parts.flatMap(({ road }) => (road.length > 1 ? roadsOf(road) : [])),
  }
  // 'Kalubowila, Dehiwela' is at Dehiwala, and not at the village of Dehiwela in Badulla.
  const isNamed = (place: Place) =>
    beside.some((other) => foremost(other.places).some((each) => roadKm(each, place) <= 13))
  if (places.every((place) => rankOf(place) >= 2 && !isNamed(place))) {
    const town = placesLike(index, name.written).find((like) => isPostTown(like) && isNamed(like))
    if (town) return { place: town, namesakes: [town, ...places], doubt: 'spelling' }
  }
  const chosen = choose(places, name.written, context, index)
  // Tamil letters do not tell Buttala from Botale.
  const isUnclear =
    isMisspelt(name) ||
    (name.isLoose && rankOf(chosen.place) > 0 && areFar(places.filter((place) => rankOf(place) < 3)))
  const isElsewhere = nearest !== undefined && nearest.km > 25
  const doubt = isUnclear ? 'spelling' : isElsewhere ? 'namesakes' : undefined
  const reading: Reading = doubt ? { doubt, ...chosen } : chosen
  // 'Akuressa Road, Godagama': a road that is named after one town leads there from its neighbours.
  const isOther = (places: readonly Place[]) => !places.some((place) => name.places.includes(place))
  const ends = parts.flatMap(({ road }) => (road.length === 1 ? road.filter(isOther).flatMap(foremost) : []))
  const byRoad = name.places.filter((place) => ends.some((end) => roadKm(end, place) <= 32))
  const isAlone = places === name.places && context.places.length + context.roads.length + byRoad.length === 0
  if (isAlone && rankOf(reading.place) >= 2) {
    // Another that sounds like a village may be meant as well: 'Talayadi' and Thalaiyadi.
    const all = [reading.place, ...placesLike(index, name.written).filter((like) => rankOf(like) < 3)]
    // Of a lone village and a main town that is one vowel away the town is meant: 'Dehiwela' is Dehiwala.
    const isLone = places.filter((each) => rankOf(each) === 2).length < 2
    const town = isLone && all.find((like) => isPostTown(like) && isSlipOf(name.written, like))
    const near = all.filter((like) => ends.some((end) => roadKm(end, like) <= 32))
    const meant = near.length > 0 ? near : all
    if (areFar(all)) return { place: town || farthestOf(meant, index), namesakes: all, doubt: 'spelling' }
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
 * 'Erukkalampiddy, Palavi, Puttalam - Colombo Road' is not the one in Mannar. A post town is none, and a name that is there
 * twice, 'Kali Kovil, Kali Kovil Road', agrees with nothing.
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
      others.some((one, at) => others.some((two, nth) => nth > at && one[0] !== two[0] && areNear(one, two)))
    )
  })
  return new Set(strays.map(({ written }) => spellingKey(written)))
}

/** The places of a name before a capital: in its district or near it, and not those of other places of a post town's name. */
function beforeCapital({ places }: Name, capital: Place): Place[] {
  const town = places.find(isPostTown)
  if (!town) return places.filter((each) => isNear(each, capital))
  const inDistrict = places.filter(({ district }) => district === capital.district)
  // 'Negombo, Colombo' is not one of the hamlets named Negombo around Colombo.
  return isNear(town, capital)
    ? places.filter((each) => isPostTown(each) || (rankOf(each) < 2 && inDistrict.includes(each)))
    : inDistrict
}

/**
 * The places of a name before another's that lie there: a village or a suburb; no town in a village. A village has a part
 * of its own, or shares the town's: 'Uyana' is one, and in 'Diyatha Uyana, Kotte' a park.
 */
function beforeTown(name: Name, town: Place, last: Name, { parts, index: { from } }: Reader): Place[] {
  const { written, places, isWhole, isEnd, part } = name
  if (!isEnd) return []
  // Of a common name, or one spelt otherwise, a village farther away is a coincidence: it makes no delivery cheaper.
  const [known, another] = foremost(places)
  const isOne = !another && known && placeKeys(known).includes(written)
  const isCheaper = (each: Place) => places.length > 1 && roadKm(from, each) < roadKm(from, town) - 10
  const inDistrict = places.filter(({ district }) => district === town.district)
  const isWithin = (km: number) => (each: Place) => roadKm(each, town) <= km
  const near = inDistrict.filter((each) => isWithin(isOne && !isCheaper(each) ? 20 : 13)(each))
  // The Manning Market of Peliyagoda is none at Manning in the next district.
  const isMarked = !parts[part]!.words.join(' ').replace(` ${last.written}`, '').endsWith(written)
  return foremost(near.length > 0 || isMarked ? near : places.filter(isWithin(13))).filter((each) =>
    isWhole
      ? rankOf(each) >= rankOf(town)
      : rankOf(each) > rankOf(town) && (rankOf(each) < 2 || part === last.part),
  )
}

/** Whether the one village of a name before a town is in its district, but farther away than its villages are, and dearer. */
const isBeyond = ({ places: [village, another], isWhole }: Name, town: Place, { from }: PlaceIndex) =>
  isWhole &&
  village?.district === town.district &&
  !another &&
  roadKm(village, town) <= 32 &&
  roadKm(from, village) > roadKm(from, town) + 8

/** Whether nothing stands between two names: 'Kandy Galle' is in doubt, and 'Kandy Bakery, Galle' is not. */
const standsBefore = (name: Name, next: Name, parts: readonly Part[]) =>
  name.part === next.part && parts[next.part]!.words.join(' ').includes(`${name.written} ${next.written}`)

/**
 * The place that the names in an address mean: the last one, or a smaller place near it that is named before it as a
 * part of its own ('Helahalpe, Bandarawela'). A district's town gives way to any place near it that is named.
 */
export function placeOfNames(reader: Reader): Reading | undefined {
  const { index, parts } = reader
  const strays = straysIn(parts)
  const names = parts
    .flatMap((part) => part.names)
    // 'Batticaloa, Fort' is at the fort there, and not in Colombo.
    .filter(
      ({ written }, at) => !strays.has(spellingKey(written)) && (at === 0 || !isLandmark(written.split(' '))),
    )
  const last = names.at(-1)
  if (!last) return undefined
  const lastCapital = capitalOf(index, last)
  // 'Kandy, Kandy District' is that town.
  const isDistrict =
    districtWords.has(parts[last.part]!.words.at(-1)!) &&
    !names.some((name) => name !== last && name.isEnd && capitalOf(index, name) === lastCapital)
  const doubt = isDistrict ? ('district' as const) : isMisspelt(last) ? ('spelling' as const) : undefined
  let reading: Reading = lastCapital
    ? { place: lastCapital, namesakes: last.places, ...(doubt && { doubt }) }
    : placeOf(last, reader)
  let isArea = lastCapital !== undefined
  for (const name of names.slice(0, -1).reverse()) {
    const { place, doubt }: Reading = reading
    const capital = capitalOf(index, name)
    const isDistrictOf = capital && !isArea && isNear(place, capital)
    if (capital === place || isDistrictOf || placeKeys(place).includes(name.written)) continue
    const inside = capital ? [] : isArea ? beforeCapital(name, place) : beforeTown(name, place, last, reader)
    if (inside.length === 0) {
      // 'Chilaw, Colombo', 'Valvettithurai, Unawatuna': one of the two is not what it seems.
      const town = capital ?? name.places.find((each) => isPostTown(each) && !isNear(each, place))
      if (!name.isWhole && !standsBefore(name, last, parts)) continue
      // Beside a post town, a village elsewhere is a word of another meaning: 'Rajawatta, Pamunugama', 'Unit 4, Ratmalana'.
      const isWord = isPostTown(place) && name.places.every((each) => rankOf(each) >= 2)
      if (town && (isArea || capital))
        reading = { place: farthestOf([place, town], index), namesakes: [place, town], doubt: 'namesakes' }
      else if (isBeyond(name, place, index))
        reading = { place: name.places[0]!, namesakes: [place, ...name.places], doubt: 'namesakes' }
      else if (!isArea && !isWord && name.places.every((each) => !isNear(each, place)))
        reading = { ...reading, doubt: 'namesakes' }
      continue
    }
    const found: Reading = isArea
      ? placeOf({ ...name, places: inside }, reader)
      : { place: nearestOf(inside, place), namesakes: inside }
    const isOutside = isArea && found.place.district !== place.district
    // 'Dehigashinna, Kandy': the only village of that name is in the next district.
    const isVillageOutside = isOutside && rankOf(found.place) >= 2
    const ofArea = !isArea || isOutside ? doubt : undefined
    const own = found.doubt ?? ofArea ?? (isVillageOutside ? ('district' as const) : undefined)
    reading = { ...found, ...(own && { doubt: own }) }
    isArea = false
  }
  if (isArea) return inNoZone(last, reader) ?? inDistrictOf(reading, reader)
  const isAlone = names.length === 1 && !reader.code && parts[last.part]?.rest === 0
  return isAlone && isPiece(last, reading.place) ? { doubt: 'spelling', ...reading } : reading
}

/**
 * Whether a name may be only a piece of another, misspelt: 'Gampola Amunkole' is not Gampola, nor 'Demla kotte' Kotte. Before
 * the own name of a post town stands that of a house.
 */
const isPiece = ({ written, isEnd, isWhole }: Name, place: Place) =>
  !isEnd || (!isWhole && !(isPostTown(place) && isOwnName(place, written)))
