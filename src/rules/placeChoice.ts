import { type Position, roadKm } from './delivery.ts'
import { type Place, placeKeys } from './place.ts'
import { isScript } from './placeSpelling.ts'

/** Whether a place can belong to a town: in its district, or within 40 km of it by road. */
export const isNear = (place: Place, town: Position & { district: string }) =>
  place.district === town.district || roadKm(place, town) <= 40

/** Places within this many kilometres by road are one place to a delivery. */
const onePlace = 15
const areFar = (places: readonly Place[]) =>
  places.some((place) => places.some((other) => roadKm(place, other) > onePlace))

/** Why it is not sure where an address is: two places have its name, it was misspelt, or names a road or district only. */
export type Doubt = 'namesakes' | 'spelling' | 'road' | 'district'

/** The index of places, or what else has the position of the depot. */
type From = { from: Position }

/** What an address is read as; `namesakes` are all places that its name may mean. */
export type Reading = { place: Place; namesakes: readonly Place[]; doubt?: Doubt }

const rankOf = ({ rank = 1 }: Place) => rank
/** Of places with one name, those that are meant without anything that says more. */
export const foremost = (places: readonly Place[]) => {
  const rank = Math.min(...places.map(rankOf))
  return places.filter((place) => rankOf(place) === rank)
}

/** Of places with one name, the foremost, and of those the ones that are written like it. */
export const meantBy = (places: readonly Place[], written: string) => {
  const known = foremost(places)
  const exact = known.filter((place) => placeKeys(place).includes(written))
  return exact.length > 0 ? exact : known
}

/** Without what everybody writes one way or the other: w for v, an h after a consonant. */
const aspirated = (key: string) => key.replace(/w/g, 'v').replace(/([bdgkpst])h/g, '$1')

/** Of places with one name, the one that is meant; the farthest from the depot if that cannot be told. */
export function choose(
  places: readonly Place[],
  written: string,
  others: readonly Place[],
  { from }: From,
): Reading {
  const away = places.map((place) => Math.min(...others.map((other) => roadKm(place, other))))
  const least = Math.min(...away)
  const near = least <= 25 ? places.filter((_, at) => away[at]! <= least + 5) : []
  const meant = meantBy(near.length > 0 ? near : places, written)
  const place = meant[0]!
  // A suburb or village may be another of that name; a main town is not.
  const isSure = rankOf(place) === 0 || near.length > 0 || !areFar(places)
  // Villages are many: one with another vowel or a letter once instead of twice may be another.
  const like = aspirated(written)
  const isMisspelt =
    rankOf(place) === 2 && !isScript(written) && !placeKeys(place).some((key) => aspirated(key) === like)
  if (!areFar(meant)) {
    const doubt = isSure ? (isMisspelt ? 'spelling' : undefined) : 'namesakes'
    return { place, namesakes: places, ...(doubt && { doubt }) }
  }
  return { place: farthestOf(meant, { from }), namesakes: places, doubt: 'namesakes' }
}

/** The place farthest from the depot, to which delivery is dearest. */
export const farthestOf = (places: readonly Place[], { from }: From): Place =>
  places.reduce((most, each) => (roadKm(from, each) > roadKm(from, most) ? each : most))
