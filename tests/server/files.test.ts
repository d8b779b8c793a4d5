import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { readPlaces } from '../../server/files.ts'

vi.mock(import('node:fs/promises'), async (original) => {
  const files = await original()
  return { ...files, readFile: vi.fn(files.readFile) as unknown as typeof files.readFile }
})

test('a read that failed is tried again, and one that succeeded is not', async () => {
  vi.mocked(readFile).mockRejectedValueOnce(new Error('too many open files'))
  await expect(readPlaces()).rejects.toThrow('too many open files')
  expect((await readPlaces()).length).toBeGreaterThan(1000)
  await readPlaces()
  expect(readFile).toHaveBeenCalledTimes(2)
})
