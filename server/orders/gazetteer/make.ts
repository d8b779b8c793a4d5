/**
 * Writes server/orders/places.json and server/orders/localities.json from six public lists, each checked against the others.
 * Not part of the build: run it when a list has a newer version, and read what it prints. The files that are here are of the
 * lists of 14 July 2025, 12 April 2024, 29 September 2023, 7 December 2025, 4 December 2023 and 14 June 2026, in this order.
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
import type { Position } from '../../../src/rules/delivery.ts'
import { compareNames } from '../../../src/rules/nameOrder.ts'
import { type PlaceRow, placeNames, placeWords, roads } from '../../../src/rules/place.ts'
import { isScript, soundKey, spellingKey, toLatin } from '../../../src/rules/placeSpelling.ts'
import { shop } from '../../../src/shop/config.ts'
import { projectPath } from '../../projectPath.ts'
import { landmarks } from '../address/placeIndex.ts'
import { soundOf, villagePrefix } from '../places.ts'
import { everydayWords, mainTowns, misplaced, otherNames, suburbsWithin, towns } from './corrections.ts'
import { groupBy, type Listed, lists, type PostTown } from './lists.ts'
import {
  districtAt,
  isElsewhere,
  keyOf,
  km,
  listed,
  nearest,
  placed,
  preferred,
  report,
  stem,
} from './positions.ts'

const { divisions, villages, hamlets, populated } = lists

const print = (line: string) => process.stdout.write(`${line}\n`)

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
// A quarter of several towns, and a village whose name is the Sinhala word for 'near'.
for (const name of ['Fort', 'Langa']) noNames.delete(spellingKey(name))
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
    names.map((name) => `${district} ${spellingKey(name)}`),
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
