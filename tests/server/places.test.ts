import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock(import('node:fs/promises'), async (original) => {
  const files = await original()
  return { ...files, readFile: vi.fn(files.readFile) as unknown as typeof files.readFile }
})

// Other tests of this process share the module and its cached places.
afterEach(() => vi.resetModules())

test('a failed read is retried, a successful one is not repeated', async () => {
  vi.resetModules()
  const { readPlaces } = await import('../../server/orders/places.ts')
  vi.mocked(readFile).mockRejectedValueOnce(new Error('too many open files'))
  await expect(readPlaces()).rejects.toThrow('too many open files')
  expect((await readPlaces()).towns.length).toBeGreaterThan(1000)
  await readPlaces()
  // Two lists, twice.
  expect(readFile).toHaveBeenCalledTimes(4)
})
