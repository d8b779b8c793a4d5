import { rest } from '../../mocks/rest.ts'

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

/** The place where the story rests, or the page's content if the story names none. */
const wholePart = () =>
  rest.place?.isConnected
    ? rest.place
    : (document.querySelector('main') ?? document.querySelector('#storybook-root > *'))

/**
 * Outlines the elements that contain one of the texts, or where none does, the place where the story rests. Without
 * `texts` removes the outline.
 */
export function outline(texts?: readonly string[]) {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  document.getElementById(styleId)?.remove()
  if (!texts) return
  const style = document.createElement('style')
  style.id = styleId
  style.textContent = `[${mark}] { outline: 3px solid #b8163a !important; outline-offset: 4px !important; }`
  document.head.append(style)
  const found = texts.flatMap(smallestWith)
  const parts = found.length > 0 ? found : [wholePart()].filter((part) => part !== null)
  for (const part of parts) part.setAttribute(mark, '')
  parts[0]?.scrollIntoView({ block: 'center' })
}
