/** @jsxRuntime classic */
import type { KeyboardEvent } from 'react'
import * as React from 'react'
import { useAddonState, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { allPlaces, goOn, shown, widthOf } from '../judge.ts'
import { allStories } from '../listing.ts'
import { openBoard, press, targetState } from '../open.ts'
import { PinList } from '../pins/PinList.tsx'
import { project, stateOf } from '../project.ts'
import { isJudged } from '../review.ts'
import { useReview } from '../useReview.ts'
import { Code } from './Code.tsx'
import { Look } from './Look.tsx'
import { Paper } from './Paper.tsx'
import { StateSheet } from './StateSheet.tsx'

/** What is to be judged next stands at the top, also where it is the same story. */
const scrollTo = (place: Element | null) => {
  // In a block: newer browsers return a promise, which React would take for a cleanup.
  place?.scrollIntoView({ block: 'start' })
}

/** Says what the story beside it must show. The first panel, on the right. */
export function StatePanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState()
  const api = useStorybookApi()
  const [target] = useAddonState<string | undefined>(targetState)
  const [{ viewport }] = useGlobals()
  const review = useReview()
  const story = api.getCurrentStoryData()
  const width = widthOf(viewport)
  if (!active || !story) return null
  const here = shown(api).flatMap((place) => {
    const state = stateOf(place.state)
    return state ? [{ place, state }] : []
  })
  const others = allStories().filter(({ id }) => id !== storyId)
  const places = allPlaces()
  const left = places.filter((place) => !isJudged(review, place)).length
  const words = `${left} of ${places.length} left for you`
  const seen: string | undefined = story.parameters?.docs?.description?.story
  // Storybook takes no shortcut from a checkbox.
  const onKeyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && !ctrlKey && !metaKey && !altKey)
      press(key)
  }
  return (
    <Paper onKeyDown={onKeyDown}>
      <div key={`${storyId} ${target} ${width}`} ref={scrollTo} style={{ scrollMarginTop: 16 }} />
      <p className="left">
        {project().index && left > 0 ? (
          <button type="button" className="link" onClick={() => openBoard(api, { kind: 'left' })}>
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
        <button
          type="button"
          className="line"
          disabled={left === 0}
          aria-keyshortcuts="N"
          onClick={() => goOn(api)}
        >
          <span>Next</span> <kbd>N</kbd>
        </button>
      </p>
      <h2>{story.name}</h2>
      <p className="quiet">{story.title.replaceAll('/', ' / ')}</p>
      {seen && <p style={{ marginTop: 8 }}>{seen}</p>}
      <Look key={`look ${storyId}`} story={storyId} state={here[0]?.state.id} />
      {here.length === 0 && <p>This story shows no state of its own.</p>}
      {here.map(({ place, state }, index) => (
        <StateSheet
          key={`${storyId} ${state.id}`}
          state={state}
          review={review}
          place={place}
          byKey={index === 0}
          others={others.filter(({ states }) => states.includes(state.id))}
          onOpen={(id) => api.selectStory(id)}
        />
      ))}
      <PinList review={review} story={storyId} />
      <Code />
    </Paper>
  )
}
