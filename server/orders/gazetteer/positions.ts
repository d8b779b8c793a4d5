/** Finds the position of each post town, by checking the lists against each other. */
import { type Position, roadKm } from '../../../src/rules/delivery.ts'
import { limits } from '../../../src/rules/limits.ts'
import { placeNames } from '../../../src/rules/place.ts'
import { soundKey, spellingKey } from '../../../src/rules/placeSpelling.ts'
import { corrections } from './corrections.ts'
import { groupBy, type Listed, lists, type PostTown } from './lists.ts'

const { postTowns, codes, divisions, villages, hamlets, populated } = lists

/** Kilometres in a straight line. */
export const km = (a: Position, b: Position) => roadKm(a, b) / limits.tariff.roadFactor

/** The nearest of a list, which must not be empty. */
export function nearest<P extends Position>(list: readonly P[], to: Position): P {
  const distance = ({ lat, lng }: P) => (lat - to.lat) ** 2 + (lng - to.lng) ** 2
  return list.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}
/** The district of a position: that of the nearest of 14,000 villages. */
export const districtAt = (position: Position) => nearest(villages, position).district

/** What two spellings of a name have in common. */
export const keyOf = ({ name }: { name: string }) => spellingKey(name)
/** A name without what is added to it for a part of the town or village: 'Mulleriyawa New Town', 'Kotahena East'. */
export const stem = (name: string) =>
  name.replace(
    / (new town|town|junction|colony|bazaar|bazar|north|south|east|west|central|[ivx]+|\d+|\(.*)$/i,
    '',
  )
/** What a village is named after: 'Pahala Kosgama East' after Kosgama. */
const root = (name: string) => stem(name).replace(/^(ihala|pahala|uda|palle|meda) /i, '')
const rooted = villages.map((each) => ({ ...each, name: root(each.name) }))
const stemmed = villages.map((each) => ({ ...each, name: stem(each.name) }))
export const listed = groupBy([...populated, ...villages, ...stemmed], keyOf)
const listedDivisions = groupBy(divisions, keyOf)
const listedHamlets = groupBy(hamlets, keyOf)
const bothLists = [groupBy(populated, keyOf), groupBy([...divisions, ...villages, ...rooted], keyOf)]
/** Whether both other lists have a place of that name, but only over 30 km from here. */
export const isElsewhere = (place: Position & { name: string }) =>
  bothLists.every((list) => {
    const same = list.get(keyOf(place))
    return same !== undefined && km(nearest(same, place), place) > 30
  })

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
const middle = (list: readonly Position[]): Position => ({
  lat: median(list.map(({ lat }) => lat)),
  lng: median(list.map(({ lng }) => lng)),
})

/** The districts that the first two digits of a postal code stand for. */
const districtOfCode: Record<string, string> = {
  ...{
    '00': 'Colombo',
    '01': 'Colombo',
    10: 'Colombo',
    11: 'Gampaha',
    12: 'Kalutara',
    20: 'Kandy',
    21: 'Matale',
  },
  ...{ 22: 'Nuwara Eliya', 30: 'Batticaloa', 31: 'Trincomalee', 32: 'Ampara', 40: 'Jaffna', 41: 'Mannar' },
  ...{ 42: 'Mullaitivu', 43: 'Vavuniya', 44: 'Kilinochchi', 50: 'Anuradhapura', 51: 'Polonnaruwa' },
  ...{ 60: 'Kurunegala', 61: 'Puttalam', 70: 'Ratnapura', 71: 'Kegalle', 80: 'Galle', 81: 'Matara' },
  ...{ 82: 'Hambantota', 90: 'Badulla', 91: 'Monaragala' },
}
// The list's district and that of the code differ where a post office serves villages beyond the border.
const districtsOf = (town: PostTown) => [
  town.district,
  districtOfCode[town.code.slice(0, 2)] ?? town.district,
]
const liesIn = (position: Position, names: readonly string[]) => names.includes(districtAt(position))

const areaOf = ({ code, district }: PostTown) => code.slice(0, 3) || district
// The middle of each postal area (three digits of the code), by the towns that lie in the district of their code.
const middles = new Map(
  [...groupBy(postTowns, areaOf)].flatMap(([area, list]) => {
    const there = list.filter((town) => liesIn(town, districtsOf(town)))
    return there.length > 2 ? [[area, middle(there)] as const] : []
  }),
)
const districts = new Map(
  [...groupBy(villages, ({ district }) => district)].map(([name, list]) => [name, middle(list)]),
)
// A position that several towns have in common is that of their district's capital, not theirs.
const positionKey = ({ lat, lng }: Position) => `${lat} ${lng}`
const shared = groupBy(postTowns, positionKey)
const capitals = new Map(
  postTowns.filter(({ name, district }) => name === district).map((town) => [town.district, town]),
)
const isAtCapital = (town: PostTown) => {
  const capital = capitals.get(town.district)
  return capital !== undefined && capital !== town && km(capital, town) < 1
}
const isShared = (town: PostTown) => shared.get(positionKey(town))!.length > 2 || isAtCapital(town)

/** The towns by what was decided about their positions. */
export const report: Record<string, string[]> = {}
function count<T>(what: string, { name, code }: PostTown, result: T): T {
  report[what] ??= []
  report[what].push(`${name} ${code}`)
  return result
}

const isPopulated = new Set(populated)
/** GeoNames has the middle of a town, the others that of its area. */
export const preferred = (list: Listed[]) => {
  const middles = list.filter((each) => isPopulated.has(each))
  return middles.length > 0 ? middles : list
}

/** Kilometres in a straight line from the middle of a division within which its town lies. */
const limitOfArea = 18

/** The position of a town: its own where a second list has it there too, otherwise that of the second list. */
function positionOf(town: PostTown): Position | undefined {
  const byHand = corrections[`${town.name} ${town.code}`]
  if (byHand) return count('set by hand', town, byHand)
  const around = middles.get(areaOf(town)) ?? districts.get(town.district)!
  const names = placeNames(town)
  const own = districtOfCode[town.code.slice(0, 2)]
  // Where another list has the name in the district of the code, the code is right and the list's district wrong.
  const isOfCode = names.some((name) =>
    listed.get(spellingKey(name))?.some((each) => each.district === own && km(each, around) < 30),
  )
  const theirs = own && isOfCode ? [own] : districtsOf(town)
  // Where two lists agree, a town lies beyond the border of its district.
  const isThere = (each: Listed) =>
    km(each, around) < 45 && (theirs.includes(each.district) || km(each, around) < 15 || km(each, town) < 4)
  const named = (list: Map<string, Listed[]>, own: string[]) =>
    own.flatMap((name) => list.get(spellingKey(name)) ?? []).filter(isThere)
  const exact = named(listed, names)
  const allSo = exact.length > 0 ? exact : named(listed, names.map(stem))
  const coded = codes.find(
    (each) => each.code === town.code && keyOf(each) === keyOf(town) && liesIn(each, theirs),
  )
  // The town of a division lies in it, but not always in its middle.
  const areas = named(listedDivisions, names)
  const villagesSo = allSo.filter(
    (each) => areas.length === 0 || areas.some((area) => km(area, each) < limitOfArea),
  )
  const isMiddleOfArea = areas.some((area) => km(area, town) < 1.5)
  const inArea = coded && areas.some((area) => km(area, coded) < limitOfArea) ? coded : undefined
  if (isMiddleOfArea && inArea && !villagesSo.some((each) => isPopulated.has(each)))
    return count('moved from the middle of its division to the position of its postal code', town, inArea)
  const isHere = liesIn(town, theirs) && km(town, around) < 45
  const seconds = villagesSo.length > 0 ? villagesSo : areas
  if (isHere && !isMiddleOfArea && allSo.some((second) => km(second, town) < 8))
    return count('confirmed', town, isShared(town) ? nearest(preferred(allSo), town) : town)
  if (isHere && !isMiddleOfArea && !isShared(town) && areas.includes(nearest(villages, town).division!))
    return count('confirmed: in the division of its name', town, town)
  // A namesake at the edge of the postal area is no proof against a position in its middle.
  const isCentral = isHere && !isShared(town) && km(town, around) < 15
  if (isCentral && seconds.length > 0 && km(nearest(seconds, around), around) > 25)
    return count('kept: nearer to its postal area than its namesakes', town, town)
  if (seconds.length > 0)
    return count('moved to its second position', town, nearest(preferred(seconds), around))
  if (isElsewhere(town)) return count('dropped: both other lists have it elsewhere', town, undefined)
  if (isHere && !isShared(town)) return count('kept: in no other list, in its district', town, town)
  if (coded && km(coded, around) < 25 && km(coded, town) > 1)
    return count('moved to the position of its postal code', town, coded)
  if (isHere && !isAtCapital(town) && km(town, around) < 20)
    return count('kept: near the rest of its postal area', town, town)
  const hamlet = named(listedHamlets, names)
  if (hamlet.length > 0) return count('moved to the hamlet of its name', town, nearest(hamlet, around))
  return count('dropped: its position is not known', town, undefined)
}

// 'Mullativu' and 'Mullathivu' are one post office.
const officeOf = (town: PostTown) => `${town.code || town.name} ${soundKey(keyOf(town))}`
export const placed = [...groupBy(postTowns, officeOf).values()].flatMap(([town, ...again]) => {
  if (!town) return []
  town.others.push(...again.map(({ name }) => name))
  const position = positionOf(town)
  if (!position) return []
  const { lat, lng } = position
  const isByHand = corrections[`${town.name} ${town.code}`] !== undefined
  if (!isByHand && isElsewhere({ name: town.name, lat, lng })) return []
  return [{ ...town, lat, lng, district: districtAt(position) }]
})
