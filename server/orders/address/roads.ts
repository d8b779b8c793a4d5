import { type Position, roadKm } from '../../../src/rules/delivery.ts'
import type { Place } from '../../../src/rules/place.ts'
import { choose, farthestOf, foremost, type Reading } from './choice.ts'
import type { PlaceIndex } from './placeIndex.ts'

/** The towns along the main roads, by their numbers. */
const mainRoads = (
  'A1 Colombo/Kandy A2 Colombo/Galle/Matara/Hambantota/Wellawaya A3 Peliyagoda/Negombo/Puttalam ' +
  'A4 Colombo/Ratnapura/Wellawaya/Monaragala/Batticaloa A5 Peradeniya/Nuwara Eliya/Badulla/Chenkaladi ' +
  'A6 Ambepussa/Kurunegala/Dambulla/Trincomalee A7 Avissawella/Hatton/Nuwara Eliya A8 Panadura/Ratnapura ' +
  'A9 Kandy/Dambulla/Vavuniya/Kilinochchi/Jaffna A10 Katugastota/Kurunegala/Puttalam ' +
  'A11 Maradankadawala/Habarana/Polonnaruwa A12 Puttalam/Anuradhapura/Trincomalee A14 Medawachchiya/Mannar ' +
  'A15 Batticaloa/Trincomalee A16 Beragala/Bandarawela/Hali Ela A17 Galle/Akuressa/Deniyaya/Rakwana ' +
  'A18 Pelmadulla/Embilipitiya/Ambalantota A19 Polgahawela/Kegalle A20 Anuradhapura/Rambewa ' +
  'A21 Kegalle/Bulathkohupitiya/Karawanella A22 Passara/Monaragala A23 Wellawaya/Ella A24 Matara/Akuressa ' +
  'A25 Siyambalanduwa/Ampara A26 Kandy/Mahiyanganaya/Padiyatalawa A27 Ampara/Uhana/Mahaoya ' +
  'A28 Anuradhapura/Padeniya A29 Horowpothana/Vavuniya A30 Vavuniya/Madhu A31 Ampara/Karativu ' +
  'A32 Jaffna/Poonakary/Mannar A33 Ja-Ela/Gampaha/Yakkala A34 Mankulam/Mullativu A35 Paranthan/Mullativu'
).split(/ (?=A\d)/)
const townsOfRoad = new Map(
  mainRoads.map((road) => {
    const [number = '', ...towns] = road.split(/(?<=^A\d+) |\//)
    return [number.slice(1), towns] as const
  }),
)

/** The towns along the road of a number, such as 'A18'; none of a number that is not a main road's. */
export const townsAlong = (text: string): readonly string[] =>
  townsOfRoad.get(/^(?:\d+ )?A ?(\d{1,2})$/i.exec(text.trim())?.[1] ?? '') ?? []

/** The pieces of a road between the places that it is named after: of namesakes, the two nearest to each other. */
export function roadsOf(named: readonly (readonly Place[])[]): [Position, Position][] {
  return named.slice(1).map((places, at) => {
    const pairs = foremost(named[at]!).flatMap((from) =>
      foremost(places).map((to) => ({ ends: [from, to] as [Position, Position], km: roadKm(from, to) })),
    )
    return pairs.reduce((best, each) => (each.km < best.km ? each : best)).ends
  })
}

/**
 * Where an address is that names only a road: the middle of a short road, of a longer one the end that is farthest from
 * the depot, of a road named after one place that place. Always doubtful.
 */
export function alongRoad(named: readonly (readonly Place[])[], index: PlaceIndex): Reading | undefined {
  const towns = named.map((places) => {
    const others = named.filter((other) => other !== places).flatMap(foremost)
    return choose(places, '', { places: others, roads: [] }, index).place
  })
  if (towns.length === 0) return undefined
  const far = farthestOf(towns, index)
  const first = farthestOf(towns, { from: far })
  if (first === far || roadKm(first, far) > 40) return { place: far, namesakes: towns, doubt: 'road' }
  const place = {
    ...far,
    name: `${first.name} - ${far.name}`,
    lat: (first.lat + far.lat) / 2,
    lng: (first.lng + far.lng) / 2,
  }
  return { place, namesakes: [first, far], doubt: 'road' }
}
