/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { catalogue } from '../../../stories/start/catalogue.ts'
import { findStates } from '../../../stories/start/findStates.ts'
import { storiesAt } from '../../../stories/start/storiesAt.ts'
import { listed } from '../listing.ts'
import { open } from '../open.ts'
import { Paper } from '../panel/Paper.tsx'
import { dialog } from './dialog.ts'

const most = 12

/** Finds states by any word; one press opens a state at phone or desktop width. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const api = useStorybookApi()
  const shell = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const find = useMemo(() => {
    const stories = listed()
    return findStates(
      catalogue.map((state) => ({
        ...state,
        stories: stories.filter(({ states }) => states.includes(state.id)),
      })),
    )
  }, [])
  const { states, nearest } = find(query)
  const found = query.trim() ? states.filter(({ stories }) => stories.length > 0) : []
  useEffect(() => shell.current?.showModal(), [])

  return (
    <dialog ref={shell} aria-label="Find a state" style={dialog} onClose={onClose}>
      <Paper>
        <label className="find">
          <b>Find a state</b>
          <input
            autoFocus
            type="search"
            placeholder="captcha failure, cash only, CHK-09"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p role="status" className="quiet">
          {query.trim()
            ? `${nearest ? 'Nothing has all these words; nearest: ' : ''}${found.length} of ${catalogue.length} states`
            : 'Type any words, a screen or a number. Press Escape to close.'}
        </p>
        <ul>
          {found.slice(0, most).map(({ id, state, section, stories }) => (
            <li key={id} className="found">
              <span>
                <span className="mono">{id}</span> <b>{state}</b> <span className="quiet">{section}</span>
              </span>
              <span className="row" style={{ marginTop: 0 }}>
                {storiesAt(stories).map(({ viewport, words, story }) => (
                  <button
                    key={viewport}
                    type="button"
                    className="line"
                    aria-label={`${words}: ${id} ${state}`}
                    onClick={() => {
                      open(api, { story: story.id, state: id, viewport })
                      onClose()
                    }}
                  >
                    {words}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
        {found.length > most && (
          <p className="quiet">Only the first {most} are listed. Type more words to narrow the search.</p>
        )}
      </Paper>
    </dialog>
  )
}
