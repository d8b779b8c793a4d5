/**
 * Writes server/orders/places.json and server/orders/localities.json from six public lists, each checked against the others.
 * Not part of the build: run it when a list has a newer version, and read what it prints.
 *
 *   cd FOLDER
 *   git clone https://github.com/thesrilanka/sri-lanka-provinces-districts-cities   post towns, MIT
 *   git clone https://github.com/symerio/postal-codes-data                          GeoNames postal codes, CC BY 4.0
 *   git clone https://github.com/whosonfirst-data/whosonfirst-data-admin-lk         GeoNames populated places, CC BY 4.0
 *   git clone https://github.com/nuuuwan/lk_admin_regions                           divisions and villages, MIT
 *   git clone https://github.com/nuuuwan/lk_villages                                hamlets of the villages, MIT
 *   git clone https://github.com/nuuuwan/lk_roads                                   ends of main roads, MIT
 *   node server/orders/gazetteer/make.ts FOLDER
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Position, roadKm } from '../../../src/rules/delivery.ts'
import { limits } from '../../../src/rules/limits.ts'
import { compareNames } from '../../../src/rules/nameOrder.ts'
import { type PlaceRow, placeNames, placeWords, roads } from '../../../src/rules/place.ts'
import { isScript, soundKey, spellingKey, toLatin } from '../../../src/rules/placeSpelling.ts'
import { shop } from '../../../src/shop/config.ts'
import { projectPath } from '../../projectPath.ts'
import { landmarks } from '../address/placeIndex.ts'
import { soundOf, villagePrefix } from '../places.ts'
import {
  corrections,
  everydayWords,
  mainTowns,
  misplaced,
  otherNames,
  suburbsWithin,
  towns,
} from './corrections.ts'
import { groupBy, type Listed, type PostTown, readLists } from './lists.ts'

const { postTowns, codes, divisions, villages, hamlets, populated } = readLists(process.argv[2] ?? '.')

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Kilometres in a straight line. */
const km = (a: Position, b: Position) => roadKm(a, b) / limits.tariff.roadFactor

function nearest<P extends Position>(list: readonly P[], to: Position): P {
  const distance = ({ lat, lng }: P) => (lat - to.lat) ** 2 + (lng - to.lng) ** 2
  return list.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}
// Of 14,000 villages, the nearest tells the district.
const districtAt = (position: Position) => nearest(villages, position).district

const keyOf = ({ name }: { name: string }) => spellingKey(name)
/** A name without what is added to it for a part of the town or village: 'Mulleriyawa New Town', 'Kotahena East'. */
const stem = (name: string) =>
  name.replace(
    / (new town|town|junction|colony|bazaar|bazar|north|south|east|west|central|[ivx]+|\d+|\(.*)$/i,
    '',
  )
/** What a village is named after: 'Pahala Kosgama East' after Kosgama. */
const root = (name: string) => stem(name).replace(/^(ihala|pahala|uda|palle|meda) /i, '')
const rooted = villages.map((each) => ({ ...each, name: root(each.name) }))
const stemmed = villages.map((each) => ({ ...each, name: stem(each.name) }))
const listed = groupBy([...populated, ...villages, ...stemmed], keyOf)
const listedDivisions = groupBy(divisions, keyOf)
const listedHamlets = groupBy(hamlets, keyOf)
const bothLists = [groupBy(populated, keyOf), groupBy([...divisions, ...villages, ...rooted], keyOf)]
/** Whether both other lists have a place of that name, but only over 30 km from here. */
const isElsewhere = (place: Position & { name: string }) =>
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

const report: Record<string, string[]> = {}
function count<T>(what: string, { name, code }: PostTown, result: T): T {
  report[what] ??= []
  report[what].push(`${name} ${code}`)
  return result
}

const isPopulated = new Set(populated)
/** GeoNames has the middle of a town, the others that of its area. */
const preferred = (list: Listed[]) => {
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
  const isThere = (each: Listed) =>
    km(each, around) < 45 && (theirs.includes(each.district) || km(each, around) < 15)
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
const placed = [...groupBy(postTowns, officeOf).values()].flatMap(([town, ...again]) => {
  if (!town) return []
  town.others.push(...again.map(({ name }) => name))
  const position = positionOf(town)
  if (!position) return []
  const { lat, lng } = position
  const isByHand = corrections[`${town.name} ${town.code}`] !== undefined
  if (!isByHand && isElsewhere({ name: town.name, lat, lng })) return []
  return [{ ...town, lat, lng, district: districtAt(position) }]
})
for (const [what, names] of Object.entries(report)) print(`${what}: ${names.length}\n  ${names.join(', ')}`)

// What only the other lists have: suburbs, divisions and villages.
type Extra = Listed & { sources: Set<string> }
const known = groupBy(
  placed.flatMap((town) => placeNames(town).map((name) => ({ name, town }))),
  keyOf,
)
const isTown = (name: string, position: Position, within: number) =>
  known.get(spellingKey(name))?.some(({ town }) => km(town, position) < within) ?? false
const isSet = (name: string, position: Position) => {
  const [lat, lng] = towns[name] ?? []
  return lat !== undefined && lng !== undefined && km({ lat, lng }, position) < 8
}
const noNames = new Set([...roads, ...landmarks, ...everydayWords, 'Colombo'].map(spellingKey))
const extras = new Map<string, Extra[]>()
const positionOnly = ({ lat, lng }: Position) => ({ lat, lng })
function add(source: string, list: readonly Listed[], within: number) {
  for (const each of list) {
    // What is added to a name tells it from a town of that name further away: 'Kotmale New Town'.
    const name = isTown(stem(each.name), each, 25) ? each.name : stem(each.name)
    const key = spellingKey(name)
    if (key.length < 3 || /[\d.,]/.test(name) || noNames.has(key) || isSet(name, each)) continue
    if (placeWords(name).some((word, at) => at > 0 && roads.includes(word))) continue
    if (misplaced.has(`${name} ${each.district}`) || isTown(name, each, within)) continue
    // The translation of a division is often the name of its main town.
    const isDivision = source === 'divisions'
    if (isDivision && each.others.some((other) => isTown(toLatin(other), each, within))) continue
    const same = extras.get(key)?.find((other) => km(other, each) < within)
    // Hamlets are told apart from houses and estates by no list.
    if (same && source !== 'hamlets') same.sources.add(source)
    if (!same) {
      const inside = isDivision ? (listed.get(key) ?? []).filter((other) => km(other, each) < 12) : []
      const extra = {
        ...each,
        ...(inside.length > 0 && positionOnly(nearest(preferred(inside), each))),
        ...{ name, others: isDivision ? [] : each.others, sources: new Set([source]) },
      }
      extras.set(key, [...(extras.get(key) ?? []), extra])
    }
  }
}
add('divisions', divisions, 25)
add('populated', populated, 6)
add('villages', villages, 6)
add('hamlets', hamlets, 6)

const mains = new Set(
  Object.entries(mainTowns).flatMap(([district, names]) =>
    names.split(', ').map((name) => `${district} ${spellingKey(name)}`),
  ),
)
const isMainIn = (name: string, district: string) => mains.has(`${district} ${spellingKey(name)}`)
const hasPostTown = (name: string, district: string) =>
  known.get(spellingKey(name))?.some(({ town }) => town.district === district) ?? false
// Near the depot a few kilometres decide what can be delivered: there, a village that two lists have is a suburb.
const isSuburb = (each: Extra) =>
  each.people > 0 ||
  each.sources.has('divisions') ||
  (isMainIn(each.name, each.district) && !hasPostTown(each.name, each.district)) ||
  (each.sources.size > 1 && km(each, shop.location) < suburbsWithin)

const isDivision = (name: string, position: Position) =>
  divisions.some(
    (each) =>
      km(each, position) < 24 &&
      [each.name, ...each.others].some((own) => spellingKey(own) === spellingKey(name)),
  )
const rankOfTown = (town: PostTown) =>
  km(town, shop.location) < 25 ||
  town.name === town.district ||
  isMainIn(town.name, town.district) ||
  isSet(town.name, town) ||
  isDivision(town.name, town)
    ? 0
    : 1
const rankOfSuburb = (each: Extra) =>
  (isMainIn(each.name, each.district) && !hasPostTown(each.name, each.district)) ||
  isDivision(each.name, each)
    ? 0
    : 1

/** The names of a place, in Latin letters, that neither the spelling nor the sound of its own name covers. */
function namesOf(place: Listed & { area?: string | null; code?: string }): string[] {
  const own = placeNames({ name: place.name, area: place.area ?? null }).map(spellingKey)
  const keys = new Set(own)
  const sounds = new Set(own.map(soundKey))
  const zone = /^Colombo (\d+)$/.exec(place.name)?.[1]
  // 'Medawala Harispattuwa' is Medawala in the division of Harispattuwa.
  const [first = '', second = '', ...more] = place.name.split(' ')
  const isBefore =
    !zone && more.length === 0 && divisions.some(({ name }) => keyOf({ name }) === spellingKey(second))
  const byHand = [
    ...(otherNames[place.name] ?? []),
    ...(zone ? [`Kolamba ${zone}`, `Kolumbu ${zone}`, `Col ${zone}`, `Cmb ${zone}`] : []),
    ...(isBefore ? [first] : []),
  ]
  const others = place.others.filter((name) => {
    const key = spellingKey(name)
    // Some translations in the lists are those of another town; those of a zone are only 'Colombo'.
    const isAnothers = known.get(key)?.some(({ town }) => km(town, place) > 10)
    const isTamil = /[\u0b80-\u0bff]/.test(name)
    // In Tamil, the Fort of Colombo sounds like Kotte.
    if (isTamil && (zone || sounds.has(soundKey(key)))) return false
    return !isAnothers && !/^kol[ou]m/.test(key) && key !== 'kolamba'
  })
  return [...byHand, ...others].map(toLatin).filter((name) => {
    const isNew = !keys.has(spellingKey(name))
    keys.add(spellingKey(name))
    return isNew
  })
}

const round = (degrees: number) => Number(degrees.toFixed(4))
function rowOf(place: Listed & { area?: string | null; code?: string }, rank: 0 | 1): [string, PlaceRow] {
  const area = /^Colombo \d+$/.test(place.name) ? place.area : undefined
  const row = [
    ...[place.name, round(place.lat), round(place.lng), place.code ?? '', rank, namesOf(place)],
    area ?? '',
  ]
  const defaults = ['', '', '', '', '1', '', '']
  while (String(row.at(-1)) === defaults[row.length - 1]) row.pop()
  return [place.district, row as PlaceRow]
}

function writeTowns(file: string, rows: [district: string, row: PlaceRow][]) {
  const lines = [...groupBy(rows, ([district]) => district)].sort(([a], [b]) => compareNames(a, b))
  const text = lines.map(([district, list]) => {
    const sorted = list.map(([, row]) => row).sort((a, b) => compareNames(a[0], b[0]))
    return `${JSON.stringify(district)}:${JSON.stringify(sorted)}`
  })
  write(file, rows.length, text)
}

function write(file: string, places: number, lines: string[]) {
  const json = `{\n${lines.join(',\n')}\n}\n`
  writeFileSync(projectPath(file), json)
  print(`${file}: ${places} places, ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} gzipped`)
}

/** Writes the villages by the first letters of how their names sound, one line for each. */
function writeVillages(file: string, list: readonly Extra[]) {
  const districtNames = [...new Set(list.map(({ district }) => district))].sort()
  const byPrefix = new Map<string, string[]>()
  for (const each of list.toSorted((a, b) => compareNames(a.name, b.name))) {
    const names = [each.name, ...each.others.filter((other) => isScript(other))]
    const [own = '', ...sounds] = new Set(names.map(soundOf))
    const rank = each.sources.size === 1 && each.sources.has('hamlets') ? 3 : 2
    const position = [each.lat, each.lng].map((degrees) => Math.round(degrees * 1000))
    const row = [each.name, districtNames.indexOf(each.district), ...position, rank, ...sounds].join(',')
    for (const prefix of new Set([own, ...sounds].map(villagePrefix)))
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), row])
  }
  const lines = [...byPrefix].sort(([a], [b]) => compareNames(a, b))
  const rows = lines.map(([prefix, row]) => `${JSON.stringify(prefix)}:${JSON.stringify(row.join(';'))}`)
  write(file, list.length, [
    `"districts":${JSON.stringify(districtNames)}`,
    `"rows":{\n${rows.join(',\n')}\n}`,
  ])
}

const setByHand = Object.entries(towns)
  .filter(([name]) => !placed.some((town) => town.name === name && isSet(name, town)))
  .map(([name, [lat, lng, ...others]]) => ({
    name,
    lat,
    lng,
    others,
    people: 0,
    district: districtAt({ lat, lng }),
  }))
const everywhere = [...extras.values()].flat()
writeTowns('server/orders/places.json', [
  ...placed.map((town) => rowOf(town, rankOfTown(town))),
  ...everywhere.filter(isSuburb).map((suburb) => rowOf(suburb, rankOfSuburb(suburb))),
  ...setByHand.map((town) => rowOf(town, 0)),
])
writeVillages(
  'server/orders/localities.json',
  everywhere.filter((each) => !isSuburb(each)),
)
const far = placed.filter(isElsewhere).map(({ name, code }) => `${name} ${code}`)
print(`over 30 km from both other lists: ${far.length} ${far.join(', ')}`)
