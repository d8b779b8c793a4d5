import proved from './proved.json' with { type: 'json' }

/** One thing that was broken on purpose: by which story or test it was noticed, or by none. */
export type Proof = { broken: string; by: string | null }

/** Why a clause cannot be shown so, or what was broken and who noticed. `npm run prove` writes it. */
export type Proofs = Record<string, Record<string, readonly Proof[] | string>>

/** What a clause's proofs come to: every break noticed, one that was not, or none, with the reason if it is known. */
export type Verdict =
  | { kind: 'proved' | 'survived'; proofs: readonly Proof[] }
  | { kind: 'unproved'; why?: string | undefined }

/** Whether anything was broken for a clause of a state, and who noticed. */
export function verdictOf(id: string, clause: string): Verdict {
  const proofs = (proved as Proofs)[id]?.[clause]
  if (proofs === undefined || typeof proofs === 'string') return { kind: 'unproved', why: proofs }
  return { kind: proofs.every(({ by }) => by) ? 'proved' : 'survived', proofs }
}

/** A verdict in a few words: 'Proved: 3 of 3 breaks noticed'. */
export function verdictWords(verdict: Verdict): string {
  if (verdict.kind === 'unproved') return verdict.why ? `Not proved: ${verdict.why}` : 'Not run yet'
  const noticed = verdict.proofs.filter(({ by }) => by).length
  const words = `${noticed} of ${verdict.proofs.length} breaks noticed`
  return verdict.kind === 'proved' ? `Proved: ${words}` : `Survived: ${words}`
}
