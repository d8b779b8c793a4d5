import { type Position, roadKm } from '../../../src/rules/delivery.ts'
import { type Place, placeKey, placeKeys, placeNames } from '../../../src/rules/place.ts'
import { isScript, soundKey, spellingKey, toLatin } from '../../../src/rules/placeSpelling.ts'

/** Whether a place can belong to a town: in its district, or within 40 km of it by road. */
export const isNear = (place: Place, town: Position & { district: string }) =>
  place.district === town.district || roadKm(place, town) <= 40

/** Places within this many kilometres by road are one place to a delivery. */
const onePlace = 15
/** Whether two of these places are too far apart to cost the same. */
export const areFar = (places: readonly Place[]) =>
  places.some((place) => places.some((other) => roadKm(place, other) > onePlace))

/**
 * Why it is not sure where an address is: several places have its name, it was misspelt, it names a road or district
 * only, or its postal code says a dearer place.
 */
export type Doubt = 'namesakes' | 'spelling' | 'road' | 'district' | 'code'

/** The index of places, or what else has the position of the depot. */
type From = { from: Position }

/** What an address is read as; `namesakes` are all places that its name may mean. */
export type Reading = { place: Place; namesakes: readonly Place[]; doubt?: Doubt }

/** What else an address names: places with their namesakes, and roads from one place to another. */
export type Context = { places: readonly Place[]; roads: readonly (readonly [Position, Position])[] }

/** 0 for the main towns, the greater the less likely a place is meant by its name. */
export const rankOf = ({ rank = 1 }: Place) => rank
/** Whether a name means this place, whatever else has it. */
export const isPostTown = (place: Place) => rankOf(place) === 0 && place.postcode !== null

/** Of places with one name, those that are meant without anything that says more. */
export const foremost = (places: readonly Place[]) => {
  const rank = Math.min(...places.map(rankOf))
  return places.filter((place) => rankOf(place) === rank)
}

/** Whether a name is a place's own, as it sounds, and not one of its `names`. */
export const isOwnName = ({ name, area }: Place, written: string) => {
  const sound = soundKey(spellingKey(written))
  return placeNames({ name, area }).some((own) => soundKey(spellingKey(placeKey(own))) === sound)
}

/** Of places with one name, the foremost, and of those the ones that are written like it. */
export const meantBy = (places: readonly Place[], written: string) => {
  const known = foremost(places)
  // Sinhala and Tamil write two letters where they are heard: 'මත්තල' is Mattala, and not Matale.
  const exact = known.filter((place) => placeKeys(place).includes(toLatin(written)))
  return exact.length > 0 ? exact : known
}

/** Without what everybody writes one way or the other: w for v, an h after a consonant. */
const aspirated = (key: string) => key.replace(/w/g, 'v').replace(/([bdgkpst])h/g, '$1')

/** Kilometres by road from a place to the straight line between two others, less the bends of a long road. */
function kmToRoad(place: Position, [from, to]: readonly [Position, Position]): number {
  const [x, y] = [to.lng - from.lng, to.lat - from.lat]
  const along = ((place.lng - from.lng) * x + (place.lat - from.lat) * y) / (x * x + y * y || 1)
  const share = Math.min(1, Math.max(0, along))
  const beside = roadKm(place, { lat: from.lat + share * y, lng: from.lng + share * x })
  return Math.max(0, beside - roadKm(from, to) / 12)
}

/**
 * Kilometres to what else is named. A main town is near a village; but of two villages' names there are many pairs:
 * beside a village, only a town tells a namesake of a post town.
 */
const kmTo = (place: Place, { places, roads }: Context, isTownsName: boolean) =>
  Math.min(
    ...places
      .filter((other) => rankOf(place) === 0 || rankOf(other) < (isTownsName ? 2 : 3))
      .map((other) => roadKm(place, other)),
    ...roads.map((road) => kmToRoad(place, road)),
  )

/** Of places with one name, the one that is meant; the farthest from the depot if that cannot be told. */
export function choose(places: readonly Place[], written: string, context: Context, { from }: From): Reading {
  const isTownsName = places.some(isPostTown)
  const away = new Map(places.map((place) => [place, kmTo(place, context, isTownsName)]))
  // 'Ethul Kotte, Negombo' is not the hamlet of that name beside Kotte, nor a village near the line of a long road.
  const isTold = context.places.length > 0 || context.roads.some(([from, to]) => roadKm(from, to) < 150)
  const known = isTownsName ? places.filter((place) => rankOf(place) < (isTold ? 3 : 1)) : places
  const least = Math.min(...known.map((place) => away.get(place)!))
  const within = (km: number) => places.filter((place) => away.get(place)! <= least + km)
  const isNamed = least <= 25
  const meant = meantBy(isNamed ? within(10).filter((place) => known.includes(place)) : known, written)
  if (areFar(meant)) return { place: farthestOf(meant, { from }), namesakes: places, doubt: 'namesakes' }
  const place = meant[0]!
  const isExact = placeKeys(place).includes(written)
  const like = aspirated(written)
  const isWrittenLike = (each: Place) => placeKeys(each).some((key) => aspirated(key) === like)
  const rivals = (isNamed ? within(15) : places).filter(
    (other) => isRival(other, place, isNamed) && (!isExact || placeKeys(other).includes(written)),
  )
  // A suburb without a post office, or another name of a town, is not meant for sure where several villages further away have
  // that name: 'Godagama', 'Kurunduwatta' for Colombo 7. A town that is written otherwise not where one is: 'Ellakanda' for Elakanda.
  const isCommon =
    !isNamed &&
    rankOf(place) === 0 &&
    !(isPostTown(place) && isOwnName(place, written)) &&
    places.filter(
      (other) =>
        rankOf(other) === 2 &&
        (isScript(written) || !isOwnName(place, written) || placeKeys(other).includes(written)) &&
        roadKm(from, other) > roadKm(from, place) + onePlace,
    ).length > (isScript(written) || isWrittenLike(place) ? 1 : 0)
  const isOffTheRoad = !isNamed && context.roads.length > 0 && rankOf(place) >= 2
  const isSure = !isCommon && !isOffTheRoad && !areFar([place, ...rivals])
  // Villages are many: one with another vowel or a letter once instead of twice may be another.
  const isMisspelt = rankOf(place) >= 2 && !isScript(written) && !isWrittenLike(place)
  const doubt = isSure ? (isMisspelt ? 'spelling' : undefined) : 'namesakes'
  return { place, namesakes: places, ...(doubt && { doubt }) }
}

/**
 * Whether a namesake may be meant in place of the foremost: of a main town with a post office none, of one without, one
 * that has it, or a village at whatever else is named; of another town a village, of a village a hamlet.
 */
function isRival(other: Place, place: Place, isNamed: boolean): boolean {
  if (isPostTown(place)) return false
  if (rankOf(place) === 0) return isNamed ? rankOf(other) < 3 : rankOf(other) < 2 && other.postcode !== null
  return rankOf(other) < 3 || rankOf(place) > 1
}

/** The place farthest from the depot, to which delivery is dearest. */
export const farthestOf = (places: readonly Place[], { from }: From): Place =>
  places.reduce((most, each) => (roadKm(from, each) > roadKm(from, most) ? each : most))

/** The place nearest to a position. */
export const nearestOf = <P extends Position>(places: readonly P[], to: Position): P =>
  places.reduce((best, each) => (roadKm(to, each) < roadKm(to, best) ? each : best))
