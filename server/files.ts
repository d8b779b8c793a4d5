import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PlaceRow, toPlaces } from '../src/rules/placeRows.ts'
import type { Place } from '../src/rules/places.ts'

/** The path of a file or folder of the project. */
export const projectPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

let places: Promise<Place[]> | undefined

/** The places of Sri Lanka, read once at their first use. */
export function readPlaces(): Promise<Place[]> {
  places ??= readFile(projectPath('public/places.json'), 'utf8').then((text) =>
    toPlaces(JSON.parse(text) as PlaceRow[]),
  )
  return places
}
