import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../../../src/rules/delivery.ts'

/** A place of one of the lists; `others` are its other names and spellings, in any script. */
export type Listed = Position & { name: string; district: string; others: string[]; people: number } & {
  /** The division of a village. */
  division?: Listed
}

/** A town with a post office, its postal code ('' if unknown), and the name of a zone of Colombo. */
export type PostTown = Listed & { code: string; area: string | null }

/** The items of a list by what `keyOf` says of them, as `Map.groupBy` of newer libraries. */
export function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const text = (value: string | undefined) =>
  !value || value === 'NULL' || value === 'nan'
    ? null
    : value
        .replace(/^'|'$/g, '')
        .replace(/''|\\'/g, "'")
        .trim()

const rowsOf = (sql: string) =>
  sql
    .split('\n')
    .filter((line) => line.startsWith('('))
    .map((line) => line.match(/NULL|'(?:[^'\\]|''|\\.)*'|[\d.]+/g)!.map(text))

const tsv = (file: string) => {
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

/** Reads the lists that make.ts names from their folder. */
function readLists(folder: string) {
  const towns = join(folder, 'sri-lanka-provinces-districts-cities')
  const districtNames = new Map(
    rowsOf(readFileSync(join(towns, 'districts.sql'), 'utf8')).map(([id, , name]) => [id, name]),
  )
  districtNames.set('18', 'Monaragala')
  const postTowns = rowsOf(readFileSync(join(towns, 'cities.sql'), 'utf8')).map((row): PostTown => {
    const [, district, name, si, ta, area, areaSi, areaTa, code, lat, lng] = row
    const others = [si, ta, areaSi, areaTa].filter((each) => each !== null) as string[]
    return {
      ...{ name: name!, area: area ?? null, others, code: code ?? '', people: 0 },
      ...{ district: districtNames.get(district)!, lat: Number(lat), lng: Number(lng) },
    }
  })

  const entities = join(folder, 'lk_admin_regions/data/ents')
  const districtOfId = new Map(tsv(join(entities, 'districts.tsv')).map(({ id, name }) => [id, name!]))
  const entitiesOf = (file: string): Listed[] =>
    tsv(join(entities, file)).map(({ id, name, name_si, name_ta, center_lat, center_lon }) => ({
      ...{ name: name!, others: [text(name_si), text(name_ta)].filter((each) => each !== null), people: 0 },
      ...{ district: districtOfId.get(id!.slice(0, 5))!, lat: Number(center_lat), lng: Number(center_lon) },
    }))
  const idsOf = (file: string) => tsv(join(entities, file)).map(({ id }) => id!)
  const divisions = entitiesOf('dsds.tsv')
  const divisionsById = new Map(idsOf('dsds.tsv').map((id, at) => [id, divisions[at]!]))
  const villages = entitiesOf('gnds.tsv')
  // The id of each begins with that of what it lies in.
  const villagesById = new Map(idsOf('gnds.tsv').map((id, at) => [id, villages[at]!]))
  for (const [id, village] of villagesById) village.division = divisionsById.get(id.slice(0, 7))
  const hamlets = tsv(join(folder, 'lk_villages/data/villages.tsv')).flatMap(
    ({ village_id, name }): Listed[] => {
      const village = villagesById.get(village_id!.slice(0, 10))
      const own = name!
        .replace(/\(.*?(\)|$)|^(a )?part of( the)? |\bparts?$|\b(gama|village)$/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return village && /^[a-z][a-z .'-]{3,30}$/i.test(own) ? [{ ...village, name: own, others: [] }] : []
    },
  )

  const districtAt = ({ lat, lng }: Position) => {
    let best = villages[0]!
    let least = Number.POSITIVE_INFINITY
    for (const village of villages) {
      const distance = (village.lat - lat) ** 2 + (village.lng - lng) ** 2
      if (distance < least) [best, least] = [village, distance]
    }
    return best.district
  }
  const geojson = join(folder, 'whosonfirst-data-admin-lk/data')
  // In the order of their ids, the older and better known first: of two records of one place the first is taken.
  const records = (readdirSync(geojson, { recursive: true }) as string[]).flatMap((file) => {
    const id = /(\d+)\.geojson$/.exec(file)?.[1]
    return id ? [{ file, id: Number(id) }] : []
  })
  const populated = records
    .sort((a, b) => a.id - b.id)
    .flatMap(({ file }): Listed[] => {
      const { properties } = JSON.parse(readFileSync(join(geojson, file), 'utf8'))
      if (!['locality', 'neighbourhood'].includes(properties['wof:placetype'])) return []
      const others = Object.entries<string[]>(properties)
        .filter(([key]) => /^name:(eng|sin|tam|und)_/.test(key))
        .flatMap(([, names]) => names)
      const position = { lat: properties['geom:latitude'], lng: properties['geom:longitude'] }
      const people = properties['gn:population'] ?? 0
      return [{ name: properties['wof:name'], others, people, district: districtAt(position), ...position }]
    })

  // Where main roads begin, end and meet; 'A2.Charles Dr' is a crossing of two.
  const junctions = Object.entries(
    JSON.parse(readFileSync(join(folder, 'lk_roads/data/location_cache.json'), 'utf8')) as Record<
      string,
      [number, number]
    >,
  ).flatMap(([written, [lat, lng]]): Listed[] => {
    const name = /^([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?:\.(?:Junction|Town))?$/.exec(written)?.[1]
    return name ? [{ name, others: [], people: 0, district: districtAt({ lat, lng }), lat, lng }] : []
  })

  const codes = readFileSync(join(folder, 'postal-codes-data/data/geonames/LK.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, code, name, , , district, , , , lat, lng]) => ({
      ...{ code: code!, name: name!, district: district!, lat: Number(lat), lng: Number(lng) },
    }))
  return { postTowns, codes, divisions, villages, hamlets, populated: [...populated, ...junctions] }
}

export const lists = readLists(process.argv[2] ?? '.')
