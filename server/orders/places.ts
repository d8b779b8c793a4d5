import { readFile } from 'node:fs/promises'
import { type Place, type PlaceRow, toPlaces } from '../../src/rules/place.ts'
import { projectPath } from '../projectPath.ts'

let places: Promise<Place[]> | undefined

/** The places of Sri Lanka, read once on first use. After a failure the next call reads them again. */
export function readPlaces(): Promise<Place[]> {
  places ??= readFile(projectPath('public/places.json'), 'utf8').then((text) =>
    toPlaces(JSON.parse(text) as PlaceRow[]),
  )
  const reading = places
  reading.catch(() => {
    if (places === reading) places = undefined
  })
  return reading
}
