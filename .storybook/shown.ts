import { quotedTexts } from '../stories/start/quoted.ts'

/** As a pattern: what stands in braces is anything, and any blank may be one that does not break. */
const pattern = (text: string) =>
  new RegExp(
    text
      .split(/\{.+?\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
      .join('.+'),
    'i',
  )

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

/** What an element says: the innermost that says all of it, or a field by its value or placeholder. */
function says(element: Element, said: RegExp): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return said.test(element.value) || said.test(element.placeholder)
  return (
    said.test(element.textContent ?? '') &&
    ![...element.children].some((child) => said.test(child.textContent ?? ''))
  )
}

/** The quoted texts of the states of these tags that stand in the window now. */
export function shownTexts(tags: readonly string[]): string[] {
  const ids = tags.filter((tag) => tag.startsWith('spec:')).map((tag) => tag.slice('spec:'.length))
  return ids.flatMap((id) =>
    quotedTexts(id)
      .filter((text) => {
        const said = pattern(text)
        return [...document.body.querySelectorAll('*')].some(
          (element) => says(element, said) && inView(element),
        )
      })
      .map((text) => `${id} ${text}`),
  )
}
