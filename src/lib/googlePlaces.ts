import { loadScript } from './loadScript.ts'
import { once } from './once.ts'

type Place = {
  addressComponents?: { longText: string | null; types: string[] }[]
  fetchFields(options: { fields: string[] }): Promise<{ place: Place }>
}
/** The part of the Google Maps API that is used: Places API (New). */
type PlacesLibrary = {
  AutocompleteSessionToken: new () => object
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      input: string
      includedRegionCodes: string[]
      sessionToken: object
    }): Promise<{ suggestions: { placePrediction: { text: { text: string }; toPlace(): Place } | null }[] }>
  }
}
type Maps = { importLibrary(name: 'places'): Promise<PlacesLibrary> }

const loadedMaps = () => (window as unknown as { google?: { maps?: Maps } }).google?.maps

const load = once(async (key: string): Promise<PlacesLibrary> => {
  const query = new URLSearchParams({ key, libraries: 'places', loading: 'async' })
  if (!loadedMaps()) await loadScript(`https://maps.googleapis.com/maps/api/js?${query}`)
  return loadedMaps()!.importLibrary('places')
})

/** The requests from the first letter to the choice of a place are one session, and billed as one. */
let session: object | undefined

/** Ends the session at Google by asking for the place's details. Returns its postal code, '' if unknown. */
async function postalCodeOf(place: Place): Promise<string> {
  session = undefined
  const { addressComponents = [] } = (await place.fetchFields({ fields: ['addressComponents'] })).place
  return addressComponents.find(({ types }) => types.includes('postal_code'))?.longText ?? ''
}

/** Suggests addresses in Sri Lanka; call `choose` of the chosen one. Throws when Google Places cannot be loaded. */
export async function googleSuggestions(key: string, input: string) {
  if (input.trim().length < 3) return []
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await load(key)
  session ??= new AutocompleteSessionToken()
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    includedRegionCodes: ['lk'],
    sessionToken: session,
  })
  return suggestions.flatMap(({ placePrediction }) => {
    const address = placePrediction?.text.text
    const choose = () => postalCodeOf(placePrediction!.toPlace()).catch(() => '')
    return address ? [{ label: address, address, place: address, postalCode: '', choose }] : []
  })
}
