/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect } from 'react'
import { type API, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { searchEvent } from '../events.ts'
import { registerKeys } from '../judge.ts'
import { statesShownBy, withFiltersOnly } from '../listing.ts'
import { addKey, openBoard } from '../open.ts'
import { project, stateOf } from '../project.ts'
import { Tool } from './Tool.tsx'

/** Opens the search for states, or puts the focus into it where it is open. */
function openSearch(api: API) {
  openBoard(api, { look: 'small' })
  api.emit(searchEvent)
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
  // Done here because this tool is mounted on every page.
  useEffect(() => {
    const filteredIndex = index && withFiltersOnly(index)
    if (filteredIndex) void api.setIndex(filteredIndex)
  }, [api, index])
  useEffect(() => {
    registerKeys(api)
    if (!hasPage) return
    addKey(api, 'Q', 'Find a state', () => openSearch(api))
    addKey(api, 'B', 'Board of the screen', () => openScreen(api))
  }, [api, hasPage])
  if (!hasPage) return null
  return (
    <>
      <Tool type="button" aria-label="Find a state (Q)" aria-keyshortcuts="Q" onClick={() => openSearch(api)}>
        Find a state
      </Tool>
      <Tool type="button" aria-label="Board (B)" aria-keyshortcuts="B" onClick={() => openScreen(api)}>
        Board
      </Tool>
    </>
  )
}
