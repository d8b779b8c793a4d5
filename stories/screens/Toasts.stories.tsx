import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { toast } from '../../src/notify.ts'
import Categories from '../../src/pages/Categories.tsx'
import ContactUs from '../../src/pages/ContactUs.tsx'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { restAt } from './shown.ts'

/** Toasts (§2 Shared frame, §9): short messages that appear over any page. */
const meta = {
  title: 'Screens/Toasts',
  component: ContactUs,
  subcomponents: { ProductDetail, Categories },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/contact-us' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const pageShown = () => screen.findByRole('heading', { level: 1 })
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
const shown = (message: string) =>
  waitFor(() => {
    const found = toasts().find(
      ({ textContent, dataset }) =>
        textContent?.includes(message) && dataset.mounted === 'true' && dataset.visible === 'true',
    )
    if (!found) throw new Error(`No toast says ${message}`)
    return found
  })
const gone = (message: string) =>
  waitFor(() => expect(toasts().filter((each) => each.textContent?.includes(message))).toHaveLength(0))
/** Shows a toast on the page, and returns it. */
async function appeared(kind: 'success' | 'error', message: string) {
  await pageShown()
  toast(kind, message)
  return shown(message)
}
const removed = () => appeared('success', 'Removed from the cart')
/** Waits until the toast has come to rest. */
const still = (moving: HTMLElement) => Promise.all(moving.getAnimations().map(({ finished }) => finished))
/** Shows a toast and leaves the pointer on it for ten seconds, in which it would otherwise have gone. */
async function hovered(message: string) {
  const shownToast = await appeared('success', message)
  await still(shownToast)
  await userEvent.hover(shownToast)
  await clock.pass(10_000)
  return shownToast
}

/**
 * Add to Cart was pressed on a product: §2 "Toast area at the top right", below the bar so that the badge of the cart
 * stays in sight.
 */
export const Success: Story = {
  tags: ['spec:TOAST-01', 'success'],
  parameters: { chromatic: photographedAlso('forcedColours'), visit: '/products/301' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    const shownToast = await shown('added to cart!')
    await expect(shownToast).toHaveTextContent(/^1 Return-to-door lever.* added to cart!$/)
    await expect(shownToast.closest('[aria-live=polite]')).not.toBeNull()
    await still(shownToast)
    const box = shownToast.getBoundingClientRect()
    await expect(window.innerWidth - box.right).toBeCloseTo(16, 0)
    await expect(box.top).toBeGreaterThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom)
    await restAt(shownToast)
  },
}

/** The categories could not be loaded: an error toast says so, and so does the page (§8 "Categories failure"). */
export const Failure: Story = {
  name: 'Error',
  tags: ['spec:TOAST-01', 'spec:CAT-02', 'error'],
  parameters: { visit: '/categories' },
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async () => {
    const shownToast = await shown('Failed to get categories')
    await expect(shownToast).toHaveAttribute('data-type', 'error')
    await screen.findByRole('heading', { level: 2, name: 'Failed to get categories' })
    await restAt(shownToast)
  },
}

/**
 * Two toasts at once on a phone: they are as wide as the page, the newest on top (§2 "Toast area at the top right").
 */
export const TwoOnAPhone: Story = {
  name: 'Ready, two on a phone',
  tags: ['spec:TOAST-01', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await pageShown()
    toast('success', '2 Return-to-door lever on rose 19 mm, satin nickel added to cart!')
    toast('error', 'Failed to submit review')
    const first = await shown('added to cart!')
    const second = await shown('Failed to submit review')
    await still(first)
    await still(second)
    await expect(second.getBoundingClientRect().bottom).toBeLessThan(first.getBoundingClientRect().top)
    await expect(first.getBoundingClientRect().width).toBe(window.innerWidth - 32)
    await restAt(second)
  },
}

/** The toast is closed with its own button, the alternative to dragging it away (§9 "draggable"). */
export const Closed: Story = {
  name: 'Behaviour, closed by its button',
  tags: ['spec:TOAST-01', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    const shownToast = await appeared('error', 'Failed to submit review')
    await userEvent.click(within(shownToast).getByRole('button', { name: 'Close this message' }))
    await gone('Failed to submit review')
  },
}

/** A toast closes by itself, but not under the pointer: §9 "auto-close", "pause on hover". */
export const PausedByPointer: Story = {
  name: 'Ready, paused while hovered',
  tags: ['spec:TOAST-01'],
  beforeEach: () => clock.hold(),
  play: async () => {
    const shownToast = await hovered('Review submitted successfully!')
    await expect(shownToast).toBeVisible()
    await restAt(shownToast)
  },
}

/** The pointer has left the toast, which goes three seconds later (§9 "auto-close"). */
export const GoneAfterHover: Story = {
  name: 'Behaviour, gone after the pointer left',
  tags: ['spec:TOAST-01', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  beforeEach: () => clock.hold(),
  play: async () => {
    const shownToast = await hovered('Review submitted successfully!')
    await userEvent.unhover(shownToast)
    await clock.pass(2999)
    await expect(shownToast).toBeInTheDocument()
    await clock.pass(1)
    await clock.pass(200)
    await gone('Review submitted successfully!')
  },
}

/**
 * A toast also stays while the focus is in it, so that it can be closed by keyboard (§9 "pause on hover", by keyboard).
 */
export const PausedByFocus: Story = {
  name: 'Ready, paused while focused',
  tags: ['spec:TOAST-01'],
  beforeEach: () => clock.hold(),
  play: async () => {
    const shownToast = await removed()
    await still(shownToast)
    within(shownToast).getByRole('button').focus()
    await networkIdle()
    await clock.pass(10_000)
    await expect(shownToast).toBeVisible()
    await restAt(shownToast)
  },
}

/**
 * By keyboard: Tab goes through a toast and on, and a toast that is closed with Enter gives the focus back to where it
 * came from (§2 "Toast area at the top right", by keyboard).
 */
export const ByKeyboard: Story = {
  name: 'Ready, by keyboard',
  tags: ['spec:TOAST-01'],
  beforeEach: () => clock.hold(),
  play: async () => {
    const shownToast = await removed()
    const close = within(shownToast).getByRole('button')
    const last = within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie settings' })
    // Without scrolling, which would bring the button back to the top.
    last.focus({ preventScroll: true })
    await userEvent.tab()
    await expect(shownToast).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await expect(shownToast).not.toContainElement(document.activeElement as HTMLElement)
    await expect(last).not.toHaveFocus()

    last.focus({ preventScroll: true })
    await userEvent.tab()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(last).toHaveFocus()
    await clock.pass(200)
    await gone('Removed from the cart')
    await expect(last).toHaveFocus()
  },
}
