import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

// `npm run fuzz` sends many more; the message of a failure has the seed, which makes the same requests again.
const { FUZZ_REQUESTS, FUZZ_SEED } = process.env
const requests = Number(FUZZ_REQUESTS ?? 60)
const seed = Number(FUZZ_SEED ?? (FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 20_261_122))

test(
  `no request makes a call fail or reveals data of another account (seed ${seed})`,
  async () => {
    expect(await fuzz(requests, seed)).toEqual([])
  },
  5000 * requests,
)
