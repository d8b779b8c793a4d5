import { afterEach, expect, test, vi } from 'vitest'
import { googleSuggestions } from '../../src/lib/googlePlaces.ts'

afterEach(() => vi.unstubAllGlobals())

test('CHK-19 Google Places is tried again after its script, and then its library, did not load; a choice ends a session', async () => {
  const scripts: { onload: () => void; onerror: () => void }[] = []
  let added = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => ({
      remove: () => {
        added -= 1
      },
    }),
    head: {
      append: (script: (typeof scripts)[number]) => {
        scripts.push(script)
        added += 1
      },
    },
  })
  const suggest = () => googleSuggestions('key', '17 Station')

  const sessions: object[] = []
  const addressComponents = [
    { longText: 'Colombo', types: ['locality'] },
    { longText: '00600', types: ['postal_code'] },
  ]
  const place = { fetchFields: vi.fn().mockResolvedValue({ place: { addressComponents } }) }

  const first = suggest()
  scripts[0]?.onerror()
  await expect(first).rejects.toThrow('maps.googleapis.com did not load')
  expect(added).toBe(0)

  const importLibrary = vi
    .fn()
    .mockRejectedValueOnce(new Error('The library did not load'))
    .mockResolvedValue({
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async ({ sessionToken }: { sessionToken: object }) => {
          sessions.push(sessionToken)
          return {
            suggestions: [{ placePrediction: { text: { text: '17 Station Road' }, toPlace: () => place } }],
          }
        },
      },
    })
  const second = suggest()
  vi.stubGlobal('window', { google: { maps: { importLibrary } } })
  scripts[1]?.onload()
  await expect(second).rejects.toThrow('The library did not load')

  const address = '17 Station Road'
  const [suggested] = await suggest()
  expect(suggested).toMatchObject({ label: address, address, postalCode: '' })
  expect(scripts).toHaveLength(2)

  // All requests up to a choice are one session, which the request for the details ends.
  const [again] = await suggest()
  expect(sessions[0]).toBe(sessions[1])
  expect(await again?.choose()).toBe('00600')
  expect(place.fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['addressComponents'] })
  place.fetchFields.mockRejectedValueOnce(new Error('over the quota'))
  const [next] = await suggest()
  expect(sessions[2]).not.toBe(sessions[0])
  expect(await next?.choose()).toBe('')
})
