import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inCart } from '../../mocks/cart.ts'
import Cart from '../../src/pages/Cart.tsx'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { pasteInto } from './fill.ts'
import { restAt } from './shown.ts'

/** The threshold meter of the cart (BEY-07): how much is missing for free delivery, then for the promotion (§9). */
export default {
  title: 'Screens/Cart meter',
  component: Cart,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/cart' },
} satisfies Meta
type Story = StoryObj

const content = () => screen.findByRole('main')
const oneMore = (name: RegExp) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^One more of ${name.source}`) }))
const out = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-blade]')?.style.width

/** A cart of Rs. 5,580.00. */
const below = { stored: { cart: [inCart(101, 3), inCart(233)] } }

/** The cart is below Rs. 6,000: the meter names the missing amount to the cent, exactly as checkout will apply it. */
export const Below: Story = {
  name: 'Ready, below free delivery',
  tags: ['spec:BEY-07/free-delivery', 'picture:BEY-07'],
  parameters: { ...below, chromatic: photographedAlso('forcedColours') },
  play: async () => {
    const box = await content()
    const missing = await within(box).findByText('Rs. 420.00 more for free delivery')
    await expect(missing.closest('[aria-live=polite]')).toBeVisible()
    await expect(box).toHaveTextContent('Just over Rs. 420.00 more for free delivery')
    await expect(box).toHaveTextContent('over Rs. 6,000')
    await expect(out(box)).toBe('20%')
    await restAt(box)
  },
}

/** At exactly Rs. 6,000.00 delivery is not free yet (§9 "exceeds 6000"); above, the promotion is next, then both. */
export const BothReached: Story = {
  name: 'Ready, free delivery reached, then both',
  tags: ['spec:BEY-07/free-delivery', 'spec:BEY-07/promotion'],
  parameters: { ...below, chromatic: photographedAlso('phone') },
  play: async () => {
    const box = await content()
    await oneMore(/Cam lock/)
    await expect(await within(box).findByText('Rs. 0.01 more for free delivery')).toBeVisible()
    await expect(box).not.toHaveTextContent('Just over')
    await oneMore(/Cam lock/)
    await expect(await within(box).findByText('Rs. 18,580.00 more for Rs.1000 off')).toBeVisible()
    await expect(box).toHaveTextContent('Free delivery. Just over Rs. 18,580.00 more for Rs.1000 off')
    await expect(out(box)).toBe('24%')

    const [hinges] = within(box).getAllByRole('spinbutton')
    await pasteInto(hinges as HTMLElement, '15')
    await expect(await within(box).findByText('Free delivery and Rs.1000 off at checkout')).toBeVisible()
    await expect(out(box)).toBe('100%')
    await expect(box).not.toHaveTextContent(/more for/)
    // The cart page itself does not apply the promotion.
    const [subtotal, total] = within(box).getAllByRole('definition')
    await expect(subtotal).toHaveTextContent('Rs. 27,060.00')
    await expect(total).toHaveTextContent('Rs. 27,060.00')
    await restAt(box)
  },
}

/** A part that is not delivered does not count; with a Colombo-only part the address decides (§9 "over 20 km"). */
export const Restricted: Story = {
  name: 'Restricted, where the address decides',
  tags: ['spec:BEY-07/free-delivery', 'spec:BEY-07/promotion', 'restricted'],
  parameters: { stored: { cart: [inCart(101, 3), inCart(1101), inCart(1117, 10)] } },
  play: async () => {
    const box = await content()
    // 5,160 and 2,350 count; the bars, 15,200, cannot be ordered.
    await expect(await within(box).findByText('Rs. 17,490.00 more for Rs.1000 off')).toBeVisible()
    await expect(box).toHaveTextContent(
      'A part here is delivered within Colombo only: free delivery is then for addresses up to 20 km from the depot.',
    )
    await expect(box).toHaveTextContent(
      'Not counted here, because not delivered: Reinforcing bar 10 mm, 6 m.',
    )
    await expect(out(box)).toBe('28%')
    await restAt(box)
  },
}
