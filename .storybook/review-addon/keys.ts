import { addons } from 'storybook/preview-api'
import { inSearch, isTyped, keyEvent, searchEvent, searchOpenEvent, storybook } from './events.ts'

/** What the keys of a review are: see `addKey` in open.ts. */
const keys = new Set('123WNPQB')

/** The search has come by then, in milliseconds. */
const longest = 10_000

/**
 * Sends the keys of a review to the frame. Storybook does so itself, but neither while a story plays nor while a field has the
 * focus. A field keeps them once the reviewer has pressed or typed something in the page: the story may have put the focus there.
 * What is typed after Q is for the field of the search, which comes into this page in a moment.
 */
export function passKeysOn() {
  const channel = addons.getChannel()
  let touched = false
  let typed: string | undefined
  let asked = 0
  channel.on(storybook.prepared, () => {
    touched = false
  })
  const give = () => {
    const words = typed
    typed = undefined
    if (words !== undefined) channel.emit(searchEvent, words)
  }
  for (const event of [searchOpenEvent, searchEvent]) channel.on(event, give)
  const pass = (event: Event) => {
    // Those of a play function are not trusted.
    if (!event.isTrusted) return
    const { key = '' } = event as Partial<KeyboardEvent>
    if (performance.now() - asked > longest) typed = undefined
    const isKey =
      isTyped(event as Partial<KeyboardEvent>) && (typed !== undefined || keys.has(key.toUpperCase()))
    const target = event.target as Element
    const field = target.closest('input, textarea, select, [contenteditable]')
    // The field of the search has the focus to be typed in.
    const keeps = field && typed === undefined && (touched || target.ariaKeyShortcuts)
    if (!isKey || keeps) {
      // Escape gives them back to the review.
      touched = key !== 'Escape'
      typed = undefined
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    if (typed !== undefined) {
      typed = key === 'Escape' ? undefined : typed + inSearch(key)
      return
    }
    if (key.toUpperCase() === 'Q') {
      typed = ''
      asked = performance.now()
    }
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
