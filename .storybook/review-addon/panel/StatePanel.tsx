/** @jsxRuntime classic */
import type { KeyboardEvent } from 'react'
import * as React from 'react'
import { useEffect, useRef } from 'react'
import { useAddonState, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { allPlaces, goOn, widthOf } from '../judge.ts'
import { allStories } from '../listing.ts'
import { openBoard, press, targetState } from '../open.ts'
import { PinList } from '../pins/PinList.tsx'
import { project } from '../project.ts'
import { isJudged } from '../review.ts'
import { useReview } from '../useReview.ts'
import { Look } from './Look.tsx'
import { Paper } from './Paper.tsx'
import { StateSheet } from './StateSheet.tsx'

const ofState = (id: string) => project().states.find((state) => state.id === id)

/** Says what the story beside it must show. The first panel, on the right. */
export function StatePanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState()
  const api = useStorybookApi()
  const [target] = useAddonState<string | undefined>(targetState)
  const [{ viewport }] = useGlobals()
  const review = useReview()
  const story = api.getCurrentStoryData()
  const width = widthOf(viewport)
  const paper = useRef<HTMLDivElement>(null)
  // What is to be judged next stands at the top, also where it is the same story.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another story, state or width
  useEffect(() => {
    // In a block: newer browsers return a promise, which React would take for a cleanup.
    paper.current?.scrollIntoView({ block: 'start' })
  }, [storyId, target, width])
  if (!active || !story) return null
  const stories = allStories()
  const ids = stories.find(({ id }) => id === storyId)?.states ?? []
  const states = ids
    .flatMap((id) => ofState(id) ?? [])
    .toSorted((one, other) => Number(other.id === target) - Number(one.id === target))
  const others = stories.filter(({ id }) => id !== storyId)
  const places = allPlaces()
  const left = places.filter((place) => !isJudged(review, place)).length
  const words = `${left} of ${places.length} left for you`
  // Storybook takes no shortcut from a checkbox.
  const onKeyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && !ctrlKey && !metaKey && !altKey)
      press(key)
  }
  return (
    <Paper ref={paper} onKeyDown={onKeyDown}>
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
      <Look
        key={`look ${storyId}`}
        story={storyId}
        others={others.filter((other) => other.states.some((id) => ids.includes(id)))}
      />
      {states.length === 0 && <p>This story shows no state of its own.</p>}
      {states.map((state, index) => (
        <StateSheet
          key={`${storyId} ${state.id}`}
          state={state}
          review={review}
          place={{ state: state.id, width, story: storyId }}
          byKey={index === 0}
          others={others.filter(({ states }) => states.includes(state.id))}
          onOpen={(id) => api.selectStory(id)}
        />
      ))}
      <PinList review={review} story={storyId} states={ids} />
    </Paper>
  )
}
