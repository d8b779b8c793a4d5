/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_ARGS_UPDATED,
  STORY_PREPARED,
  STORY_RENDERED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { type Opened, openEvent } from './events.ts'
import { FitTool } from './FitTool.tsx'
import { StatePanel } from './panel/StatePanel.tsx'
import { SearchTool } from './search/SearchTool.tsx'
import { theme } from './theme.ts'

const panel = 'review/state'

addons.setConfig({
  theme,
  layout: { panelPosition: 'right', rightPanelWidth: 400 },
  selectedPanel: panel,
  sidebar: { showRoots: true },
})

const replayed = ['who', 'network', 'motion']

addons.register('review', (api) => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatePanel active={Boolean(active)} />,
  })
  addons.add('review/search', {
    type: types.TOOL,
    title: 'Find a state',
    match: () => true,
    render: () => <SearchTool />,
  })
  addons.add('review/fit', {
    type: types.TOOL,
    title: 'Fit',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FitTool />,
  })

  // These settings apply only before a story renders, so remount the story when one changes.
  let last = ''
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Record<string, unknown> }) => {
    const now = replayed.map((name) => userGlobals[name]).join()
    const storyId = api.getCurrentStoryData()?.id
    if (last && last !== now && storyId) api.emit(FORCE_REMOUNT, { storyId })
    last = now
  })

  // Hide the Controls panel for a story without controls, which is known once the story is prepared.
  api.on(STORY_PREPARED, () => {
    const controls = api.getElements(types.PANEL)['addon-controls']
    if (controls)
      controls.disabled = () => Object.keys(api.getCurrentStoryData()?.argTypes ?? {}).length === 0
  })

  // A playground's controls set the server's responses: reload the page once the controls have not changed for a moment.
  let turned: ReturnType<typeof setTimeout> | undefined
  api.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (!api.getCurrentParameter('beginsAnew')) return
    clearTimeout(turned)
    turned = setTimeout(() => api.emit(FORCE_REMOUNT, { storyId }), 400)
  })

  api.on(openEvent, ({ story, viewport, args }: Opened) => {
    if (viewport) api.updateGlobals({ viewport: { value: viewport, isRotated: false } })
    // Before its first rendering a story takes no values.
    if (args)
      api.once(STORY_RENDERED, () => api.emit(UPDATE_STORY_ARGS, { storyId: story, updatedArgs: args }))
    api.selectStory(story)
  })
})
