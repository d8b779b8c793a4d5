import { addons } from 'storybook/preview-api'
import { rest } from '../../mocks/rest.ts'
import { type Outlined, outlinedEvent } from './events.ts'

const mark = 'data-review-outline'
const styleId = 'review-outline'

function smallestWith(text: string): Element[] {
  const wanted = text.toLowerCase()
  const all = [...document.querySelectorAll('#storybook-root *, body > div:not([id^=sb]) *')]
  const having = all.filter(
    (element) =>
      element.getClientRects().length > 0 &&
      [element.textContent, element.getAttribute('aria-label'), element.getAttribute('placeholder')].some(
        (text) => text?.toLowerCase().includes(wanted),
      ),
  )
  return having.filter((element) => !having.some((other) => other !== element && element.contains(other)))
}

/** Where a story without a text is: the place where it rests, an open dialog, or what has the focus. */
function placeOf(): Element | undefined {
  const { activeElement, body } = document
  if (rest.place?.isConnected) return rest.place
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].at(-1)
  return open ?? (activeElement !== body && activeElement ? activeElement : undefined)
}

const content = () => document.querySelector('main') ?? document.querySelector('#storybook-root > *')

function scrollTo(part: Element) {
  const tall = part.getBoundingClientRect().height > window.innerHeight
  part.scrollIntoView({ block: tall ? 'start' : 'center' })
}

const tell = (outlined: Outlined) => addons.getChannel().emit(outlinedEvent, outlined)

/**
 * Outlines the elements that contain one of the texts, or where none does, the place of the story, or else the content
 * of the page, where it stands. Without `texts` removes the outline.
 */
export function outline(texts?: readonly string[]) {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  document.getElementById(styleId)?.remove()
  if (!texts) return tell(undefined)
  const style = document.createElement('style')
  style.id = styleId
  style.textContent = `[${mark}] { outline: 3px solid #b8163a !important; outline-offset: 4px !important; }`
  document.head.append(style)
  const found = texts.flatMap(smallestWith)
  const parts = found.length > 0 ? found : [placeOf() ?? []].flat()
  for (const part of parts.length > 0 ? parts : [content()]) part?.setAttribute(mark, '')
  if (parts[0]) scrollTo(parts[0])
  return tell(parts.length > 0 ? 'parts' : 'content')
}
