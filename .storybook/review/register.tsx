/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.

import type { ReactNode } from 'react'
import * as React from 'react'
import {
  FORCE_REMOUNT,
  STORY_ARGS_UPDATED,
  STORY_CHANGED,
  STORY_PREPARED,
} from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { type Destination, openEvent } from '../../stories/start/destination.ts'
import { Fit } from './Fit.tsx'
import { openLinks } from './link.ts'
import { nameInFolder } from './listing.ts'
import { open, statePanel } from './open.ts'
import { Design, drawingsOf } from './panel/Design.tsx'
import { StatePanel } from './panel/StatePanel.tsx'
import { SearchTool } from './search/SearchTool.tsx'
import { theme } from './theme.ts'

/** Pages of text and tables, which show no state of the shop: the panel would say nothing and take their place. */
const ofText = /^(start-here|foundations)-/

addons.setConfig({
  theme,
  layout: {
    panelPosition: 'right',
    // Narrow in a narrow window, where the desktop story beside it is small already.
    rightPanelWidth: Math.min(400, Math.max(300, window.innerWidth / 4.5)),
  },
  layoutCustomisations: { showPanel: ({ storyId }, byDefault) => byDefault && !ofText.test(storyId) },
  selectedPanel: statePanel,
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name, ...entry }) =>
      type === 'story' && 'title' in entry ? nameInFolder(name, entry.title) : name,
  },
})

addons.register('review', (api) => {
  addons.add(statePanel, {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatePanel active={Boolean(active)} />,
  })
  addons.add('review/design', {
    type: types.PANEL,
    title: 'Design',
    match: ({ viewMode }) => viewMode === 'story',
    disabled: () => drawingsOf(api.getCurrentStoryData()?.title).length === 0,
    render: ({ active }) => <Design active={Boolean(active)} />,
  })
  addons.add('review/search', {
    type: types.TOOL,
    title: 'Find a state',
    match: () => true,
    render: () => <SearchTool />,
  })
  addons.add('review/fit', {
    type: types.PREVIEW,
    title: 'Fit',
    render: ({ children }: { children?: ReactNode }) => <Fit>{children}</Fit>,
  })

  // Hide the Controls panel for a story without controls, which is known once the story is prepared.
  api.on(STORY_PREPARED, () => {
    const controls = api.getElements(types.PANEL)['addon-controls']
    if (controls)
      controls.disabled = () => Object.keys(api.getCurrentStoryData()?.argTypes ?? {}).length === 0
  })

  // On a phone Storybook's menu would stay over a story that its search has found.
  api.on(STORY_CHANGED, () => api.setMobileNavigation(false))

  // A playground's controls set the server's responses: reload the page once the controls have not changed for a moment.
  let turned: ReturnType<typeof setTimeout> | undefined
  api.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (!api.getCurrentParameter('beginsAnew')) return
    clearTimeout(turned)
    turned = setTimeout(() => api.emit(FORCE_REMOUNT, { storyId }), 400)
  })

  openLinks(api)

  api.on(openEvent, (destination: Destination) => open(api, destination))
})
