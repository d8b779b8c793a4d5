import { readFileSync } from 'node:fs'
import type { Position } from '../../../src/rules/delivery.ts'
import { readCsv } from '../../csv.ts'

const rowsOf = (file: string) =>
  [...readCsv(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), ',')].slice(1).map(({ cells }) => cells)
const namesIn = (cell = '') => cell.split('; ').filter(Boolean)

/** Radius in km (straight line) around the depot within which villages that two lists have are suggested as suburbs. */
export const suburbsWithin = 40

const positions = rowsOf('positions.csv').map(([name = '', code = '', lat, lng, names]) => ({
  name,
  code,
  lat: Number(lat),
  lng: Number(lng),
  others: namesIn(names),
}))

/** Positions of post towns, by name and postal code, that the lists have wrong. */
export const corrections: Record<string, Position> = Object.fromEntries(
  positions.flatMap(({ name, code, lat, lng }) => (code ? [[`${name} ${code}`, { lat, lng }]] : [])),
)

/** Towns and suburbs that the lists lack, or have only far from where shoppers mean: position, other names. */
export const towns: Record<string, [lat: number, lng: number, ...others: string[]]> = Object.fromEntries(
  positions.flatMap(({ name, code, lat, lng, others }) => (code ? [] : [[name, [lat, lng, ...others]]])),
)

/** Places that a list has where there is none of that name, or twice in two spellings: name and district. */
export const misplaced = new Set([
  ...['Wadduwa Galle', 'Wadduwa Kalutara', 'Mahiyangana Kandy', 'Mahara Gampaha'],
  ...['Kandeketiya Badulla', 'Karaitivu Ampara', 'Pandattarippu Jaffna', 'Pandaththarippu Jaffna'],
])

/** Names of a place beside those in the lists: abbreviations, former names, and those of its script that sound otherwise. */
export const otherNames: Record<string, string[]> = Object.fromEntries(
  rowsOf('names.csv').map(([name = '', names]) => [name, namesIn(names)]),
)

/** Main towns and well-known suburbs of each district: of places with the same name, these are meant. */
export const mainTowns: Record<string, string[]> = Object.fromEntries(
  rowsOf('mainTowns.csv').map(([district = '', names]) => [district, namesIn(names)]),
)

/** Words of addresses that are also the names of villages, but never mean those. */
export const everydayWords = rowsOf('everydayWords.csv').flatMap(([words]) => namesIn(words))
