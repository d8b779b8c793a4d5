import { addons } from 'storybook/preview-api'
import { type Opened, openEvent } from './opened.ts'

/** Asks Storybook's frame to show a story, at a width if one is given. Returns false if this page has no frame. */
export function openStory(opened: Opened): boolean {
  if (window.parent === window) return false
  addons.getChannel().emit(openEvent, opened)
  return true
}
