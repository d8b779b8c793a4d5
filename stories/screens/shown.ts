import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { picture } from '../../mocks/picture.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { shop as config } from '../../src/shop/config.ts'

/** Waits for the page with this heading and returns the heading. */
export const pageShown = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Waits until the shop is at this path. */
export const expectPath = (path: string) => waitFor(() => expect(storyRouter.location?.pathname).toBe(path))

/** Among these elements, the link of this name leads to this address. */
export const expectLink = (among: Pick<typeof screen, 'getByRole'>, name: string | RegExp, href: string) =>
  expect(among.getByRole('link', { name })).toHaveAttribute('href', href)

/** This text can be seen. */
export const expectSeen = (text: string | RegExp, among: Pick<typeof screen, 'getByText'> = screen) =>
  expect(among.getByText(text)).toBeVisible()

/** What search engines take for the address of the page. */
export const expectCanonical = (path: string) =>
  waitFor(() =>
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', config.origin + path),
  )

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** The navigation bar. */
export const navBar = () => within(screen.getByRole('banner'))
/** The footer of every page. */
export const footer = () => within(screen.getByRole('contentinfo'))
/** The content of the page, between the bar and the footer. */
export const main = () => within(screen.getByRole('main'))
/** The panel of the open tab. */
export const panel = () => within(screen.getByRole('tabpanel'))

/** What each of these elements says. */
export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => plain(textContent).trim())

/** Returns the text with plain spaces in place of the no-break spaces that keep a unit beside its number. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

const toast = () => document.querySelector('[data-sonner-toast]')

/** Waits for a toast with this text, and the sign of an error or of success. */
export const expectToast = (message: string, type: 'error' | 'success' = 'error') =>
  waitFor(() => {
    expect(toast()).toHaveTextContent(message)
    expect(toast()).toHaveAttribute('data-type', type)
  })
export const expectNoToast = () => expect(toast()).toBeNull()

/** Waits for everything a scroll sets off, such as a card counting as seen, which the page notices frame by frame. */
export async function scrolled() {
  await new Promise(requestAnimationFrame)
  await networkIdle()
}

/**
 * Ends the story with this element in the middle of the window, or with its top in sight where it is taller than the
 * window, wherever the page has scrolled by itself.
 */
export async function restAt(place: HTMLElement) {
  await networkIdle()
  picture.element = place
  // A page that is restoring its scroll position after Back stops doing so when the user scrolls.
  window.dispatchEvent(new Event('wheel'))
  const tall = place.getBoundingClientRect().height > window.innerHeight
  // Again, if what stands above has grown in the meantime: React may render a response a moment after it has come.
  await waitFor(async () => {
    place.scrollIntoView({ block: tall ? 'start' : 'center', behavior: 'instant' })
    await scrolled()
    const { top, bottom } = place.getBoundingClientRect()
    await expect(bottom).toBeGreaterThan(0)
    await expect(top).toBeLessThan(window.innerHeight)
  })
  await expect(place).toBeVisible()
}
