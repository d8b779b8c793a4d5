/** @jsxRuntime classic */
import * as React from 'react'
import { useAddonState, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { goOn, shown } from '../judge.ts'
import { targetState } from '../open.ts'
import { project } from '../project.ts'
import { verdictAt } from '../review.ts'
import { useReview } from '../useReview.ts'
import { Answers, Words } from './Judge.tsx'
import { Paper } from './Paper.tsx'
import { Clauses } from './StateSheet.tsx'

/** On a phone Storybook's panel lies over the story. Here a thumb judges and goes on, below the story, which stays in use. */
export function PhoneBar() {
  const api = useStorybookApi()
  const review = useReview()
  // Another story, width or state is shown.
  useStorybookState()
  useGlobals()
  useAddonState(targetState)
  const [place] = shown(api)
  const state = project().states.find(({ id }) => id === place?.state)
  if (!place || !state) return null
  const { answer } = verdictAt(review, place)
  return (
    <Paper as="section" aria-label="Judge" className="bar">
      <details key={state.id}>
        <summary>
          <span className="mono">{state.id}</span> <b>{state.state}</b>
        </summary>
        <Clauses state={state} review={review} place={place} onOpen={(id) => api.selectStory(id)} />
      </details>
      {(answer === 'wrong' || answer === 'question') && <Words review={review} place={place} byKey={false} />}
      <div className="row">
        <Answers review={review} place={place} byKey={false} />
        <button type="button" className="line" onClick={() => goOn(api)}>
          Next
        </button>
      </div>
    </Paper>
  )
}
