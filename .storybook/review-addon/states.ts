// What a project says of the states that are reviewed.

/**
 * A state of the project, with what must be seen or happen in it. A story shows it that has the tag `spec:ID`; that with the
 * tag `picture:ID` stands for it.
 */
export type CatalogueState = {
  id: string
  state: string
  /** Clauses, at semicolons. Texts in 'quotes' are exact. */
  holds: string
  /** The screen or part that it belongs to. */
  section: string
  /** Names of its clauses, if each is pinned separately: `spec:BEY-08/cart`. */
  clauses: string[]
  /** Timing, payload or transition, which leaves nothing to see. */
  behaviour: boolean
  /** Goes beyond the specification. */
  beyond: boolean
  /** What people call it in words that are not in its name. */
  called?: string | undefined
}

/** Splits what must hold into clauses, at the semicolons outside brackets. */
export function clausesOf(holds: string): string[] {
  const clauses: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of [...holds].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ';' && depth === 0) {
      clauses.push(holds.slice(from, at))
      from = at + 1
    }
  }
  return [...clauses, holds.slice(from)].map((clause) => clause.trim()).filter(Boolean)
}

/** With a capital, unless it begins with a name of the code, such as `cookie_consent=true`. */
export const asSentence = (clause: string) =>
  /^[a-z]+([ ,;]|$)/.test(clause) ? clause.charAt(0).toUpperCase() + clause.slice(1) : clause

/** One thing that was broken on purpose: by which story or test it was noticed, or by none. */
export type Proof = { broken: string; by: string | null }

/** What a clause's proofs come to: every break noticed, one that was not, or none. */
export type ProofVerdict = { kind: 'proved' | 'survived'; proofs: readonly Proof[] } | { kind: 'unproved' }

/** A verdict in a few words: 'Tests noticed 3 of 3 faults made on purpose'. */
export function verdictWords(verdict: ProofVerdict): string {
  if (verdict.kind === 'unproved') return 'No fault made on purpose yet'
  const noticed = verdict.proofs.filter(({ by }) => by).length
  return `Tests noticed ${noticed} of ${verdict.proofs.length} faults made on purpose`
}

/** What the panel shows beside a state, where the project has it. */
export type Beside = {
  /** The sentences of the specification. */
  sentences?: (id: string) => readonly { section: number; text: string }[]
  decisions?: readonly { number: number; about: string; text: string; states: string[] }[]
  /** Whether a clause was broken on purpose, and who noticed. */
  proof?: (id: string, clause: string) => ProofVerdict
}
