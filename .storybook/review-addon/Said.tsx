/** @jsxRuntime classic */
// Of Storybook's frame and of the project's pages.
import type { ReactNode } from 'react'
import * as React from 'react'
import { inWords, type Pin } from './pins/pins.ts'
import { aboutOf, dayOf, type Verdict } from './review.ts'
import { type ProofVerdict, verdictWords } from './states.ts'

type ProofOfProps = { verdict: ProofVerdict; linkTo: (story: string) => ReactNode }

/** Whether a clause was broken on purpose, and who noticed: open where something was not. */
export function ProofOf({ verdict, linkTo }: ProofOfProps) {
  const words = verdictWords(verdict)
  if (verdict.kind === 'unproved') return <p className="quiet">{words}</p>
  const survived = verdict.kind === 'survived'
  return (
    <details open={survived}>
      <summary className={survived ? 'survived' : 'quiet'}>{words}</summary>
      <ul>
        {verdict.proofs.map(({ broken, by }) => (
          <li key={broken}>
            <span className="mono">{broken}</span>{' '}
            {by === null ? <b className="survived">Not noticed</b> : by.includes('/') ? by : linkTo(by)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What reviewers said of a state, each with name and day. */
export const Verdicts = ({ given }: { given: readonly Verdict[] }) => (
  <ul className="verdicts">
    {given.map((verdict) => (
      <li key={`${verdict.by} ${verdict.width}`}>
        <b>{verdict.answer ?? 'note'}</b> <span className="quiet">{aboutOf(verdict)}</span>
        {verdict.text && <p>{verdict.text}</p>}
      </li>
    ))}
  </ul>
)

/** The pins of a state, each with name and day. */
export const Pinned = ({
  pins,
  linkTo,
}: {
  pins: readonly Pin[]
  linkTo: (pin: Pin, words: string) => ReactNode
}) => (
  <ul className="verdicts">
    {pins.map((pin) => (
      <li key={`${pin.by} ${pin.id}`}>
        <b>Pin</b> <span className="quiet">{[pin.width, pin.name || 'no name', dayOf(pin)].join(', ')}</span>{' '}
        {linkTo(pin, inWords(pin))}
        {pin.text && <p>{pin.text}</p>}
      </li>
    ))}
  </ul>
)
