import { atom } from 'jotai'
import { googleSuggestions } from '../lib/googlePlaces.ts'
import { fetchQuery, prefetch, queryClientAtom } from '../lib/queryClient.ts'
import { placesQuery } from '../queries/places.ts'
import { suggestPlaces } from '../rules/placeSuggestions.ts'
import { shop } from '../shop/config.ts'

/** A suggested address. `address` completes what was typed; `choose` returns the postal code once it is chosen. */
export type AddressSuggestion = {
  label: string
  address: string
  postalCode: string
  choose?: () => Promise<string>
}

/** Starts loading the list of places, when the address field is first focused. */
export const loadPlacesAtom = atom(null, (get) => {
  if (!shop.googlePlacesKey) void prefetch(get(queryClientAtom), placesQuery)
})

/** Suggests addresses in Sri Lanka for what was typed (decision 30); none on failure: typing freely always works. */
export const suggestAddressesAtom = atom(
  null,
  async (get, _set, query: string): Promise<AddressSuggestion[]> => {
    if (query.trim() === '') return []
    try {
      if (shop.googlePlacesKey) return await googleSuggestions(shop.googlePlacesKey, query)
      const places = await fetchQuery(get(queryClientAtom), placesQuery)
      return suggestPlaces(places, query, shop.location).map(({ place, label, address }) => ({
        label,
        address,
        postalCode: place.postcode ?? '',
      }))
    } catch {
      return []
    }
  },
)
