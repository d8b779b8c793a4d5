import { expect, test } from 'vitest'
import { allMutants, misplaced } from '../prove/mutants.ts'

test('what the table of proofs breaks stands in the code, each clause in the catalogue, and no break twice', () => {
  const mutants = allMutants()
  expect(misplaced).toEqual([])
  const rows = mutants.map(
    ({ state, clause, file, find, replace }) => `${state} ${clause}: ${file} ${find} ${replace}`,
  )
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})
