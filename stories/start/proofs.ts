import type { Proof, ProofVerdict } from '../../.storybook/review-addon/states.ts'
import proved from './proved.json' with { type: 'json' }

/** Why a clause cannot be shown so, or what was broken and who noticed. `npm run prove` writes it. */
export type Proofs = Record<string, Record<string, readonly Proof[] | string>>

/** Whether anything was broken for a clause of a state, and who noticed. */
export function verdictOf(id: string, clause: string): ProofVerdict {
  const proofs = (proved as Proofs)[id]?.[clause]
  if (proofs === undefined || typeof proofs === 'string') return { kind: 'unproved', why: proofs }
  return { kind: proofs.every(({ by }) => by) ? 'proved' : 'survived', proofs }
}
