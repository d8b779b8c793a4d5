import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { contentOf, type Mutant, source } from './mutants.ts'
import type { Outcome } from './stories.ts'

type Kept = { key: string; by: string; witness: string; why: string }

const file = 'node_modules/.cache/prove.kept.jsonl'

const hashOf = (...parts: string[]) => createHash('sha1').update(parts.join('\n')).digest('hex')

/** The text of one story of a file. */
export function storyText(name: string, exportName: string): string {
  const text = source(name)
  const start = text.indexOf(`export const ${exportName}`)
  const end = text.indexOf('\nexport ', start + 1)
  return text.slice(start, end < 0 ? undefined : end)
}

/**
 * What earlier runs have seen noticed, written as it comes. It stands as long as the break, the file that it changes and the
 * story or test that noticed it are the same; what was not noticed is always tried again. `textOfWitness`: undefined for
 * one that is not of the mutant's state any more.
 */
export function keptOutcomes(
  textOfWitness: (mutant: Mutant, by: string) => string | undefined,
  anew: boolean,
) {
  if (anew) rmSync(file, { force: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').filter(Boolean) : []
  const kept = new Map(lines.map((line): [string, Kept] => [JSON.parse(line).key, JSON.parse(line)]))
  const keyOf = (mutant: Mutant) => hashOf(contentOf(mutant), source(mutant.file))
  const witnessOf = (mutant: Mutant, by: string) => {
    const text = textOfWitness(mutant, by)
    return text === undefined ? undefined : hashOf(text)
  }
  return {
    of(mutant: Mutant): Outcome | undefined {
      const { by, witness, why } = kept.get(keyOf(mutant)) ?? {}
      return by && witnessOf(mutant, by) === witness ? { mutant, by, why } : undefined
    },
    keep({ mutant, by, why = '' }: Outcome) {
      const witness = by && witnessOf(mutant, by)
      if (!by || !witness) return
      appendFileSync(file, `${JSON.stringify({ key: keyOf(mutant), by, witness, why } satisfies Kept)}\n`)
    },
  }
}
