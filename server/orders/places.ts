import { readFile } from 'node:fs/promises'
import { once } from '../../src/lib/once.ts'
import {
  type Gazetteer,
  type PlaceRow,
  toPlaces,
  toVillages,
  type VillageRows,
} from '../../src/rules/place.ts'
import { placeIndexOf } from '../../src/rules/placeIndex.ts'
import { shop } from '../../src/shop/config.ts'
import { projectPath } from '../projectPath.ts'

const read = async <T>(file: string) => JSON.parse(await readFile(projectPath(file), 'utf8')) as T

/**
 * The towns of Sri Lanka, which the shop also suggests, and its villages: read and indexed once. After a failure the next
 * call reads them again.
 */
export const readPlaces = once(async (): Promise<Gazetteer> => {
  const [rows, villages] = await Promise.all([
    read<Record<string, PlaceRow[]>>('server/orders/places.json'),
    read<VillageRows>('server/orders/localities.json'),
  ])
  const towns = toPlaces(rows)
  placeIndexOf(towns, shop.location)
  return { towns, villages: toVillages(villages) }
})
