/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { open } from '../open.ts'
import { clauseKey, type Review, verdictAt } from '../review.ts'
import { chosen, settings } from '../settings.ts'
import { type CatalogueState, clausesOf } from '../states.ts'
import { storyAt, type Width } from '../storiesAt.ts'
import type { ListedStory } from '../tags.ts'
import { useCopy } from './useCopy.tsx'

const widths: [width: Width, words: string][] = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['desktop', 'Desktop'],
]

type Reported = {
  story: string
  states: readonly CatalogueState[]
  globals: Record<string, unknown>
  address: string
  review: Review
  width: Width
}

/** Writes the report that a reviewer sends to an engineer: the address, the settings, and what was to be checked. */
function reportOf({ story, states, globals, address, review, width }: Reported): string {
  const conditions = settings.flatMap((name) => {
    const value = chosen(globals[name])
    return value ? `${name} ${value}` : []
  })
  return [
    address,
    `Story: ${story}`,
    ...states.map(({ id, state }) => `State: ${id} ${state}`),
    `Width: ${width}`,
    `Settings: ${conditions.join(', ') || "the story's own"}`,
    `Browser: ${navigator.userAgent}`,
    '',
    ...states.flatMap(({ id, holds }) => {
      const { ticks } = verdictAt(review, { state: id, width, story })
      return clausesOf(holds).map((clause) => `[${ticks.includes(clauseKey(clause)) ? 'x' : ' '}] ${clause}`)
    }),
    '',
    'What I did:',
    'What I saw:',
    'What I expected:',
  ].join('\n')
}

type LookProps = {
  story: string
  states: readonly CatalogueState[]
  review: Review
  /** The width at which the story is seen. */
  width: Width
  /** The other stories of the states. */
  others: readonly ListedStory[]
}

/** Buttons that change the width and copy a link with a report. */
export function Look({ story, states, review, width: seen, others }: LookProps) {
  const api = useStorybookApi()
  const [globals, , storyGlobals] = useGlobals()
  const { copy, copied } = useCopy()
  const width = chosen(globals.viewport)
  const fixed = storyGlobals?.viewport !== undefined

  const report = () =>
    reportOf({ story, states, globals, address: window.location.href, review, width: seen })
  return (
    <>
      <div className="row">
        <fieldset className="cells" style={{ border: 0, margin: 0, padding: 0 }}>
          <legend style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Width</legend>
          {widths.map(([value, words]) => {
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
                {words}
              </button>
            )
          })}
        </fieldset>
        {Boolean(width) && !fixed && (
          <button
            type="button"
            className="line"
            onClick={() => api.updateGlobals({ viewport: { value: undefined, isRotated: false } })}
          >
            Its own width
          </button>
        )}
        <button type="button" className="line" onClick={() => copy('Link and report', report())}>
          Copy link and report
        </button>
      </div>
      {fixed && (
        <p className="quiet">
          This page is about one width. At another width another page of the state opens, where there is one.
        </p>
      )}
      {copied}
    </>
  )
}
