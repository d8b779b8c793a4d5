import { roadKm } from '../../../src/rules/delivery.ts'
import { limits } from '../../../src/rules/limits.ts'
import type { Place } from '../../../src/rules/place.ts'
import { spellingKey } from '../../../src/rules/placeSpelling.ts'
import { farthestOf, foremost, isNear, type Reading, rankOf } from './choice.ts'
import type { Name, Part } from './parts.ts'
import { buildings, type PlaceIndex, placesLike, townsSpeltLike } from './placeIndex.ts'
import { alongRoad } from './roads.ts'

/** `code`: the place of the postal code; `area`: the places whose codes begin like one that no place has. */
export type Reader = {
  index: PlaceIndex
  parts: readonly Part[]
  address: string
  code?: Place
  area: readonly Place[]
}

/** Where a town has zones and the number after its name is none of theirs: 'Colombo 25'. */
export function inNoZone({ written, part }: Name, { index, parts, code }: Reader): Reading | undefined {
  const key = spellingKey(written)
  const zones = index.entries.filter(({ spellings }) =>
    spellings.some((own) => own.startsWith(key) && /^\d+$/.test(own.slice(key.length))),
  )
  const isNumbered = RegExp(`${written} \\d`).test(parts[part]!.words.join(' '))
  if (code || !isNumbered || zones.length === 0) return undefined
  const namesakes = zones.map(({ place }) => place)
  return { place: farthestOf(namesakes, index), namesakes, doubt: 'namesakes' }
}

/** The place in a district of which only the capital is named: between two towns of a road, of the postal code, or of a misspelt name. */
export function inDistrictOf(reading: Reading, { index, parts, code }: Reader): Reading {
  const capital = reading.place
  const road = parts.map((part) => part.road).find((named) => named.length > 0) ?? []
  const isThere = road.flat().some(({ name }) => name === capital.name)
  const between = road.length > 1 && !isThere ? alongRoad(road, index) : undefined
  const [first, last] = between?.namesakes ?? []
  // 'Kaduwela - Athurugiriya Road, Colombo': the road is in the district, not in its town.
  if (between && first && last && between.namesakes.every((town) => isNear(town, capital)))
    return roadKm(first, last) <= 40 ? { place: between.place, namesakes: between.namesakes } : between
  // 'Colombo 00700': the code is nearer than the district's town.
  if (code && isNear(code, capital)) return { place: code, namesakes: [code] }
  // 'Kandy Road, Colombo' may be anywhere on the road there, beyond what is near the depot.
  const away = road.filter((named) =>
    foremost(named).every((each) => roadKm(each, capital) > limits.tooFarKm),
  )
  if (away.length > 0 && roadKm(index.from, capital) <= limits.tooFarKm) return { ...reading, doubt: 'road' }
  // 'Suppar Madam, Jaffna District' is Super Madam there, and 'Malbe, Colombo' Malabe.
  const heard = parts
    .filter(({ road: named, words }) => named.length === 0 && !buildings.has(words.at(-1)!))
    .flatMap(({ words, rest, names }) => {
      const own = names.find(({ places }) => places.includes(capital))?.written
      const whole = words
        .slice(rest)
        .filter((word) => !/^\d/.test(word))
        .join(' ')
      if (own && !whole.endsWith(` ${own}`)) return []
      const written = own ? whole.slice(0, -own.length - 1) : whole
      const isThere = (each: Place) => each.district === capital.district
      // Of a short name only main towns: it may be that of a house or a person.
      const isTown = (each: Place) => rankOf(each) === 0 && (isThere(each) || roadKm(each, capital) <= 60)
      const spelt = written.length > 4 ? townsSpeltLike(index, written) : []
      const isNamed = names.some(
        (name) => name.written !== own && name.places.some((each) => isNear(each, capital)),
      )
      const others = isNamed ? [] : spelt.filter(isTown)
      const alike = [...(own ? [] : placesLike(index, written)), ...(written.length > 8 ? spelt : [])]
      return [...alike.filter(isThere), ...others]
    })
  return heard.length > 0 ? { place: farthestOf(heard, index), namesakes: heard, doubt: 'spelling' } : reading
}
