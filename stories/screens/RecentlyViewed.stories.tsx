import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { states } from '../../mocks/states.ts'
import { products as seeded } from '../../server/demo/products.ts'
import Cart from '../../src/pages/Cart.tsx'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { expectNoToast, pageShown, restAt } from './shown.ts'

/** The parts last viewed on this device, below a product and below the cart; the server does not know of the list. */
export default {
  title: 'Screens/Recently viewed',
  component: ProductDetail,
  subcomponents: { Cart },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/cart', stored: { recentlyViewed: [301, 9999, 110, 201] } },
} satisfies Meta
type Story = StoryObj

const region = () => screen.queryByRole('region', { name: 'Recently viewed' })
const shelf = () => screen.findByRole('region', { name: 'Recently viewed' })
const numbers = async () => {
  await waitFor(async () => expect(await shelf()).not.toHaveAttribute('aria-busy', 'true'))
  return within(await shelf())
    .getAllByRole('link')
    .map((link) => link.querySelector('.type-mono')?.textContent)
}
const storedIds = () => JSON.parse(localStorage.getItem('recentlyViewed') ?? 'null')

/** Below a product: the other parts viewed, newest first, without this one, those no longer sold and those not loaded. */
export const Ready: Story = {
  tags: ['spec:BEY-06/product', 'picture:BEY-06', 'desktop'],
  ...onlyAt('desktop', {
    chromatic: photographedAlso('forcedColours'),
    visit: '/products/110',
    stored: { recentlyViewed: [301, 9999, 302, 110, 201] },
  }),
  beforeEach: ({ msw }) => msw.use(states.products.oneFailed(302)),
  play: async () => {
    await pageShown(/^Butt hinge 102/)
    const arrivals = await screen.findByRole('region', { name: 'New arrivals' })
    arrivals.scrollIntoView()
    await expect(await numbers()).toEqual(['LVR-RTD19-SN', 'PDL-050-BR'])
    await waitFor(() => expect(storedIds()).toEqual([110, 301, 9999, 302, 201]))
    const lists = (await callsTo('GET /products')).filter(({ search }) => search === '')
    await expect(lists).toHaveLength(0)
    await expect(await callsTo('GET /products/9999')).toHaveLength(1)
    await expectNoToast()
    await expectOutline(
      screen.getByRole('region', { name: 'Recently viewed' }),
      `heading 2 Recently viewed | 2 parts | button Clear recently viewed parts
      - link LVR-RTD19-SN Return-to-door lever on rose 19 mm, satin nickel Rs. 6,950.00, to /products/301
      and 1 more`,
      { most: 1 },
    )
    await restAt(await shelf())
  },
}

const fourteen = seeded.slice(0, 14).map(({ product_id }) => product_id)

/** Below the cart on a phone: at most twelve parts, without those in the cart, in a row that scrolls sideways; Tab goes through it. */
export const Keyboard: Story = {
  name: 'Ready, on a phone by keyboard',
  tags: ['spec:BEY-06/cart', 'picture:BEY-06', 'phone'],
  ...onlyAt('phone', { stored: { cart: [inCart(201)], recentlyViewed: [201, ...fourteen] } }),
  play: async () => {
    await expect(await numbers()).toEqual(seeded.slice(0, 12).map(({ sku }) => sku))
    const links = within(await shelf()).getAllByRole('link')
    links[0]?.focus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(links[0]).toHaveFocus()
    await restAt(await shelf())
  },
}

/** Clear makes the device forget the parts; a note in their place takes the focus. */
export const Cleared: Story = {
  name: 'Empty, cleared',
  tags: ['spec:BEY-06/cleared', 'empty', 'phone'],
  ...onlyAt('phone', { stored: { recentlyViewed: [301, 110] } }),
  play: async () => {
    await numbers()
    screen.getByRole('button', { name: 'Clear recently viewed parts' }).focus()
    await userEvent.keyboard('{Enter}')
    const note = await screen.findByText('The parts you viewed on this device are forgotten.')
    await expect(note).toHaveFocus()
    await expect(region()).not.toBeInTheDocument()
    await waitFor(() => expect(storedIds()).toEqual([]))
    await restAt(note)
  },
}
