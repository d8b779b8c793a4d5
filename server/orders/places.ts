import { readFile } from 'node:fs/promises'
import { type Place, type PlaceRow, toPlaces } from '../../src/rules/place.ts'
import { projectPath } from '../projectPath.ts'

const placesOf = async (file: string) =>
  toPlaces(JSON.parse(await readFile(projectPath(file), 'utf8')) as Record<string, PlaceRow[]>)

let places: Promise<Place[]> | undefined

/** The towns of Sri Lanka, which the shop also suggests, and its villages: read once on first use. After a failure the next call reads them again. */
export function readPlaces(): Promise<Place[]> {
  places ??= Promise.all(['server/orders/places.json', 'server/orders/localities.json'].map(placesOf)).then(
    (lists) => lists.flat(),
  )
  const reading = places
  reading.catch(() => {
    if (places === reading) places = undefined
  })
  return reading
}
