import { expect, test } from 'vitest'
import { allMutants, misplaced } from '../prove/mutants.ts'

test('what the table of proofs breaks stands in the code, and each clause in the catalogue', () => {
  allMutants()
  expect(misplaced).toEqual([])
})
