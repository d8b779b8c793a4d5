import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsBelow } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { states } from '../../mocks/states.ts'
import Cart from '../../src/pages/Cart.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { keepUnits } from '../../src/rules/nonBreaking.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { press, restAt } from './shown.ts'

/** The cart compares its prices with the catalogue when it opens and on return to its tab (BEY-08, decision 4). */
export default {
  title: 'Screens/Cart prices',
  component: Cart,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/cart' },
} satisfies Meta
type Story = StoryObj

const hinge = 'Brass butt hinge 76 × 52 mm, satin brass'
const knob = 'Cabinet knob 34 mm, satin brass'
const lever = 'Return-to-door lever on rose 19 mm, satin nickel'

// A cart saved when the hinge was cheaper and the knob was still sold.
const stale = [{ ...inCart(101, 3), price: 1500 }, inCart(701, 2), inCart(301)]

// The shop keeps a number and its unit together with non-breaking spaces in part names.
const line = (name: string) => screen.findByRole('listitem', { name: keepUnits(name) })
const summary = () => screen.findByRole('region', { name: 'Order Summary' })
const total = async () =>
  within(await summary())
    .getAllByRole('definition')
    .at(-1)?.textContent

const changed = () => screen.findByText(`${hinge} now costs Rs. 1,720.00, not Rs. 1,500.00.`)

/** One price changed, one part is no longer sold: one notice names both, and removes the part (decision 4). */
export const Changed: Story = {
  name: 'Restricted, one price changed and one part gone',
  tags: ['spec:BEY-08/cart', 'picture:BEY-08', 'restricted'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours'), stored: { cart: stale } },
  beforeEach: ({ msw }) => msw.use(states.products.oneDiscontinued(701)),
  play: async () => {
    const status = (await changed()).closest<HTMLElement>('[role=status]')
    await expect(status).toHaveTextContent(`${knob} is no longer sold.`)
    await press(`One more of ${keepUnits(hinge)}`)
    await waitFor(async () => expect(await total()).toBe('Rs. 13,830.00'))
    await userEvent.click(within(status as HTMLElement).getByRole('button', { name: `Remove ${knob}` }))
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: keepUnits(knob) })).not.toBeInTheDocument(),
    )
    await expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Remove ${keepUnits(lever)}` })).toHaveFocus(),
    )
    await press(`One less of ${keepUnits(hinge)}`)
    await press('Undo')

    await expect(await line(lever)).not.toHaveTextContent('Before')
    // 3 × 1,720 and 6,950, without the knobs.
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | - Cart
      heading 1 Cart | 3 parts, 6 in all | status | (Total Rs. 12,110.00) | status
      link Skip to checkout, to #proceed | (Skip to checkout)
      listitem Brass butt hinge 76 × 52 mm, satin brass
      heading 2 * | link *, to /products/101 | HNG-B76-SB | (Before) | Rs. 1,500.00 | (, now)
      Rs. 1,720.00 per pair | button Remove * | group Quantity, * | button One less of *
      spinbutton Quantity, *, per pair, '3' | button One more of * | live polite | (3) | (Sum) | Rs. 5,160.00
      3 pairs, 6 hinges
      listitem Cabinet knob 34 mm, satin brass
      heading 2 * | CAB-K34-SB | No longer sold | button Remove * | Not in the sums | and 1 more | live polite
      Free delivery. Just over ${formatRs(limits.promotionOver - 12_110)} more for Rs.1000 off | link Continue Shopping, to /products
      link Order by list, to /order-by-list | button Print quote | button Share cart | status
      region: heading 2 Order Summary | Subtotal: Rs. 12,110.00 | Total inc VAT: Rs. 12,110.00 | status
      - Brass butt hinge 76 × 52 mm, satin brass now costs Rs. 1,720.00, not Rs. 1,500.00.
      - Cabinet knob 34 mm, satin brass is no longer sold. | button Remove Cabinet knob 34 mm, satin brass
      Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.
      link Proceed to Checkout, to /buying | Delivery is worked out at checkout from your address.`,
      { most: 2 },
    )
    await restAt(await changed())
  },
}

/** A price changed while the shopper was in another tab: on return each part is looked up once (BEY-08), and not again. */
export const ChangedMeanwhile: Story = {
  name: 'Restricted, changed while the shopper was away',
  tags: ['spec:BEY-08/cart', 'spec:CART-02', 'restricted'],
  parameters: { stored: { cart: [inCart(101), inCart(301)] } },
  play: async ({ msw }) => {
    await summary()
    await expect((await callsBelow('/products')).map(({ path }) => path).toSorted()).toEqual([
      '/products/101',
      '/products/301',
    ])
    await expect(await total()).toBe('Rs. 8,670.00')
    msw.use(states.products.oneWith(301, { price: 7100 }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    const message = await screen.findByText(`${lever} now costs Rs. 7,100.00, not Rs. 6,950.00.`)
    await expect(await total()).toBe('Rs. 8,820.00')
    await expect(await callsBelow('/products')).toHaveLength(4)
    await press(`Remove ${keepUnits(hinge)}`)
    await waitFor(async () => expect(await total()).toBe('Rs. 7,100.00'))
    await expect(await callsBelow('/products')).toHaveLength(4)
    await restAt(message)
  },
}

// More changes than are said one by one.
const gone = Array.from({ length: 32 }, (_, at) => ({
  ...inCart(101),
  product_id: 9001 + at,
  name: `Part ${at}`,
}))

/** No part in the cart is sold any more: nothing can be ordered, and all of it can be removed at once (BEY-08). */
export const AllGone: Story = {
  name: 'Restricted, nothing is sold any more',
  tags: ['spec:BEY-08/cart', 'restricted'],
  parameters: { stored: { cart: gone } },
  play: async () => {
    const message = await screen.findByText('Nothing in this cart can be ordered.')
    await expect(screen.getByText('Part 29 is no longer sold.')).toBeVisible()
    await expect(screen.getByText('And 2 more changes.')).toBeVisible()
    await expect(screen.queryByText('Part 30 is no longer sold.')).not.toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Remove these parts' })).toBeVisible()
    await restAt(message)
  },
}

/** The prices could not be looked up: the cart keeps its stored prices, works, and reports no change (BEY-08). */
export const NotChecked: Story = {
  name: 'Error, prices not loaded',
  tags: ['spec:BEY-08/cart', 'error'],
  parameters: { stored: { cart: stale } },
  beforeEach: ({ msw }) => msw.use(states.products.recordsFailed),
  play: async () => {
    await summary()
    await callsBelow('/products')
    // 3 × 1,500, 2 × 420 and 6,950: as stored.
    await expect(await total()).toBe('Rs. 12,290.00')
    await expect(screen.queryByText(/now costs|no longer sold/)).not.toBeInTheDocument()
    await press(`One more of ${keepUnits(hinge)}`)
    await waitFor(async () => expect(await total()).toBe('Rs. 13,790.00'))
    await expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
    await restAt(await line(hinge))
  },
}
