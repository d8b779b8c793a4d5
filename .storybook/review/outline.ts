import { HIGHLIGHT, REMOVE_HIGHLIGHT } from 'storybook/highlight'
import { addons } from 'storybook/preview-api'
import { outlinableEvent, outlineEvent } from './events.ts'
import { partsOf } from './shown.ts'

const id = 'review'
const mark = 'data-review-outline'
const selector = `[${mark}]`
const channel = addons.getChannel()

let tags: readonly string[] = []

/** A story begins: nothing is outlined, and until it has finished nothing can be. */
export function forgetParts() {
  channel.emit(REMOVE_HIGHLIGHT, id)
  channel.emit(outlinableEvent, false)
}

/** A story has finished: tells Storybook's frame whether there is anything to outline. */
export function tellParts(ofStory: readonly string[]) {
  tags = ofStory
  channel.emit(outlinableEvent, partsOf(tags).length > 0)
}

/** Outlines the parts of the page that the story is about, or removes the outline. */
channel.on(outlineEvent, (outlined: boolean) => {
  channel.emit(REMOVE_HIGHLIGHT, id)
  for (const element of document.querySelectorAll(selector)) element.removeAttribute(mark)
  if (!outlined) return
  const parts = partsOf(tags)
  for (const part of parts) part.setAttribute(mark, '')
  channel.emit(HIGHLIGHT, {
    id,
    selectors: [selector],
    styles: { outline: '3px solid #b8163a', outlineOffset: '4px' },
  })
  const tall = (parts[0]?.getBoundingClientRect().height ?? 0) > window.innerHeight
  parts[0]?.scrollIntoView({ block: tall ? 'start' : 'center' })
})
