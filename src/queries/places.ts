import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fetchFile } from '../lib/endpoint.ts'
import { type PlaceRow, toPlaces } from '../rules/placeRows.ts'

// public/places.json holds rows without keys: they are a third of the size.
const Rows = z.array(z.custom<PlaceRow>((row) => Array.isArray(row) && row.length === 6))

/** The places of Sri Lanka, from a file of the shop's own. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async () => toPlaces(z.parse(Rows, await fetchFile('/places.json'))),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
