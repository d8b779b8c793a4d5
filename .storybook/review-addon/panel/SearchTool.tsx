/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useRef } from 'react'
import { type API, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { isTyped, searchEvent, searchOpenEvent } from '../events.ts'
import { registerKeys } from '../judge.ts'
import { statesShownBy, withFiltersOnly } from '../listing.ts'
import { addKey, openBoard } from '../open.ts'
import { project, stateOf } from '../project.ts'
import { Tool } from './Tool.tsx'

/** The key as it stands in what is typed. */
const inSearch = (key: string) => (key === 'Enter' ? '\n' : key)

/**
 * Opens the search for states. Its page takes a second to come: what is typed until its field has the focus goes into that
 * field, and is no key of Storybook. Meanwhile no play of a story takes the focus. Escape gives the keys back.
 */
function openSearch(api: API, button: HTMLElement | null) {
  const frame = document.querySelector<HTMLElement>('#storybook-preview-iframe')
  const isOpen = api.getCurrentStoryData()?.id === project().index
  openBoard(api, { look: 'small' })
  const stopped = new AbortController()
  const { signal } = stopped
  let typed = ''
  let hasCome = false
  const stop = () => {
    frame?.removeAttribute('inert')
    stopped.abort()
  }
  const hold = (event: KeyboardEvent) => {
    const { key } = event
    if (!isTyped(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Escape') stop()
    else if (!hasCome) typed += inSearch(key)
    else {
      api.emit(searchEvent, inSearch(key))
      if (key === 'Enter') stop()
    }
  }
  const begin = () => {
    if (signal.aborted) return
    hasCome = true
    frame?.removeAttribute('inert')
    api.emit(searchEvent, typed)
    if (typed.endsWith('\n')) stop()
  }
  button?.focus()
  frame?.setAttribute('inert', '')
  window.addEventListener('keydown', hold, { capture: true, signal })
  // Once the field has got the focus it needs no help. Before that a play that still runs may have taken it.
  window.addEventListener('blur', () => (hasCome ? stop() : setTimeout(() => button?.focus())), { signal })
  // Whoever presses something else wants that.
  window.addEventListener('pointerdown', stop, { signal })
  if (isOpen) begin()
  else api.once(searchOpenEvent, begin)
}

/** Shows the states of the screen that is shown as pictures; of all screens, where it shows no state. */
function openScreen(api: API) {
  const [state] = statesShownBy(api.getCurrentStoryData()?.id)
  openBoard(api, { screen: stateOf(state)?.section ?? '' })
}

/** Opens the page of states from any other, with buttons of the toolbar or the keys Q and B, where the project has one. */
export function SearchTool() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  const hasPage = Boolean(project().index)
  const button = useRef<HTMLButtonElement>(null)
  // Done here because this tool is mounted on every page.
  useEffect(() => {
    const filteredIndex = index && withFiltersOnly(index)
    if (filteredIndex) void api.setIndex(filteredIndex)
  }, [api, index])
  useEffect(() => {
    registerKeys(api)
    if (!hasPage) return
    addKey(api, 'Q', 'Find a state', () => openSearch(api, button.current))
    addKey(api, 'B', 'Board of the screen', () => openScreen(api))
  }, [api, hasPage])
  if (!hasPage) return null
  return (
    <>
      <Tool
        ref={button}
        type="button"
        aria-label="Find a state (Q)"
        aria-keyshortcuts="Q"
        onClick={() => openSearch(api, button.current)}
      >
        Find a state
      </Tool>
      <Tool type="button" aria-label="Board (B)" aria-keyshortcuts="B" onClick={() => openScreen(api)}>
        Board
      </Tool>
    </>
  )
}
