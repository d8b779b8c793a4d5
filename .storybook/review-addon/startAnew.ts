import { addons } from 'storybook/preview-api'
import { type Destination, openingEvent, storybook } from './events.ts'
import { chosen, reviewKey } from './settings.ts'

/** A story that clears the storage of its origin leaves what reviewers have said. */
function keepReview() {
  const { clear } = Storage.prototype
  Storage.prototype.clear = function (this: Storage) {
    const kept = this.getItem(reviewKey)
    clear.call(this)
    if (kept !== null) this.setItem(reviewKey, kept)
  }
}

/**
 * Keeps the review, and starts the story anew when a setting of the toolbar changes, because its play has run with the settings that it began
 * with. This is done in the page and not in Storybook's frame: here it comes before Storybook renders the story again,
 * and a story that has to start while it is being rendered reloads the page.
 */
export function startAnew() {
  keepReview()
  const channel = addons.getChannel()
  let storyId = ''
  let conditions: string | undefined
  let opening: Destination | undefined
  /** Gives a story its values before it renders: a board would be seen without its filter for a moment. */
  const turn = () => {
    if (opening?.story !== storyId) return
    const { args: updatedArgs } = opening
    opening = undefined
    if (updatedArgs) channel.emit(storybook.updateArgs, { storyId, updatedArgs })
  }
  channel.on(openingEvent, (next: Destination) => {
    opening = next
    turn()
  })
  channel.on(storybook.selected, (selected: { storyId: string }) => {
    if (selected.storyId !== storyId) storyId = ''
    if (selected.storyId !== opening?.story) opening = undefined
  })
  channel.on(storybook.prepared, ({ id }: { id: string }) => {
    storyId = id
    turn()
  })
  channel.on(storybook.globalsUpdated, ({ userGlobals }: { userGlobals: Record<string, unknown> }) => {
    const before = conditions
    conditions = JSON.stringify(Object.values(userGlobals).map(chosen))
    // A story that is opened together with the change starts in it by itself.
    if (before !== undefined && before !== conditions && !opening && storyId)
      channel.emit(storybook.remount, { storyId })
  })
}
