import { atom } from 'jotai'
import * as z from 'zod/mini'
import { fetchFile } from '../lib/endpoint.ts'
import { googleSuggestions } from '../lib/googlePlaces.ts'
import { type Query, queryClientAtom } from '../lib/query.ts'
import { limits } from '../rules/limits.ts'
import { type PlaceRow, toPlaces } from '../rules/placeRows.ts'
import { type Place, suggestPlaces } from '../rules/places.ts'
import { shop } from '../shop.config.ts'

/** An address offered while one types: `address` completes what was typed, `postalCode` is '' where unknown. */
export type AddressSuggestion = { label: string; address: string; postalCode: string }

// public/places.json holds rows without keys: they are a third of the size.
const Rows = z.array(z.custom<PlaceRow>((row) => Array.isArray(row) && row.length === 6))

const placesQuery: Query<Place[]> = {
  key: ['places'],
  fetch: async () => toPlaces(z.parse(Rows, await fetchFile('/places.json'))),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Starts loading the list of places, on the first focus of the address. */
export const loadPlacesAtom = atom(null, (get) => {
  if (!shop.googlePlacesKey) get(queryClientAtom).prefetch(placesQuery)
})

/** Addresses in Sri Lanka for what was typed (decision 30). None when they cannot be had: typing freely always works. */
export const suggestAddressesAtom = atom(
  null,
  async (get, _set, typed: string): Promise<AddressSuggestion[]> => {
    if (typed.trim() === '') return []
    try {
      if (shop.googlePlacesKey) return await googleSuggestions(shop.googlePlacesKey, typed)
      const places = await get(queryClientAtom).fetch(placesQuery)
      return suggestPlaces(places, typed, limits.placeSuggestions).map(({ place, label, address }) => ({
        label,
        address,
        postalCode: place.postcode ?? '',
      }))
    } catch {
      return []
    }
  },
)
