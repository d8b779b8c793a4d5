import { addons, types } from 'storybook/manager-api'

// Controls only where there are some.
addons.register('review/controls', (api) => {
  const controls = addons.getElements(types.PANEL)['addon-controls/panel'] as
    | { disabled?: (parameters: { controls?: { disable?: boolean } }) => boolean }
    | undefined
  if (!controls) return
  controls.disabled = (parameters) => {
    const story = api.getCurrentStoryData()
    const types = story && 'argTypes' in story ? Object.values(story.argTypes ?? {}) : []
    return parameters?.controls?.disable === true || !types.some(({ control }) => control)
  }
})
