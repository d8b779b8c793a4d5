/** @jsxRuntime classic */
import * as React from 'react'
import { useState } from 'react'
import { useAddonState, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { goOn, openPlace, shown } from '../judge.ts'
import { targetState } from '../open.ts'
import { stateOf } from '../project.ts'
import { type Place, verdictAt } from '../review.ts'
import { useReview } from '../useReview.ts'
import { Answers, Words } from './Judge.tsx'
import { Paper } from './Paper.tsx'
import { Clauses, Sources } from './StateSheet.tsx'

/**
 * On a phone Storybook's panel lies over the story. Here a thumb judges below the story, which stays in use: what is right
 * leads on by itself, what is not waits for words.
 */
export function PhoneBar() {
  const api = useStorybookApi()
  const review = useReview()
  const [before, setBefore] = useState<Place>()
  // Another story, width or state is shown.
  useStorybookState()
  useGlobals()
  useAddonState(targetState)
  const [place] = shown(api)
  const state = stateOf(place?.state)
  if (!place || !state) return null
  const { answer } = verdictAt(review, place)
  const next = () => {
    setBefore(place)
    goOn(api)
  }
  const back = () => {
    setBefore(undefined)
    if (before) openPlace(api, before)
  }
  return (
    <Paper as="section" aria-label="Judge" className="bar">
      <div className="match">
        <details key={state.id}>
          <summary>
            <span className="mono">{state.id}</span> <b>{state.state}</b>
          </summary>
          <Clauses state={state} review={review} place={place} />
          <Sources state={state} />
        </details>
        {before && (
          <button type="button" className="link" onClick={back}>
            {`Back to ${before.state}`}
          </button>
        )}
      </div>
      {(answer === 'wrong' || answer === 'question') && <Words review={review} place={place} byKey={false} />}
      <div className="row">
        <Answers
          review={review}
          place={place}
          byKey={false}
          onGiven={(given) => given === 'right' && next()}
        />
        <button type="button" className="line" onClick={next}>
          Next
        </button>
      </div>
    </Paper>
  )
}
