import '../../mocks/api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import type { Announcement } from '../../src/api/content.ts'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { AnnouncementBar } from '../../src/pages/home/AnnouncementBar.tsx'
import { BannerSlider } from '../../src/pages/home/BannerSlider.tsx'
import { Footer } from '../../src/sections/Footer.tsx'
import { NavBar } from '../../src/sections/NavBar.tsx'
import { createShopStore } from '../../src/store.ts'
import { notPhotographed } from '../viewports.ts'
import { fullMotion, lessMotion } from './motion.ts'
import { press } from './shown.ts'

const announcements = ['One', 'Two', 'Three'].map(
  (title, at): Announcement => ({
    id: at + 1,
    title: `${title} announcement.`,
    content: 'It stands for a while.',
    link: undefined,
    is_active: 1,
    is_urgent: 0,
    start_date: undefined,
    end_date: undefined,
  }),
)

/** The frame of every page around the part that rotates. */
function Frame({ children }: { children: ReactNode }) {
  const [store] = useState(createShopStore)
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <NavBar />
        <main tabIndex={-1}>{children}</main>
        <Footer />
      </QueryClientProvider>
    </Provider>
  )
}

/** What rotates on the home page (§2 Home extras, BEY-17). The clock stands still until the story lets time pass. */
export default {
  title: 'Screens/Home rotation',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen', chromatic: notPhotographed, controls: { disable: true } },
  args: { announcements, onClose: fn() },
  decorators: (Story) => (
    <Frame>
      <Story />
    </Frame>
  ),
  beforeEach: () => {
    clock.hold()
    return fullMotion()
  },
} satisfies Meta<typeof AnnouncementBar>
type Story = StoryObj

const bar = () => within(screen.getByRole('region', { name: 'Announcements' }))
const live = () => screen.getByRole('region', { name: 'Announcements' }).querySelector('[aria-live]')
const current = () =>
  screen
    .getAllByRole('button', { name: /^(Announcement|Banner) \d$/ })
    .findIndex((tick) => tick.getAttribute('aria-current') === 'true')
/** Expects the next one after 5 seconds, and not before. */
const moves = async () => {
  const from = current()
  await clock.pass(4999)
  await expect(clock.next()).toBe(1)
  await expect(current()).toBe(from)
  await clock.pass(1)
  await waitFor(() => expect(current()).not.toBe(from))
}
const stands = async () => {
  const from = current()
  // Eleven turns of 5 s, or seven of 8 s: neither comes back to where it was.
  await clock.pass(58_000)
  await networkIdle()
  await expect(current()).toBe(from)
}
const pause = () => bar().findByRole('button', { name: 'Pause announcements' })
const play = () => bar().findByRole('button', { name: 'Play announcements' })

/** §2 "rotates every 5 seconds when more than one exists", the first after the last; screen readers do not announce it. */
export const Rotating: Story = {
  name: 'Behaviour, rotating',
  tags: ['spec:HOME-05', 'spec:BEY-17', 'behaviour'],
  args: { announcements: announcements.slice(0, 2) },
  play: async () => {
    for (const next of [1, 0]) {
      await moves()
      await expect(current()).toBe(next)
    }
    await expect(live()).toHaveAttribute('aria-live', 'off')
    await expect(await pause()).toBeVisible()
  },
}

/** They stand under the mouse and in a hidden tab; focus and the pause button stop them until Play is pressed. */
export const Paused: Story = {
  name: 'Behaviour, stopped',
  tags: ['spec:BEY-17', 'behaviour'],
  beforeEach: () => () => {
    Reflect.deleteProperty(document, 'hidden')
  },
  play: async () => {
    await moves()
    const region = screen.getByRole('region', { name: 'Announcements' })
    // A finger does not hover.
    fireEvent.pointerOver(region, { pointerType: 'touch' })
    await moves()
    await userEvent.hover(region)
    await stands()
    await expect(await pause()).toBeVisible()
    await userEvent.unhover(region)
    await moves()
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    fireEvent(document, new Event('visibilitychange'))
    await stands()
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    fireEvent(document, new Event('visibilitychange'))
    await moves()
    screen.getByRole('main').focus()
    await userEvent.tab()
    await expect(await pause()).toHaveFocus()
    await stands()
    const { innerHTML: pauseIcon } = await pause()
    await userEvent.tab()
    await expect((await play()).innerHTML).not.toBe(pauseIcon)
    ;(document.activeElement as HTMLElement).blur()
    await stands()
    await userEvent.click(await play())
    await moves()
    await userEvent.click(await pause())
    await stands()
    // Played by keyboard it moves at once, though its button has the focus, and when the focus leaves.
    await userEvent.keyboard('{Enter}')
    await moves()
    ;(document.activeElement as HTMLElement).blur()
    await moves()
    await userEvent.click(await pause())
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'polite'))
    // Only the visible announcement can be reached.
    await expect(bar().getAllByRole('group', { name: /^Announcement \d of 3$/ })).toHaveLength(1)
    await stands()
  },
}

/** On a device that asks for less motion the play button starts the rotation. */
export const LessMotion: Story = {
  name: 'Behaviour, reduced motion',
  tags: ['spec:BEY-17', 'behaviour'],
  beforeEach: lessMotion,
  play: async () => {
    await expect(await play()).toBeVisible()
    await stands()
    await userEvent.click(await play())
    await moves()
    await userEvent.click(await pause())
  },
}

const image = (name: string) => ({ image_url: `/images/set/${name}@1600.webp`, alt_text: name })
const discs = {
  id: 1,
  title: 'Discs',
  content: '',
  link: '/products',
  images: [image('banner-discs-1'), image('banner-discs-2')],
}
const padlocks = {
  ...discs,
  id: 2,
  title: 'Padlocks',
  images: [image('banner-padlocks-1'), image('banner-padlocks-2')],
}
const ownImages = () => screen.getByRole('button', { name: /^Next picture/ }).getAttribute('aria-label')

/** §2 "rotates every 8 seconds. Each banner's own image slider rotates every 5 seconds"; Pause stops both. */
export const Banners: Story = {
  name: 'Behaviour, banners and their images',
  tags: ['spec:HOME-10', 'spec:BEY-17', 'behaviour'],
  render: () => <BannerSlider banners={[discs, padlocks, { ...discs, id: 3 }]} />,
  play: async () => {
    await clock.pass(4999)
    await expect(clock.next()).toBe(1)
    await expect(ownImages()).toBe('Next picture, 1 of 2 is shown')
    await clock.pass(1)
    await waitFor(() => expect(ownImages()).toBe('Next picture, 2 of 2 is shown'))
    await clock.pass(2999)
    await expect(clock.next()).toBe(1)
    await expect(current()).toBe(0)
    await clock.pass(1)
    await waitFor(() => expect(current()).toBe(1))
    await expect(ownImages()).toBe('Next picture, 1 of 2 is shown')
    for (const next of [2, 0]) {
      await clock.pass(8000)
      await waitFor(() => expect(current()).toBe(next))
    }
    await press('Pause banners')
    const images = ownImages()
    await stands()
    await expect(ownImages()).toBe(images)
  },
}

/** A single banner: its images change and can be paused (§2 "Each banner's own image slider rotates"). */
export const OneBanner: Story = {
  name: 'Behaviour, one banner with two images',
  tags: ['spec:HOME-10', 'spec:BEY-17', 'behaviour'],
  render: () => <BannerSlider banners={[discs]} />,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Next banner' })).toBeNull()
    const before = ownImages()
    await clock.pass(5000)
    await waitFor(() => expect(ownImages()).not.toBe(before))
    // Each is decoded within the frame that shows it: otherwise the slide is blank for a moment.
    for (const { decoding } of screen.getByRole('main').querySelectorAll('img'))
      await expect(decoding).toBe('sync')
    await press('Pause banners')
    const images = ownImages()
    await clock.pass(60_000)
    await networkIdle()
    await expect(ownImages()).toBe(images)
  },
}
