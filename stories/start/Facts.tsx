import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { differ, pinsOfState, type Review, verdictsOf } from '../../.storybook/review-addon/review.ts'
import { Pinned, ProofOf, Verdicts } from '../../.storybook/review-addon/Said.tsx'
import { asSentence, clausesOf } from '../../.storybook/review-addon/states.ts'
import { storyName } from '../../.storybook/review-addon/tags.ts'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { sentencesOf } from './documents.ts'
import { verdictOf } from './proofs.ts'
import { StoryLink } from './StoryLink.tsx'
import type { IndexedState } from './useStates.ts'

/** What must be true, clause by clause, each with its proof. */
const Clauses = ({ id, holds }: IndexedState) => (
  <ul className="grid gap-1">
    {clausesOf(holds).map((clause) => (
      <li key={clause} className="flex gap-2">
        <span aria-hidden className="mt-[0.6875rem] h-px w-2 flex-none bg-edge" />
        <div className="said min-w-0 flex-1">
          <span>{asSentence(clause)}</span>
          <ProofOf
            verdict={verdictOf(id, clause)}
            linkTo={(story) => (
              <StoryLink story={story} state={id}>
                {story}
              </StoryLink>
            )}
          />
        </div>
      </li>
    ))}
  </ul>
)

/** What pins a state: its stories, each with the clause that it is about, and its tests. */
function Pins({ id, stories, tests }: IndexedState) {
  if (stories.length === 0 && tests.length === 0) return <p className="text-ink-quiet">None yet</p>
  return (
    <ul aria-label="Stories and tests">
      {stories.map((story) => (
        <li key={story.id} className="min-h-6">
          <StoryLink story={story.id} state={id}>
            {storyName(story)}
          </StoryLink>
          <span className="text-ink-soft">
            {story.tags.flatMap((tag) => (tag.startsWith(`spec:${id}/`) ? ` ${tag.split('/')[1]}` : []))}
          </span>
        </li>
      ))}
      {tests.map((file) => (
        <li key={file} className="min-h-6 type-mono text-ink-soft wrap-anywhere">
          {file}
        </li>
      ))}
    </ul>
  )
}

type FactsProps = {
  state: IndexedState
  review: Review
  /** What the specification says, where it is to be read in full. */
  children?: ReactNode
}

/** What must be true of a state, with proofs and verdicts; beside it the stories and tests that pin it. */
export function Facts({ state, review, children }: FactsProps) {
  const { id, clauses, behaviour, beyond } = state
  const given = verdictsOf(review, id)
  const pins = pinsOfState(review, id)
  // Where the sentences stand, so do their sections.
  const sections = children
    ? ''
    : [...new Set(sentencesOf(id).map(({ section }) => `§${section}`))].sort().join(', ')
  return (
    <div
      className={cx(
        'grid min-w-0 flex-1 gap-x-8 gap-y-3 type-compact text-pretty wrap-anywhere',
        !children && 'md:grid-cols-2',
      )}
    >
      <div>
        <Clauses {...state} />
        {children}
        {given.length + pins.length > 0 && (
          <div className="said mt-2">
            {differ(given) && <Tag tone="quiet">Answers differ</Tag>}
            <Verdicts given={given} />
            <Pinned
              pins={pins}
              linkTo={({ story, width }, words) => (
                <StoryLink story={story} state={id} viewport={width}>
                  {words}
                </StoryLink>
              )}
            />
          </div>
        )}
      </div>
      <div className="grid content-start gap-2">
        <Pins {...state} />
        <p className="flex flex-wrap items-center gap-2 type-small text-ink-soft">
          {[sections, clauses.join(', ')].filter(Boolean).join('; ')}
          {behaviour && <Tag tone="quiet">Behaviour</Tag>}
          {beyond && !id.startsWith('BEY') && <Tag>Beyond the specification</Tag>}
        </p>
      </div>
    </div>
  )
}
