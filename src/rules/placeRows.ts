import type { Place } from './place.ts'

/** A place as stored in public/places.json: name, area, district, postcode, latitude, longitude. */
export type PlaceRow = [
  name: string,
  area: string | null,
  district: string,
  postcode: string | null,
  lat: number,
  lng: number,
]

/** Converts stored rows to places. */
export const toPlaces = (rows: readonly PlaceRow[]): Place[] =>
  rows.map(([name, area, district, postcode, lat, lng]) => ({ name, area, district, postcode, lat, lng }))
