import { expect, screen, waitFor, within } from 'storybook/test'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { rest } from '../../mocks/rest.ts'

/** The page with this heading stands: its heading. */
export const pageShown = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The navigation bar. */
export const navBar = () => within(screen.getByRole('banner'))
/** What stands below every page. */
export const footer = () => within(screen.getByRole('contentinfo'))
/** The page between them. */
export const main = () => within(screen.getByRole('main'))
/** The tab that is open. */
export const panel = () => within(screen.getByRole('tabpanel'))

/** A text with a plain blank for each that keeps a unit beside its number. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

const toast = () => document.querySelector('[data-sonner-toast]')

/** A toast comes and says this. */
export const expectToast = (said: string) => waitFor(() => expect(toast()).toHaveTextContent(said))
export const expectNoToast = () => expect(toast()).toBeNull()

/** What comes with a scroll, such as a card that counts as seen, has come: it is noticed frame by frame. */
export async function scrolled() {
  await new Promise(requestAnimationFrame)
  await networkIdle()
}

/** The story ends here: what it is about stands in the middle of the window, whatever the page did about its scroll. */
export async function restAt(place: HTMLElement) {
  await networkIdle()
  rest.place = place
  place.scrollIntoView({ block: 'center', behavior: 'instant' })
  await scrolled()
  const { top, bottom } = place.getBoundingClientRect()
  await expect(bottom).toBeGreaterThan(0)
  await expect(top).toBeLessThan(window.innerHeight)
}
