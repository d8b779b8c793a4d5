import { addons, types } from 'storybook/manager-api'
import { shop } from '../src/shop/config.ts'
import { verdictOf } from '../stories/start/proofs.ts'
import { storybook } from './review-addon/events.ts'
import { statePanel } from './review-addon/open.ts'
import type { Project } from './review-addon/project.ts'
import { theme } from './theme.ts'

/** Pages of text and tables, which show no state of the shop: the panel would say nothing and take their place. */
const ofText = /^(start-here|foundations)-/

type Documents = Pick<Project, 'states' | 'decisions'> & {
  sentences: Record<string, ReturnType<NonNullable<Project['sentences']>>>
}
/** main.ts puts them into the page. */
const { sentences, ...documents }: Documents = JSON.parse(
  document.getElementById('documents')?.textContent ?? '',
)

addons.setConfig({
  theme,
  review: {
    ...documents,
    issues: shop.issues,
    index: 'start-here-state-index--index',
    sentences: (id) => sentences[id] ?? [],
    proof: verdictOf,
  } satisfies Project,
  layout: {
    panelPosition: 'right',
    // Narrow in a narrow window, where the desktop story between them is small already.
    navSize: Math.min(300, Math.max(220, window.innerWidth / 5.5)),
    rightPanelWidth: Math.min(400, Math.max(372, window.innerWidth / 4.5)),
  },
  layoutCustomisations: { showPanel: ({ storyId }, byDefault) => byDefault && !ofText.test(storyId) },
  selectedPanel: statePanel,
  sidebar: { showRoots: true },
})

addons.register('shop', (api) => {
  // No story shows its code, and few have controls.
  const panels = api.getElements(types.PANEL)
  delete panels['storybook/docs/panel']
  const controls = panels['addon-controls']
  const argTypes = () => {
    const story = api.getCurrentStoryData()
    return story?.type === 'story' ? story.argTypes : undefined
  }
  if (controls) controls.disabled = () => Object.keys(argTypes() ?? {}).length === 0

  // A playground's controls set the server's responses: reload the page once the controls have not changed for a moment.
  let turned: ReturnType<typeof setTimeout> | undefined
  api.on(storybook.argsUpdated, ({ storyId }: { storyId: string }) => {
    if (!api.getCurrentParameter('beginsAnew')) return
    clearTimeout(turned)
    turned = setTimeout(() => api.emit(storybook.remount, { storyId }), 400)
  })
})
