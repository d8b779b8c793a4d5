/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useRef } from 'react'
import { type API, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { searchEvent, searchOpenEvent } from '../events.ts'
import { registerKeys } from '../judge.ts'
import { statesShownBy, withFiltersOnly } from '../listing.ts'
import { addKey, openBoard, typeInto } from '../open.ts'
import { project, stateOf } from '../project.ts'
import { Tool } from './Tool.tsx'

/**
 * Opens the search for states, or puts the focus into it where it is open. Its page takes a second to come: what is typed
 * until then goes into its field, and is no key of Storybook. Escape gives the keys back.
 */
function openSearch(api: API, button: HTMLElement | null) {
  const { index } = project()
  const isOpen = api.getCurrentStoryData()?.id === index
  openBoard(api, { look: 'small' })
  if (isOpen) {
    api.emit(searchEvent, '')
    return
  }
  let typed = ''
  const hold = (event: KeyboardEvent) => {
    const isTyped = event.key.length === 1 || event.key === 'Escape'
    if (!isTyped || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    take(event.key)
  }
  const take = (key: string) => {
    if (key === 'Escape') stop()
    else typed += key
  }
  const begin = () => {
    stop()
    api.emit(searchEvent, typed)
  }
  const stop = () => {
    typeInto(undefined)
    window.removeEventListener('keydown', hold, true)
    api.off(searchOpenEvent, begin)
  }
  // Keys pressed in the page of the story come by way of `press`.
  button?.focus()
  typeInto(take)
  window.addEventListener('keydown', hold, true)
  api.on(searchOpenEvent, begin)
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
