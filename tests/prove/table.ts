import type { Mutant } from './mutants.ts'
import type { Outcome } from './stories.ts'

/** Clauses and their mutants, side by side, with what a run has found. */
export function tableOf(mutants: readonly Mutant[], outcomes: readonly Outcome[] = []): string {
  const lines: string[] = []
  let heading = ''
  for (const mutant of mutants) {
    const { state, clause } = mutant
    if (heading !== `${state} ${clause}`) lines.push(`${state} ${clause}`)
    heading = `${state} ${clause}`
    const outcome = outcomes.find((each) => each.mutant === mutant)
    const verdict = outcome && (outcome.by ? `noticed by ${outcome.by}` : `SURVIVED ${outcome.why ?? ''}`)
    lines.push(`    ${brokenIn(mutant)}${verdict ? `  ${verdict}` : ''}`)
  }
  return lines.join('\n')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What a mutant breaks, in one line. */
const brokenIn = ({ file, find, replace, words }: Mutant) =>
  words ?? `${file}: ${oneLine(find)}  →  ${oneLine(replace) || 'nothing'}`
