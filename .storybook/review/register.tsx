/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { FORCE_REMOUNT, STORY_ARGS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { type Opened, openEvent } from './events.ts'
import { FitTool } from './FitTool.tsx'
import { open } from './open.ts'
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

  // Hide the Controls panel for a story without controls, which is known once the story is prepared.
  api.on(STORY_PREPARED, () => {
    const controls = api.getElements(types.PANEL)['addon-controls']
    if (controls)
      controls.disabled = () => Object.keys(api.getCurrentStoryData()?.argTypes ?? {}).length === 0
  })

  // A playground's controls set the server's answers: reload the page once the controls have not changed for a moment.
  let turned: ReturnType<typeof setTimeout> | undefined
  api.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (!api.getCurrentParameter('beginsAnew')) return
    clearTimeout(turned)
    turned = setTimeout(() => api.emit(FORCE_REMOUNT, { storyId }), 400)
  })

  api.on(openEvent, (opened: Opened) => open(api, opened))
})
