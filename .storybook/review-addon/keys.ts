import { addons } from 'storybook/preview-api'
import { isTyped, keyEvent, storybook } from './events.ts'

/** What the keys of a review are: see `addKey` in open.ts. */
const keys = new Set('123WNPQB')

/**
 * Sends the keys of a review to the frame. Storybook does so itself, but neither while a story plays nor while a field has the
 * focus. A field keeps them once the reviewer has pressed or typed something in the page: the story may have put the focus there.
 */
export function passKeysOn() {
  // Alone, or in the frame of another site, there is nobody to send them to.
  if (!window.frameElement) return
  let touched = false
  addons.getChannel().on(storybook.prepared, () => {
    touched = false
  })
  const pass = (event: Event) => {
    // Those of a play function are not trusted.
    if (!event.isTrusted) return
    const { key = '' } = event as Partial<KeyboardEvent>
    const isKey = isTyped(event as Partial<KeyboardEvent>) && keys.has(key.toUpperCase())
    const target = event.target as Element
    const field = target.closest('input, textarea, select, [contenteditable]')
    // The field of the search has the focus to be typed in.
    if (!isKey || (field && (touched || target.ariaKeyShortcuts))) {
      // Escape gives them back to the review.
      touched = key !== 'Escape'
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    // At once: a message of the channel would come after the next key.
    window.parent.dispatchEvent(new CustomEvent(keyEvent, { detail: key }))
  }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, pass, true)
}

/**
 * Who judges takes the focus out of the page. The story is not told: what is open only while it has the focus, such as a list
 * of suggestions, stays to be looked at. An element that loses the focus to another one is no longer the active one.
 */
export function keepOpen() {
  const ignore = (event: Event) => {
    if (event.target === window || event.target === document.activeElement) event.stopImmediatePropagation()
  }
  for (const type of ['blur', 'focusout']) window.addEventListener(type, ignore, true)
}
