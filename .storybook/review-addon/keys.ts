import { addons } from 'storybook/preview-api'
import { keyEvent, storybook } from './events.ts'

/** What the keys of a review are: see `press` in judge.ts. */
const keys = new Set(['1', '2', '3', 'n', 'N'])

/**
 * Storybook leaves a key alone while a field has the focus. Where the story has put it there, and the reviewer has neither
 * pressed nor typed anything in the page yet, the keys of the review go to the frame.
 */
export function passKeysOn() {
  const channel = addons.getChannel()
  let touched = false
  channel.on(storybook.prepared, () => {
    touched = false
  })
  const pass = (event: Event) => {
    // Those of a play function are not trusted.
    if (!event.isTrusted || touched) return
    const isKey = event instanceof KeyboardEvent && keys.has(event.key)
    if (!isKey || event.ctrlKey || event.metaKey || event.altKey) {
      touched = true
      return
    }
    if (!(event.target as Element).closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    channel.emit(keyEvent, event.key)
  }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, pass, true)
}
