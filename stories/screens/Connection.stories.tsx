import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { noteStoredAt } from '../../src/lib/storedResponses.ts'
import { shop } from '../shop.tsx'
import { onlyAt } from '../viewports.ts'
import { pageShown, restAt } from './shown.ts'

/** The connection is lost and comes back (beyond the specification). The note about it appears on every page. */
const meta = {
  title: 'Screens/Connection',
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/complaint' },
  beforeEach: () => () => {
    connect(true)
    Reflect.deleteProperty(navigator, 'onLine')
    noteStoredAt(null)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Simulates losing or regaining the connection: the browser of a test is always online. */
function connect(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

const note = 'No connection. Your cart and what you typed are kept.'
const offlineNote = () =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === note)
/** Loses the connection and waits for the note, which is not part of the page itself. */
async function lose() {
  connect(false)
  await offlineNote()
}

/**
 * The connection is lost: a note at the foot of the window says so for as long as that lasts, and nothing typed is
 * lost.
 */
export const Lost: Story = {
  name: 'Error, connection lost',
  tags: ['spec:BEY-18'],
  play: async () => {
    const message = await screen.findByLabelText('Message')
    await userEvent.type(message, 'The bracket is bent.')
    await lose()
    await expect(await offlineNote()).toBeVisible()
    await expect((await offlineNote()).closest('[aria-live=polite]')).not.toBeNull()
    await expect(message).toHaveValue('The bracket is bent.')
    connect(true)
    await expect(await screen.findByText('The connection is back.')).toBeInTheDocument()
    await expect(screen.queryByText('No connection.')).not.toBeInTheDocument()
    await lose()
    await restAt(await offlineNote())
  },
}

/** The note about the lost connection on a phone. */
export const LostOnAPhone: Story = {
  ...Lost,
  name: 'Error, connection lost, on a phone',
  tags: ['spec:BEY-18'],
  ...onlyAt('phone'),
}

/** The connection is back: whatever failed to load on this page is requested again, without a press of Retry. */
export const Back: Story = {
  name: 'Ready, connection back',
  tags: ['spec:BEY-18'],
  parameters: { visit: '/products/301' },
  beforeEach: ({ msw }) => msw.use(...states.products.unreachable),
  play: async ({ msw }) => {
    await pageShown('This product did not load')
    await lose()
    msw.resetHandlers()
    connect(true)
    await expect(await pageShown(/^Return-to-door lever/)).toBeVisible()
    await expect(screen.queryByText('No connection.')).not.toBeInTheDocument()
  },
}

/**
 * The server does not respond, and the device shows the catalogue data that it kept: the note says that prices may be
 * old.
 */
export const Kept: Story = {
  name: 'Error, the shop does not respond, prices may be old',
  tags: ['spec:BEY-25/seen'],
  parameters: { visit: '/products/301' },
  play: async () => {
    await callsTo('GET /products/301')
    await screen.findByRole('heading', { level: 1, name: /^Return-to-door lever/ })
    // A response still in flight would remove the note.
    await networkIdle()
    noteStoredAt('Fri, 20 Nov 2026 04:48:00 GMT')
    const old = await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'The shop does not answer. Your cart and what you typed are kept. Prices may be old.',
    )
    await expect(old).toBeVisible()
    // A response from the server itself removes the note.
    noteStoredAt(null)
    await waitFor(() => expect(old).not.toBeInTheDocument())
    noteStoredAt('Fri, 20 Nov 2026 04:48:00 GMT')
    const again = await screen.findByText('The shop does not answer.')
    await expect(again).toBeVisible()
    await restAt(again)
  },
}
