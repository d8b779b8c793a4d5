import { quotedTexts } from '../stories/start/documents.ts'
import { statesOf } from './review-addon/tags.ts'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

type Matcher = (content: string | null) => boolean

/** Matches shown text that contains `text`. A placeholder in braces matches one or more characters. */
function matcherOf(text: string): Matcher {
  const parts = plain(text).split(/\{.+?\}/)
  return (content) => {
    const whole = plain(content ?? '')
    let from = 0
    return parts.every((part) => {
      const at = whole.indexOf(part, from)
      const matches = at >= from
      from = at + part.length + 1
      return matches
    })
  }
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

const inView = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return isVisible(element) && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

/** Returns the innermost elements whose text matches. */
function innermost(element: Element, matches: Matcher): Element[] {
  if (!matches(element.textContent)) return []
  const within = [...element.children].flatMap((child) => innermost(child, matches))
  return within.length > 0 ? within : [element]
}

/** Returns the fields whose value or placeholder matches. */
const fieldsWith = (matches: Matcher) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ value, placeholder }) => matches(value) || matches(placeholder),
  )

function elementsWith(text: string): Element[] {
  const matches = matcherOf(text)
  return [...innermost(document.body, matches), ...fieldsWith(matches)]
}

/** Returns the quoted texts of the tagged states that are visible in the window now. */
export const visibleTexts = (tags: readonly string[]): string[] =>
  statesOf(tags).flatMap((id) =>
    quotedTexts(id)
      .filter((text) => elementsWith(text).some(inView))
      .map((text) => `${id} ${text}`),
  )
