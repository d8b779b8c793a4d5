/**
 * Prints how well addresses are found, for files of tab-separated rows: an address, its latitude and its longitude.
 *
 *   npm run places:check -- FILE ... [--misses]
 */
import { readFileSync } from 'node:fs'
import type { Gazetteer } from '../../../server/orders/address/placeIndex.ts'
import { readAddress } from '../../../server/orders/address/readAddress.ts'
import { readPlaces } from '../../../server/orders/places.ts'
import { roadKm } from '../../../src/rules/delivery.ts'
import { limits } from '../../../src/rules/limits.ts'
import { shop } from '../../../src/shop/config.ts'

/**
 * How an address of a known position is read: the place and the doubt, kilometres between the two in a straight line
 * (infinite if it is not found), and whether it is taken to be within the range of the parts that are only delivered near
 * the shop although it is 3 km beyond ('near'), or over 8 km nearer than it is ('cheap').
 */
export type Evaluation = {
  address: string
  place: string
  doubt?: string
  km: number
  underestimated?: 'near' | 'cheap'
}

/** Reads the addresses of a text of tab-separated rows and compares them with their positions. */
export function evaluate(places: Gazetteer, text: string): Evaluation[] {
  const rows = text.trim().split('\n')
  return rows.map((row) => {
    const [address = '', lat, lng] = row.split('\t')
    const at = { lat: Number(lat), lng: Number(lng) }
    const reading = readAddress(places, address, shop.location)
    if (reading.kind !== 'place') return { address, place: reading.kind, km: Number.POSITIVE_INFINITY }
    const { place, doubt } = reading
    const [taken, is] = [roadKm(shop.location, place), roadKm(shop.location, at)]
    const isNear = taken <= limits.tooFarKm && is > limits.tooFarKm + 3
    const underestimated = isNear
      ? ('near' as const)
      : is - taken > 8 * limits.tariff.roadFactor && ('cheap' as const)
    return {
      ...{ address, place: `${place.name}, ${place.district}` },
      ...(doubt && { doubt }),
      ...(underestimated && { underestimated }),
      km: roadKm(place, at) / limits.tariff.roadFactor,
    }
  })
}

/** The figures of an evaluation, in one line. */
export function figures(evaluations: readonly Evaluation[]): string {
  const share = (list: readonly Evaluation[], of = evaluations) =>
    `${list.length} (${((100 * list.length) / of.length).toFixed(1)}%)`
  const found = evaluations.filter(({ km }) => Number.isFinite(km))
  const sure = found.filter(({ doubt }) => !doubt)
  return [
    `${evaluations.length} addresses: found ${share(found)}`,
    `within 8 km ${share(found.filter(({ km }) => km <= 8))}`,
    `without a doubt ${share(sure)}, of those within 8 km ${share(
      sure.filter(({ km }) => km <= 8),
      sure,
    )}`,
    `without a doubt near although far ${sure.filter(({ underestimated }) => underestimated === 'near').length}`,
    `without a doubt cheap ${sure.filter(({ underestimated }) => underestimated === 'cheap').length}`,
    `cheap with a doubt ${found.filter(({ doubt, underestimated }) => doubt && underestimated).length}`,
  ].join('; ')
}

if (import.meta.main) {
  const places = await readPlaces()
  for (const file of process.argv.slice(2).filter((each) => !each.startsWith('--'))) {
    const evaluations = evaluate(places, readFileSync(file, 'utf8'))
    process.stdout.write(`${file}: ${figures(evaluations)}\n`)
    if (!process.argv.includes('--misses')) continue
    for (const { address, place, doubt, km, underestimated } of evaluations.filter((each) => each.km > 8))
      process.stdout.write(
        `  ${address}: ${place}, ${Math.round(km)} km${doubt ? ` (${doubt})` : ''} ${underestimated ?? ''}\n`,
      )
  }
}
