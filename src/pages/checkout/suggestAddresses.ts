import type { QueryClient } from '@tanstack/react-query'
import { googleSuggestions } from '../../lib/googlePlaces.ts'
import { fetchQuery } from '../../lib/queryClient.ts'
import { placesQuery } from '../../queries/places.ts'
import { suggestPlaces } from '../../rules/placeSuggestions.ts'
import { shop } from '../../shop/config.ts'

/**
 * A suggested address. `address` completes what was typed, and ends with `place`, to which the postal code belongs; `choose`
 * returns the postal code once it is chosen.
 */
export type AddressSuggestion = {
  label: string
  address: string
  place: string
  postalCode: string
  choose?: () => Promise<string>
}

/** Suggests addresses in Sri Lanka for what was typed (decision 30); none on failure: typing freely always works. */
export async function suggestAddresses(client: QueryClient, typed: string): Promise<AddressSuggestion[]> {
  if (typed.trim() === '') return []
  try {
    if (shop.googlePlacesKey) return await googleSuggestions(shop.googlePlacesKey, typed)
    const places = await fetchQuery(client, placesQuery)
    return suggestPlaces(places, typed, shop.location).map(({ place, label, address }) => ({
      label,
      address,
      place: place.name,
      postalCode: place.postcode ?? '',
    }))
  } catch {
    return []
  }
}
