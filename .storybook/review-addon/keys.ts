import { addons } from 'storybook/preview-api'
import { isTyped, keyEvent, searchEvent, storybook } from './events.ts'

/** What the keys of a review are: see `addKey` in open.ts. */
const keys = new Set('123WNPQB')

/**
 * Sends the keys of a review to the frame. Storybook does so itself, but neither while a story plays nor while a field has the
 * focus. A field keeps them once the reviewer has pressed or typed something in the page: the story may have put the focus there.
 * What is typed after Q is for the field of the search, which comes in a moment.
 */
export function passKeysOn() {
  const channel = addons.getChannel()
  let touched = false
  let searching = false
  channel.on(storybook.prepared, () => {
    touched = false
    searching = false
  })
  channel.on(searchEvent, () => {
    searching = false
  })
  const pass = (event: Event) => {
    // Those of a play function are not trusted.
    if (!event.isTrusted) return
    const { key = '' } = event as Partial<KeyboardEvent>
    const isKey = isTyped(event as Partial<KeyboardEvent>) && (searching || keys.has(key.toUpperCase()))
    const target = event.target as Element
    const typed = target.closest('input, textarea, select, [contenteditable]')
    // The field of the search has the focus to be typed in.
    const keeps = typed && !searching && (touched || target.ariaKeyShortcuts)
    if (!isKey || keeps) {
      // Escape gives them back to the review.
      touched = key !== 'Escape'
      searching = false
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    searching = key !== 'Escape' && (searching || key.toUpperCase() === 'Q')
    channel.emit(keyEvent, key)
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
