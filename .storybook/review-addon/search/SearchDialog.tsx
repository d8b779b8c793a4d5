/** @jsxRuntime classic */
import * as React from 'react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { statesWith } from '../listing.ts'
import { open } from '../open.ts'
import { Dialog } from '../panel/Dialog.tsx'
import { project } from '../project.ts'
import { isPhone } from '../settings.ts'
import { storiesAt } from '../storiesAt.ts'

const most = 12
const list = 'review-states'
const placeId = (index: number) => `${list}-${index}`

/** Finds states by any word; one press opens a state at phone or desktop width. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const api = useStorybookApi()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number>()
  // None until Storybook has loaded its index, when the toolbar renders again.
  const { states, nearest } = statesWith(query)
  const matches = query.trim() ? states.filter(({ stories }) => stories.length > 0) : []
  const places = matches
    .slice(0, most)
    .flatMap((state) => storiesAt(state.stories).map((place) => ({ ...place, state })))
  // Enter opens the best match at the width of this window.
  const usual = places.findIndex(({ viewport }) => viewport === (isPhone() ? 'phone' : 'desktop'))
  const at = chosen ?? Math.max(0, usual)
  useEffect(() => {
    // In a block: newer browsers return a promise, which React would take for a cleanup.
    document.getElementById(placeId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const show = ({ state, viewport, story }: (typeof places)[number]) => {
    open(api, { story: story.id, state: state.id, viewport })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = places[at]
    if (step) setChosen(Math.min(places.length - 1, Math.max(0, at + step)))
    else if (event.key === 'Enter' && place) show(place)
    else return
    event.preventDefault()
  }

  return (
    <Dialog label="Find a state" onClose={onClose}>
      <label className="find">
        <h2>Find a state</h2>
        {/* Not of type search: there the first Escape would only empty the field. */}
        <input
          autoFocus
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={list}
          aria-activedescendant={places.length > 0 ? placeId(at) : undefined}
          placeholder="captcha failure, cash only, CHK-09"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <p role="status" className="quiet">
        {query.trim()
          ? `${nearest ? 'Nothing has all these words; nearest: ' : ''}${matches.length} of ${project().states.length} states`
          : 'Type any words, a screen or a number. The arrow keys choose, Enter opens, Escape closes.'}
      </p>
      <div id={list} role="listbox" aria-label="States" tabIndex={-1}>
        {matches.slice(0, most).map(({ id, state, section }) => (
          <div key={id} role="presentation" className="match">
            <span>
              <span className="mono">{id}</span> <b>{state}</b> <span className="quiet">{section}</span>
            </span>
            <span className="row" style={{ marginTop: 0 }}>
              {places.map((place, index) =>
                place.state.id === id ? (
                  <button
                    key={place.viewport}
                    id={placeId(index)}
                    type="button"
                    role="option"
                    aria-selected={index === at}
                    tabIndex={-1}
                    className="line"
                    aria-label={`${place.words}: ${id} ${state}`}
                    onClick={() => show(place)}
                  >
                    {place.words}
                  </button>
                ) : null,
              )}
            </span>
          </div>
        ))}
      </div>
      {matches.length > most && (
        <p className="quiet">Only the first {most} are listed. Type more words to narrow the search.</p>
      )}
    </Dialog>
  )
}
