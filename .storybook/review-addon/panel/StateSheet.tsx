/** @jsxRuntime classic */
import * as React from 'react'
import { project } from '../project.ts'
import { clauseKey, type Place, type Review, verdictAt } from '../review.ts'
import { ProofOf } from '../Said.tsx'
import { asSentence, type CatalogueState, clausesOf } from '../states.ts'
import { type ListedStory, storyName } from '../tags.ts'
import { say } from '../useReview.ts'
import { Judge } from './Judge.tsx'

type StateSheetProps = {
  state: CatalogueState
  review: Review
  place: Place
  /** Whether the keys 1, 2 and 3 answer for this state. */
  byKey: boolean
  /** The other stories of the same state. */
  others: readonly ListedStory[]
  onOpen: (story: string) => void
}

type ClausesProps = {
  state: CatalogueState
  review: Review
  place: Place
  /** Opens the story of a proof; without it no proofs are shown. */
  onOpen?: (story: string) => void
}

/** What to check, a box for each clause to tick. */
export function Clauses({ state: { id, holds }, review, place, onOpen }: ClausesProps) {
  const { ticks } = verdictAt(review, place)
  const { proof } = project()
  const linkTo = (story: string) => (
    <button type="button" className="link" onClick={() => onOpen?.(story)}>
      {story}
    </button>
  )
  const tick = (key: string, holds: boolean) => {
    const others = ticks.filter((other) => other !== key)
    say([place], { ticks: holds ? [...others, key] : others })
  }
  return (
    <ul>
      {clausesOf(holds).map((clause) => (
        <li key={clause}>
          <label>
            <input
              type="checkbox"
              checked={ticks.includes(clauseKey(clause))}
              onChange={({ target }) => tick(clauseKey(clause), target.checked)}
            />
            <span>{asSentence(clause)}</span>
          </label>
          {proof && onOpen && <ProofOf verdict={proof(id, clause)} linkTo={linkTo} />}
        </li>
      ))}
    </ul>
  )
}

/** What the specification says of a state, and the decisions that apply. */
export function Sources({ state: { id } }: Pick<ClausesProps, 'state'>) {
  const { sentences, decisions = [] } = project()
  const quotations = sentences?.(id)
  const ruled = decisions.filter(({ states }) => states.includes(id))
  return (
    <>
      {quotations && <h4>What the specification says</h4>}
      {quotations?.length === 0 && (
        <p className="quiet">Nothing: this state goes beyond the specification.</p>
      )}
      {quotations?.map(({ section, text }) => (
        <blockquote key={section + text}>
          {text} <span className="quiet">§{section}</span>
        </blockquote>
      ))}

      {ruled.length > 0 && <h4>Decisions that apply</h4>}
      {ruled.map(({ number, about, text }) => (
        <p key={number}>
          <b>
            {number}. {about}
          </b>{' '}
          {text}
        </p>
      ))}
    </>
  )
}

/** One state: its number and name, what to check, the specification, the decisions and its other stories. */
export function StateSheet({ state, review, place, byKey, others, onOpen }: StateSheetProps) {
  return (
    <section aria-label={`State ${state.id}`}>
      <h3>
        <span className="mono">{state.id}</span> {state.state}
      </h3>
      {state.clauses.length > 0 && (
        <p className="quiet">Each with stories of its own: {state.clauses.join(', ')}</p>
      )}
      {state.behaviour && <span className="tag">Watch what happens: it leaves nothing to see</span>}

      <Judge review={review} place={place} byKey={byKey} />

      <h4>What to check</h4>
      <Clauses state={state} review={review} place={place} onOpen={onOpen} />
      <Sources state={state} />

      {others.length > 0 && (
        <details open={others.length <= 6}>
          <summary>
            <b>Other stories of {state.id}</b> <span className="quiet">({others.length})</span>
          </summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <button type="button" className="link" onClick={() => onOpen(other.id)}>
                  {storyName(other)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
