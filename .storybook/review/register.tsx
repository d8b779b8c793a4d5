/** @jsxRuntime classic */
// The frame has a React of its own, which the present form of JSX does not reach.
import * as React from 'react'
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_ARGS_UPDATED,
  STORY_PREPARED,
} from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { type Opened, openEvent } from './events.ts'
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

  // What a story starts with is set up before it renders.
  let last = ''
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const now = replayed.map((name) => globals[name]).join()
    const storyId = api.getCurrentStoryData()?.id
    if (last && last !== now && storyId) api.emit(FORCE_REMOUNT, { storyId })
    last = now
  })

  // Whether a story has controls is known when it is prepared.
  api.on(STORY_PREPARED, () => {
    const controls = api.getElements(types.PANEL)['addon-controls']
    if (controls)
      controls.disabled = () => Object.keys(api.getCurrentStoryData()?.argTypes ?? {}).length === 0
  })

  // A playground's controls say what its server answers: the page begins anew, once nobody turns a control any more.
  let turned: ReturnType<typeof setTimeout> | undefined
  api.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (!api.getCurrentParameter('beginsAnew')) return
    clearTimeout(turned)
    turned = setTimeout(() => api.emit(FORCE_REMOUNT, { storyId }), 400)
  })

  api.on(openEvent, ({ story, viewport }: Opened) => {
    if (viewport) api.updateGlobals({ viewport: { value: viewport, isRotated: false } })
    api.selectStory(story)
  })
})
