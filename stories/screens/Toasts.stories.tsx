import type { Meta, StoryObj } from '@storybook/react-vite'
import { toast as plainToast } from 'sonner'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { toast } from '../../src/notify.ts'
import ContactUs from '../../src/pages/ContactUs.tsx'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { Toasts } from '../../src/sections/Toasts.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { press, restAt } from './shown.ts'

/** Toasts (§2 Shared frame, §9): short messages that appear over any page. */
export default {
  title: 'Screens/Toasts',
  component: ContactUs,
  subcomponents: { ProductDetail, Toasts },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/contact-us' },
} satisfies Meta
type Story = StoryObj

const pageShown = () => screen.findByRole('heading', { level: 1 })
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
const toastSaying = (message: string) =>
  waitFor(() => {
    const match = toasts().find(
      ({ textContent, dataset }) =>
        textContent?.includes(message) && dataset.mounted === 'true' && dataset.visible === 'true',
    )
    expect(match, `a toast that says ${message}`).toBeDefined()
    return match as HTMLElement
  })
const noToast = (message: string) =>
  waitFor(() => expect(toasts().filter((each) => each.textContent?.includes(message))).toHaveLength(0))
/** Shows a toast on the page, and returns it. */
async function appeared(kind: 'success' | 'error', message: string) {
  await pageShown()
  toast(kind, message)
  return toastSaying(message)
}
/** Waits until the toast has come to rest. */
const still = (moving: HTMLElement) => Promise.all(moving.getAnimations().map(({ finished }) => finished))

/** Add to Cart was pressed (§2 "Toast area at the top right"), below the bar, so that the badge stays in sight. */
export const Success: Story = {
  tags: ['spec:TOAST-01', 'picture:TOAST-01', 'success'],
  parameters: { chromatic: photographedAlso('forcedColours'), visit: '/products/301' },
  play: async () => {
    await press('Add to Cart')
    const shownToast = await toastSaying('added to cart!')
    await expect(shownToast).toHaveTextContent(/^1 Return-to-door lever.* added to cart!$/)
    await expect(shownToast.closest('[aria-live=polite]')).not.toBeNull()
    await still(shownToast)
    const box = shownToast.getBoundingClientRect()
    await expect(window.innerWidth - box.right).toBeCloseTo(16, 0)
    await expect(box.top).toBeGreaterThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom)
    await restAt(shownToast)
  },
}

/** Two toasts on a phone: as wide as the page, the newest on top (§2). */
export const TwoOnAPhone: Story = {
  name: 'Ready, two on a phone',
  tags: ['spec:TOAST-01', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await pageShown()
    toast('success', '2 Return-to-door lever on rose 19 mm, satin nickel added to cart!')
    toast('error', 'Failed to submit review')
    const first = await toastSaying('added to cart!')
    const second = await toastSaying('Failed to submit review')
    await still(first)
    await still(second)
    await expect(second.getBoundingClientRect().bottom).toBeLessThan(first.getBoundingClientRect().top)
    await expect(first.getBoundingClientRect().width).toBe(window.innerWidth - 32)
    await restAt(second)
  },
}

/** They go after §2 "3 seconds in the main area", or "default 5 seconds", or are dragged away (§9 "draggable"). */
export const Gone: Story = {
  name: 'Behaviour, gone after the pointer left, by itself, dragged away',
  tags: ['spec:TOAST-01', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  beforeEach: () => {
    clock.hold()
    // The browser captures pointers of real hands only.
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    return () => capture.mockRestore()
  },
  play: async () => {
    const sent = await appeared('success', 'Review submitted successfully!')
    await still(sent)
    await userEvent.hover(sent)
    await clock.pass(10_000)
    toast('error', 'Failed to submit review')
    const failure = await toastSaying('Failed to submit review')
    await userEvent.unhover(sent)
    await clock.pass(2999)
    await expect(sent).toBeInTheDocument()
    await expect(failure).toBeInTheDocument()
    await clock.pass(1)
    await clock.pass(200)
    await noToast('Review submitted successfully!')
    await noToast('Failed to submit review')

    plainToast('Without a time of its own')
    await toastSaying('Without a time of its own')
    await clock.pass(4999)
    await toastSaying('Without a time of its own')
    await clock.pass(1)
    await clock.pass(200)
    await noToast('Without a time of its own')

    const dragged = await appeared('error', 'Failed to submit review')
    await still(dragged)
    fireEvent.pointerDown(dragged, { button: 0, clientX: 100, clientY: 100 })
    // The library follows the hand once it knows the direction.
    await waitFor(() => {
      fireEvent.pointerMove(dragged, { clientX: 220, clientY: 100 })
      expect(dragged.style.getPropertyValue('--swipe-amount-x')).toBe('120px')
    })
    fireEvent.pointerUp(dragged, { clientX: 220, clientY: 100 })
    await clock.pass(200)
    await noToast('Failed to submit review')
  },
}

/** By keyboard: Tab goes through a toast, which stays meanwhile, and on, and Enter on its button gives the focus back. */
export const ByKeyboard: Story = {
  name: 'Ready, by keyboard',
  tags: ['spec:TOAST-01'],
  beforeEach: () => clock.hold(),
  play: async () => {
    const shownToast = await appeared('success', 'Removed from the cart')
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
    await networkIdle()
    await clock.pass(10_000)
    await expect(shownToast).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(last).toHaveFocus()
    await clock.pass(200)
    await noToast('Removed from the cart')
    await expect(last).toHaveFocus()
  },
}
