/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useState } from 'react'
import { type API, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { registerKeys } from '../judge.ts'
import { statesShownBy, withFiltersOnly } from '../listing.ts'
import { addKey, openBoard } from '../open.ts'
import { project, stateOf } from '../project.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { Tool } from './Tool.tsx'

/** Shows the states of the screen that is shown as pictures; of all screens, where it shows no state. */
function openScreen(api: API) {
  const [state] = statesShownBy(api.getCurrentStoryData()?.id)
  openBoard(api, { screen: stateOf(state)?.section ?? '' })
}

/** Opens the search for states from any page, with a toolbar button or the key Q. */
export function SearchTool() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  const [searching, setSearching] = useState(false)
  // Done here because this tool is mounted on every page.
  useEffect(() => {
    const filteredIndex = index && withFiltersOnly(index)
    if (filteredIndex) void api.setIndex(filteredIndex)
  }, [api, index])
  useEffect(() => {
    registerKeys(api)
    addKey(api, 'Q', 'Find a state', () => setSearching(true))
    addKey(api, 'B', 'Board of the screen', () => openScreen(api))
  }, [api])
  return (
    <>
      <Tool
        type="button"
        aria-label="Find a state (Q)"
        aria-keyshortcuts="Q"
        onClick={() => setSearching(true)}
      >
        Find a state
      </Tool>
      {project().index && (
        <Tool type="button" aria-label="Board (B)" aria-keyshortcuts="B" onClick={() => openScreen(api)}>
          Board
        </Tool>
      )}
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </>
  )
}
