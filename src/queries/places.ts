import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fetchFile } from '../lib/endpoint.ts'
import { type PlaceRow, toPlaces } from '../rules/place.ts'

// The rows of server/orders/places.json have no keys, which makes the file a third of the size.
const Rows = z.record(z.string(), z.array(z.custom<PlaceRow>((row) => Array.isArray(row) && row.length > 2)))

/** The places of Sri Lanka, from a file on the shop's own origin. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async () => toPlaces(z.parse(Rows, await fetchFile('/places.json'))),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
