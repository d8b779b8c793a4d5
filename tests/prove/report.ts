import { readFileSync, writeFileSync } from 'node:fs'
import { clausesOf, type Proof } from '../../.storybook/review-addon/states.ts'
import { catalogue } from '../../stories/start/documents.ts'
import type { Proofs } from '../../stories/start/proofs.ts'
import type { Mutant } from './mutants.ts'
import type { Outcome } from './stories.ts'

const file = 'stories/start/proved.json'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What a mutant breaks, in one line. */
const brokenIn = ({ file, find, replace, words }: Mutant) =>
  words ?? `${file}: ${oneLine(find)} → ${oneLine(replace) || 'nothing'}`

const known = JSON.parse(readFileSync(file, 'utf8')) as Proofs

/** Who noticed a mutant in the run that is recorded. */
export const knownBy = (mutant: Mutant) =>
  known[mutant.state]?.[mutant.clause]?.find(({ broken }) => broken === brokenIn(mutant))?.by ?? undefined

/** Clauses and their mutants, side by side, with what a run has found. */
export function tableOf(mutants: readonly Mutant[], outcomes: readonly Outcome[] = []): string {
  let heading = ''
  return mutants
    .flatMap((mutant) => {
      const before = heading
      heading = `${mutant.state} ${mutant.clause}`
      const outcome = outcomes.find((each) => each.mutant === mutant)
      const verdict =
        outcome && (outcome.by ? `  noticed by ${outcome.by}` : `  SURVIVED ${outcome.why ?? ''}`)
      return [...(heading === before ? [] : [heading]), `    ${brokenIn(mutant)}${verdict ?? ''}`]
    })
    .join('\n')
}

/**
 * Writes what the State index and the State panel show: of the clauses whose mutants have all run what was found, of the
 * others what was known. One line a state. Returns how many clauses are proved, and which are not.
 */
export function record(mutants: readonly Mutant[], outcomes: readonly Outcome[]) {
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.mutant, outcome]))
  const open: string[] = []
  let proved = 0
  const lines = catalogue.map(({ id, holds }) => {
    const entries = clausesOf(holds).flatMap((clause): [string, readonly Proof[]][] => {
      const own = mutants.filter((mutant) => mutant.state === id && mutant.clause === clause)
      const found = own.flatMap((mutant): Proof[] => {
        const outcome = outcomeOf.get(mutant)
        return outcome ? [{ broken: brokenIn(mutant), by: outcome.by ?? null }] : []
      })
      const ran = own.length > 0 && found.length === own.length
      const proofs = ran ? found : (known[id]?.[clause] ?? [])
      if (proofs.length > 0 && proofs.every(({ by }) => by)) proved += 1
      else open.push(`${id} ${clause}`)
      return proofs.length > 0 ? [[clause, proofs]] : []
    })
    return `${JSON.stringify(id)}:${JSON.stringify(Object.fromEntries(entries))}`
  })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  return { proved, open }
}
