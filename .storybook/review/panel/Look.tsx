/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useState } from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import type { CatalogueState } from '../../../stories/start/catalogue.ts'
import { storyAt, type Width } from '../../../stories/start/storiesAt.ts'
import type { ListedStory } from '../listing.ts'
import { open } from '../open.ts'
import { chosen } from '../settings.ts'
import { reportOf } from './report.ts'

const widths: [width: Width, words: string][] = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['desktop', 'Desktop'],
]

type LookProps = {
  story: string
  states: readonly CatalogueState[]
  /** The other stories of the states. */
  others: readonly ListedStory[]
}

/** Buttons that change the width and copy a link with a report. */
export function Look({ story, states, others }: LookProps) {
  const api = useStorybookApi()
  const [globals, , storyGlobals] = useGlobals()
  const [copied, setCopied] = useState<string>()
  const width = chosen(globals.viewport)
  const fixed = storyGlobals?.viewport !== undefined

  const copy = async () => {
    const text = reportOf({ story, states, globals, address: window.location.href })
    await navigator.clipboard.writeText(text).then(
      () => setCopied('Link and report copied.'),
      () => setCopied(text),
    )
  }
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
        {width && !fixed && (
          <button
            type="button"
            className="line"
            onClick={() => api.updateGlobals({ viewport: { value: undefined, isRotated: false } })}
          >
            Own width
          </button>
        )}
        <button type="button" className="line" onClick={copy}>
          Copy link and report
        </button>
      </div>
      {fixed && (
        <p className="quiet">
          This story has a fixed width. At another width another story of the state opens, where there is one.
        </p>
      )}
      <div role="status">{copied && <p style={{ whiteSpace: 'pre-wrap' }}>{copied}</p>}</div>
    </>
  )
}
