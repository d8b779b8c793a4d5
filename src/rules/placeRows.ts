import type { Place } from './place.ts'

/** A place as public/places.json keeps it: name, area, district, postcode, latitude, longitude. */
export type PlaceRow = [
  name: string,
  area: string | null,
  district: string,
  postcode: string | null,
  lat: number,
  lng: number,
]

/** The places of those rows. */
export const toPlaces = (rows: readonly PlaceRow[]): Place[] =>
  rows.map(([name, area, district, postcode, lat, lng]) => ({ name, area, district, postcode, lat, lng }))
