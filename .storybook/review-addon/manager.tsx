/** @jsxRuntime classic */
import type { ReactNode } from 'react'
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { type Destination, keyEvent, openEvent, storybook } from './events.ts'
import { Fit } from './Fit.tsx'
import { openLinks } from './link.ts'
import { open, press, statePanel, tellAgain } from './open.ts'
import { HandOverTool } from './panel/HandOver.tsx'
import { Heard } from './panel/Heard.tsx'
import { SearchTool } from './panel/SearchTool.tsx'
import { StatePanel } from './panel/StatePanel.tsx'
import { PinTool } from './pins/PinTool.tsx'

/**
 * On a phone Storybook makes all but its open panel inert, also the story that is judged there: it could put the focus
 * nowhere, and its play would never end.
 */
function keepStoryAlive() {
  const root = document.getElementById('root')
  const revive = () => {
    if (document.getElementById('storybook-mobile-addon-panel')) root?.removeAttribute('inert')
  }
  if (root) new MutationObserver(revive).observe(root, { attributeFilter: ['inert'] })
}

addons.register('review', (api) => {
  addons.add(statePanel, {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatePanel active={Boolean(active)} />,
  })
  addons.add('review/heard', {
    type: types.PANEL,
    title: 'Heard',
    match: ({ viewMode }) => viewMode === 'story',
    // Nothing is read aloud for a tab that is not open.
    render: ({ active }) => (active ? <Heard /> : null),
  })
  addons.add('review/search', {
    type: types.TOOL,
    title: 'Find a state',
    match: () => true,
    render: () => <SearchTool />,
  })
  addons.add('review/hand-over', {
    type: types.TOOL,
    title: 'Hand over',
    match: () => true,
    render: () => <HandOverTool />,
  })
  addons.add('review/pin', {
    type: types.TOOL,
    title: 'Pin',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <PinTool />,
  })
  addons.add('review/fit', {
    type: types.PREVIEW,
    render: ({ children }: { children?: ReactNode }) => <Fit>{children}</Fit>,
  })

  // On a phone Storybook's menu would stay over a story that its search has found.
  api.on(storybook.changed, () => api.setMobileNavigation(false))
  // Storybook's sidebar leaves a story where it is that was opened from elsewhere.
  api.on(storybook.rendered, () =>
    document
      .querySelector('#storybook-explorer-tree [data-selected=true]')
      ?.scrollIntoView({ block: 'nearest' }),
  )

  keepStoryAlive()
  openLinks(api)
  tellAgain(api)

  window.addEventListener(keyEvent, (event) => press((event as CustomEvent<string>).detail))
  api.on(openEvent, (destination: Destination) => open(api, destination))
})
