import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { states } from '../../mocks/states.ts'
import { loadingScreen } from '../../server/vite/loadingScreen.ts'
import ProductList from '../../src/pages/ProductList.tsx'
import { LoadingScreen } from '../../src/sections/LoadingScreen.tsx'
import logo from '../../src/shop/logo.svg?raw'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { restAt } from './shown.ts'

/** Loading screen (§2 Shared frame). It covers the page while the shop starts. */
export default {
  title: 'Screens/Loading screen',
  component: ProductList,
  subcomponents: { LoadingScreen },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products' },
  // In the shop the loading screen is part of index.html, before any script.
  beforeEach: () => {
    const place = document.createElement('div')
    place.innerHTML = loadingScreen(logo)
    // A story rests in its state: here the screen does not disappear by itself after ten seconds.
    const loading = place.querySelector<HTMLElement>('#loading')
    if (loading) loading.style.animation = 'none'
    document.body.prepend(place)
    return () => place.remove()
  },
} satisfies Meta
type Story = StoryObj

const loadingText = () => screen.findByText('Loading the shop')
const cover = () => document.querySelector('#loading .cover') as HTMLElement

/** §2 "It shows a logo revealed over 2 seconds while the profile check is pending"; the page behind it already loads. */
export const CheckPending: Story = {
  name: 'Loading, profile check pending',
  tags: ['spec:LOAD-01', 'picture:LOAD-01', 'loading'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours') },
  beforeEach: ({ msw }) => msw.use(states.session.checking),
  play: async () => {
    const label = await loadingText()
    await expect(label.closest('[role=status]')).toBeVisible()
    // With reduced motion the whole logo appears at once.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!still) await expect(getComputedStyle(cover()).animationDuration).toBe('2s')
    await waitFor(async () => expect(await callsTo('GET /products')).toHaveLength(1))
    await screen.findByRole('heading', { level: 1, name: 'Products' })
    await restAt((await loadingText()).closest('[role=status]') as HTMLElement)
  },
}

/** The check takes longer than five seconds, or no script ever comes: the loading screen gives way. */
export const CheckTooSlow: Story = {
  name: 'Behaviour, profile check too slow',
  tags: ['spec:LOAD-01', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed }),
  beforeEach: ({ msw }) => {
    msw.use(states.session.checking)
    clock.hold()
  },
  play: async () => {
    const loading = (await loadingText()).closest<HTMLElement>('#loading') as HTMLElement
    loading.style.animation = ''
    const end = loading
      .getAnimations()
      .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'loading-end')
    await expect(getComputedStyle(loading).animationDelay).toBe('10s')
    end?.finish()
    await expect(loading).not.toBeVisible()
    loading.style.animation = 'none'
    await expect(loading).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Products' })
    await clock.pass(4999)
    await expect(loading).toBeInTheDocument()
    await clock.pass(1)
    await waitFor(() => expect(loading).not.toBeInTheDocument())
  },
}
