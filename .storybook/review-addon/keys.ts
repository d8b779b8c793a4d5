import { addons } from 'storybook/preview-api'
import { keyEvent, storybook } from './events.ts'

/** What the keys of a review are: see `addKey` in open.ts. */
const keys = new Set('123WNPQB')

/**
 * Sends the keys of a review to the frame. Storybook does so itself, but neither while a story plays nor while a field has the
 * focus. A field keeps them once the reviewer has pressed or typed something in the page: the story may have put the focus there.
 */
export function passKeysOn() {
  const channel = addons.getChannel()
  let touched = false
  channel.on(storybook.prepared, () => {
    touched = false
  })
  const pass = (event: Event) => {
    // Those of a play function are not trusted.
    if (!event.isTrusted) return
    const isKey = event instanceof KeyboardEvent && keys.has(event.key.toUpperCase())
    const target = event.target as Element
    const typed = target.closest('input, textarea, select, [contenteditable]')
    // The field of the search has the focus to be typed in.
    const keeps = typed && (touched || target.ariaKeyShortcuts)
    if (!isKey || event.ctrlKey || event.metaKey || event.altKey || keeps) {
      // Escape gives them back to the review.
      touched = !(event instanceof KeyboardEvent && event.key === 'Escape')
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    channel.emit(keyEvent, event.key)
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
