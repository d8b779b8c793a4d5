import type { Proof, ProofVerdict } from '../../.storybook/review-addon/states.ts'
import proved from './proved.json' with { type: 'json' }

/** What was broken of each clause, and who noticed. `npm run prove` writes it. */
export type Proofs = Record<string, Record<string, readonly Proof[]>>

/** Whether anything was broken for a clause of a state, and who noticed. */
export function verdictOf(id: string, clause: string): ProofVerdict {
  const proofs = (proved as Proofs)[id]?.[clause]
  if (proofs === undefined) return { kind: 'unproved' }
  return { kind: proofs.every(({ by }) => by) ? 'proved' : 'survived', proofs }
}
