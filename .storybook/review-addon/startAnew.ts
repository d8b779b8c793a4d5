import { addons } from 'storybook/preview-api'
import { type Destination, openingEvent, storybook } from './events.ts'
import { chosen, reviewKey } from './settings.ts'

/** What the toolbar is set to. */
type Settings = Record<string, unknown> & { viewport?: { value?: string; isRotated?: boolean } }

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
 * Keeps the review, opens stories at a width and with values, and starts a story anew when a setting of the toolbar changes,
 * because its play has run with the settings that it began with. This is done in the page and not in Storybook's frame: here
 * it comes between the stories. The one that is left would render once more for it, and one that has to start while it is
 * being rendered reloads the page.
 */
export function startAnew() {
  keepReview()
  const channel = addons.getChannel()
  let storyId = ''
  let shown: Settings['viewport']
  let conditions: string | undefined
  let opening: Destination | undefined
  const turn = () => {
    if (opening?.story !== storyId) return
    const { args: updatedArgs, viewport: value } = opening
    opening = undefined
    if (updatedArgs) channel.emit(storybook.updateArgs, { storyId, updatedArgs })
    if (value && (shown?.value !== value || shown.isRotated))
      channel.emit(storybook.updateGlobals, { globals: { viewport: { value, isRotated: false } } })
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
  })
  // Storybook also sends it once a story is prepared and that before it has gone.
  channel.on(storybook.globalsUpdated, ({ userGlobals }: { userGlobals: Settings }) => {
    const before = conditions
    shown = userGlobals.viewport
    conditions = JSON.stringify(Object.values(userGlobals).map(chosen))
    if (opening) turn()
    else if (before !== undefined && before !== conditions && storyId)
      channel.emit(storybook.remount, { storyId })
  })
}
