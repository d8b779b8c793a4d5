import { afterEach, expect, test, vi } from 'vitest'
import { googleSuggestions } from '../../src/lib/googlePlaces.ts'

afterEach(() => vi.unstubAllGlobals())

test('CHK-19 Google Places is tried again after its script, and then its library, did not load', async () => {
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

  const first = suggest()
  scripts[0]?.onerror()
  await expect(first).rejects.toThrow('Google Places did not load')
  expect(added).toBe(0)

  const importLibrary = vi
    .fn()
    .mockRejectedValueOnce(new Error('The library did not load'))
    .mockResolvedValue({
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async () => ({
          suggestions: [{ placePrediction: { text: { text: '17 Station Road' } } }],
        }),
      },
    })
  const second = suggest()
  vi.stubGlobal('window', { google: { maps: { importLibrary } } })
  scripts[1]?.onload()
  await expect(second).rejects.toThrow('The library did not load')

  expect(await suggest()).toEqual([{ label: '17 Station Road', address: '17 Station Road', postalCode: '' }])
  expect(scripts).toHaveLength(2)
})
