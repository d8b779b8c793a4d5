import { quotedTexts } from '../stories/start/quoted.ts'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether a text is said: its parts follow each other, with a letter or more in place of what stands in braces. */
function saying(text: string): (said: string | null) => boolean {
  const parts = plain(text).split(/\{.+?\}/)
  return (said) => {
    const whole = plain(said ?? '')
    let from = 0
    return parts.every((part) => {
      const at = whole.indexOf(part, from)
      const found = at >= from
      from = at + part.length + 1
      return found
    })
  }
}

const inView = (element: Element) => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    bottom > 0 &&
    top < window.innerHeight &&
    right > 0 &&
    left < window.innerWidth &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** The innermost elements that say all of it. */
function innermost(element: Element, isSaid: (said: string | null) => boolean): Element[] {
  if (!isSaid(element.textContent)) return []
  const within = [...element.children].flatMap((child) => innermost(child, isSaid))
  return within.length > 0 ? within : [element]
}

/** Fields that say it by their value or their placeholder. */
const fieldsSaying = (isSaid: (said: string | null) => boolean) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ value, placeholder }) => isSaid(value) || isSaid(placeholder),
  )

/** The quoted texts of the states of these tags that stand in the window now. */
export function shownTexts(tags: readonly string[]): string[] {
  const ids = tags.filter((tag) => tag.startsWith('spec:')).map((tag) => tag.slice('spec:'.length))
  return ids.flatMap((id) =>
    quotedTexts(id)
      .filter((text) => {
        const isSaid = saying(text)
        return [...innermost(document.body, isSaid), ...fieldsSaying(isSaid)].some(inView)
      })
      .map((text) => `${id} ${text}`),
  )
}
