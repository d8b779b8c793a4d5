import { readFile } from 'node:fs/promises'
import { once } from '../../src/lib/once.ts'
import { type Place, type PlaceRow, placeKey, toPlaces } from '../../src/rules/place.ts'
import { soundKey, spellingKey } from '../../src/rules/placeSpelling.ts'
import { shop } from '../../src/shop/config.ts'
import { projectPath } from '../projectPath.ts'
import { type Gazetteer, placeIndexOf, type Villages } from './address/placeIndex.ts'

/**
 * Villages as stored: by the first three letters of a sound, rows divided by `;` of name, number of the district, latitude
 * and longitude in thousandths of a degree, 2 (village) or 3 (hamlet), and how other names sound.
 */
type VillageRows = { districts: readonly string[]; rows: Record<string, string> }

/** How a name sounds, in any script. */
export const soundOf = (name: string): string => soundKey(spellingKey(placeKey(name)))

/** The letters of a sound under which its villages are stored. */
export const villagePrefix = (sound: string): string => sound.slice(0, 3)

/** The stored villages; their rows are read when a name that begins so is first looked up. */
function toVillages({ districts, rows }: VillageRows): Villages {
  const read = new Map<string, Map<string, Place[]>>()
  const groupOf = (prefix: string) => {
    const known = read.get(prefix)
    if (known) return known
    const group = new Map<string, Place[]>()
    for (const row of rows[prefix]?.split(';') ?? []) {
      const [name = '', district, lat, lng, rank, ...sounds] = row.split(',')
      const place: Place = {
        ...{ name, area: null, district: districts[Number(district)]!, postcode: null },
        ...{ lat: Number(lat) / 1000, lng: Number(lng) / 1000, rank: rank === '2' ? 2 : 3 },
      }
      for (const sound of [soundOf(name), ...sounds]) group.set(sound, [...(group.get(sound) ?? []), place])
    }
    read.set(prefix, group)
    return group
  }
  return {
    get: (sound) => groupOf(villagePrefix(sound)).get(sound) ?? [],
    all: () =>
      Object.keys(rows).flatMap((prefix) =>
        [...groupOf(prefix)].flatMap(([sound, places]) =>
          places.filter(({ name }) => sound.startsWith(prefix) && soundOf(name) === sound),
        ),
      ),
  }
}

const read = async <T>(file: string) => JSON.parse(await readFile(projectPath(file), 'utf8')) as T

/** The towns and villages of Sri Lanka, read and indexed once; after a failure the next call reads them again. */
export const readPlaces = once(async (): Promise<Gazetteer> => {
  const [rows, villages] = await Promise.all([
    read<Record<string, PlaceRow[]>>('server/orders/places.json'),
    read<VillageRows>('server/orders/localities.json'),
  ])
  const gazetteer = { towns: toPlaces(rows), villages: toVillages(villages) }
  placeIndexOf(gazetteer, shop.location)
  return gazetteer
})
