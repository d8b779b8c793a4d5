import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answer, callsTo, pending } from '../../mocks/api.ts'
import { session } from '../../src/api/session.ts'
import loadingScreen from '../../src/sections/loadingScreen.html?raw'

const meta = {
  title: 'Screens/Loading',
  parameters: { visit: '/products', cookies: ['cookie_consent=false'] },
  // In the shop it is part of index.html, before any script.
  beforeEach: () => {
    const place = document.createElement('div')
    place.innerHTML = loadingScreen
    document.body.prepend(place)
    return () => place.remove()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByText('Loading NiLO Depot')
const cover = () => document.querySelector('#loading .cover') as HTMLElement

/** The shop has just been opened and does not know yet who is there: §2 "It shows a logo revealed over 2 seconds while the profile check is pending at application start". The page behind it makes its own calls meanwhile. */
export const CheckPending: Story = {
  name: 'Profile check pending',
  tags: ['spec:LOAD-01'],
  beforeEach: ({ msw }) => {
    msw.use(pending(session.profile))
  },
  play: async () => {
    const said = await shown()
    await expect(said.closest('[role=status]')).toBeVisible()
    await expect(getComputedStyle(cover()).animationDuration).toBe('2s')
    await waitFor(() => expect(callsTo('GET /products')).toHaveLength(1))
    await screen.findByRole('heading', { level: 1, name: 'Products' })
    await expect(await shown()).toBeInTheDocument()
  },
}

/** The same on a phone. */
export const CheckPendingOnAPhone: Story = {
  name: 'Profile check pending, on a phone',
  tags: ['spec:LOAD-01'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(pending(session.profile))
  },
  play: async () => {
    await expect((await shown()).closest('[role=status]')).toBeVisible()
  },
}

/** The check has ended, here with a user: the loading screen is gone at once, however much of the logo was out. */
export const CheckEnded: Story = {
  name: 'Profile check ended',
  tags: ['spec:LOAD-01'],
  parameters: { user: 'demo' },
  play: async () => {
    await waitFor(() => expect(document.getElementById('loading')).toBeNull())
    await expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible()
  },
}

/** The check failed, which means a visitor: the loading screen is gone as well, and nothing is said. */
export const CheckFailed: Story = {
  name: 'Profile check failed',
  tags: ['spec:LOAD-01'],
  beforeEach: ({ msw }) => {
    msw.use(answer(session.profile, { status: 500, json: {}, after: 200 }))
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(document.getElementById('loading')).toBeNull())
    await expect(screen.getByRole('link', { name: 'Login/Register' })).toBeVisible()
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  },
}
