/** @jsxRuntime classic */
import * as React from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { widthOf } from '../judge.ts'
import { allStates } from '../listing.ts'
import { open } from '../open.ts'
import { storiesAt } from '../storiesAt.ts'
import { type Width, widths } from '../tags.ts'

/** Buttons that change the width. `state`: the first that the story shows. */
export function Look({ story, state }: { story: string; state: string | undefined }) {
  const api = useStorybookApi()
  const [globals, , storyGlobals] = useGlobals()
  const width = widthOf(globals.viewport)
  const fixed = storyGlobals?.viewport !== undefined
  const places = allStates()
    .filter(({ id }) => id === state)
    .flatMap(storiesAt)
  return (
    <fieldset className="row cells" aria-label="Width">
      {(Object.keys(widths) as Width[]).map((value) => {
        // A story locked at one width is shown at another by another story of its state.
        const other = fixed && width !== value ? places.find(({ viewport }) => viewport === value) : undefined
        return (
          <button
            key={value}
            type="button"
            className="line"
            aria-pressed={width === value}
            disabled={fixed && width !== value && !other}
            onClick={() => open(api, { story: other?.story.id ?? story, viewport: value })}
          >
            {widths[value].words}
          </button>
        )
      })}
    </fieldset>
  )
}
