import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('no request makes a call fail or reveals data of another account', async () => {
  expect(await fuzz(60, 20_261_122)).toEqual([])
}, 300_000)
