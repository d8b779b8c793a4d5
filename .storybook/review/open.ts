import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import type { Destination } from '../../stories/start/destination.ts'
import { openingEvent } from './events.ts'

/** Where Storybook's frame keeps the number of the state for which the story was opened. */
export const targetState = 'review/target-state'

/** Shows a story or a Docs page, at a width and with values of its controls if they are given. */
export function open(api: API, { story, state, viewport, args }: Destination) {
  void api.setAddonState(targetState, state)
  if (story !== api.getCurrentStoryData()?.id) api.emit(openingEvent)
  if (viewport) api.updateGlobals({ viewport: { value: viewport, isRotated: false } })
  // A story takes values only once it has rendered.
  if (args)
    api.once(STORY_RENDERED, () => {
      const current = api.getCurrentStoryData()
      if (current?.type === 'story') api.updateStoryArgs(current, args)
    })
  api.selectStory(story)
}
