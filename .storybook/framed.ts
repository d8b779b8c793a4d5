import { addons } from 'storybook/preview-api'
import { storybook } from './review-addon/events.ts'

/**
 * In a frame of a Docs page or a board a story would take the focus from that page, and never give it back. Here its
 * document has a focus of its own, of which the browser knows nothing.
 */
export function keepFocusWithin() {
  let active: Element = document.body
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (active.isConnected ? active : document.body),
  })
  const tell = (element: Element, type: string, other: Element) => {
    element.dispatchEvent(new FocusEvent(type, { relatedTarget: other }))
    element.dispatchEvent(
      new FocusEvent(type === 'focus' ? 'focusin' : 'focusout', { bubbles: true, relatedTarget: other }),
    )
  }
  const move = (to: Element) => {
    const from = document.activeElement ?? document.body
    if (from === to) return
    active = to
    tell(from, 'blur', to)
    tell(to, 'focus', from)
  }
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    if (this.tabIndex >= 0 || this.hasAttribute('tabindex')) move(this)
  }
  HTMLElement.prototype.blur = function blur(this: HTMLElement) {
    if (this === document.activeElement) move(document.body)
  }
  // The browser's own would scroll the page around the frame, too.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    for (let area = this.parentElement; area; area = area.parentElement) {
      const isPage = area === document.documentElement
      const { top, height } = isPage ? { top: 0, height: window.innerHeight } : area.getBoundingClientRect()
      const own = this.getBoundingClientRect()
      area.scrollTop += own.top - top - Math.max(0, height - own.height) / 2
    }
  }
}

/** Tells the page around this frame when its story has played. */
export const tellPlayed = (frame: Element) =>
  addons.getChannel().on(storybook.finished, () => frame.dispatchEvent(new Event('played')))
