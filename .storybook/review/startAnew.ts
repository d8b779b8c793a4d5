import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { openingEvent } from './events.ts'
import { chosen, settings } from './settings.ts'

/**
 * Starts the story anew when one of its conditions changes: it is played in those it starts with. Done here and not in
 * Storybook's frame, because here it comes before Storybook renders the story again; the page reloads when a story has
 * to start while it is being rendered.
 */
export function startAnew() {
  const channel = addons.getChannel()
  let storyId = ''
  let conditions: string | undefined
  let opening = false
  channel.on(openingEvent, () => {
    opening = true
  })
  channel.on(STORY_PREPARED, ({ id }: { id: string }) => {
    storyId = id
    opening = false
  })
  channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Record<string, unknown> }) => {
    const before = conditions
    conditions = settings.map((name) => chosen(userGlobals[name])).join()
    // A story that is opened together with the change starts in it by itself.
    if (before !== undefined && before !== conditions && !opening) channel.emit(FORCE_REMOUNT, { storyId })
  })
}
