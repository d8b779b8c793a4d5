import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartItem } from '../../mocks/cart.ts'
import { OrderLine } from '../../src/components/shop/OrderLine.tsx'
import { onlyAt } from '../viewports.ts'
import { parts } from './samples.ts'

/**
 * One product of an order, in the Order Summary and in the list of orders. Use CartLine where the quantity can be
 * changed.
 */
const meta: Meta<typeof OrderLine> = {
  title: 'Components/OrderLine',
  component: OrderLine,
  args: { item: cartItem(parts.lever, 2) },
  decorators: [(Story) => <ul className="max-w-85 bg-cell p-4">{Story()}</ul>],
}
export default meta
type Story = StoryObj<typeof OrderLine>

/** At checkout. */
export const Checkout: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 × Rs. 6,950.00')
    await expect(canvas.getByText('Rs. 13,900.00')).toBeVisible()
  },
}

/** Delivered within Colombo only: in full words, because this is where the shopper enters the address. */
export const ColomboOnly: Story = {
  name: 'Colombo only',
  args: { item: cartItem(parts.colomboOnly, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only deliverable within Colombo')).toBeVisible()
  },
}

/** In a placed order, without part number and restrictions. */
export const Placed: Story = {
  args: { item: { name: parts.screw.name, image: parts.screw.images[0], price: 1540, quantity: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Torx wood screw 6.0 × 80 mm, zinc plated')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Rs. 4,620.00')
    await expect(canvas.queryByText('FIX-6080-ZN')).toBeNull()
  },
}

/** A long name, two restrictions and a high sum on the smallest phone. */
export const Narrow: Story = {
  tags: ['small'],
  args: { item: cartItem(parts.longName, 24) },
  ...onlyAt('small'),
}
