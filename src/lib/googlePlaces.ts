/** The part of the Google Maps API that is used. */
type PlacesLibrary = {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      input: string
      includedRegionCodes: string[]
    }): Promise<{ suggestions: { placePrediction: { text: { text: string } } | null }[] }>
  }
}
type Maps = { importLibrary(name: 'places'): Promise<PlacesLibrary> }

const given = () => (window as unknown as { google?: { maps?: Maps } }).google?.maps

let loading: Promise<PlacesLibrary> | undefined

function load(key: string): Promise<PlacesLibrary> {
  loading ??= new Promise<void>((resolve, reject) => {
    if (given()) return resolve()
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places&loading=async`
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Google Places did not load'))
    }
    document.head.append(script)
  })
    .then(() => (given() as Maps).importLibrary('places'))
    .catch((error: unknown) => {
      // The next call tries again.
      loading = undefined
      throw error
    })
  return loading
}

/** Suggests addresses in Sri Lanka from Google Places. Throws when the service cannot be loaded. */
export async function googleSuggestions(key: string, input: string) {
  if (input.trim().length < 3) return []
  const { AutocompleteSuggestion } = await load(key)
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    includedRegionCodes: ['lk'],
  })
  return suggestions.flatMap(({ placePrediction }) => {
    const address = placePrediction?.text.text
    return address ? [{ label: address, address, postalCode: '' }] : []
  })
}
