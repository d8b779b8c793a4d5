/** @jsxRuntime classic */
import * as React from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { widthOf } from '../judge.ts'
import { open } from '../open.ts'
import { storyAt } from '../storiesAt.ts'
import { type ListedStory, type Width, widths } from '../tags.ts'

/** Buttons that change the width. `others`: the other stories of the states. */
export function Look({ story, others }: { story: string; others: readonly ListedStory[] }) {
  const api = useStorybookApi()
  const [globals, , storyGlobals] = useGlobals()
  const width = widthOf(globals.viewport)
  const fixed = storyGlobals?.viewport !== undefined
  return (
    <fieldset className="row cells" aria-label="Width">
      {(Object.keys(widths) as Width[]).map((value) => {
        // A story locked at one width is shown at another by another story of its state.
        const other = fixed && width !== value ? storyAt(others, value) : undefined
        return (
          <button
            key={value}
            type="button"
            className="line"
            aria-pressed={width === value}
            disabled={fixed && width !== value && !other}
            onClick={() => open(api, { story: other?.id ?? story, viewport: value })}
          >
            {widths[value].words}
          </button>
        )
      })}
    </fieldset>
  )
}
