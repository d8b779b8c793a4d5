import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartItem } from '../../mocks/cart.ts'
import { OrderLine } from '../../src/components/shop/OrderLine.tsx'
import { photographedAlso } from '../viewports.ts'
import { parts } from './samples.ts'

/**
 * One product of an order, in the Order Summary and in the list of orders. Use CartLine where the quantity can be
 * changed.
 */
export default {
  title: 'Components/OrderLine',
  component: OrderLine,
  args: { item: cartItem(parts.lever, 2) },
  decorators: [(Story) => <ul className="max-w-85 bg-cell p-4">{Story()}</ul>],
} satisfies Meta<typeof OrderLine>
type Story = StoryObj<typeof OrderLine>

/** At checkout, with restrictions, a long name and a high sum, and in a placed order: without part number and restrictions. */
export const Kinds: Story = {
  parameters: { chromatic: photographedAlso('small') },
  render: (args) => (
    <>
      <OrderLine {...args} />
      <OrderLine item={cartItem(parts.colomboOnly, 2)} />
      <OrderLine item={cartItem(parts.longName, 24)} />
      <OrderLine item={{ name: parts.screw.name, image: parts.screw.images[0], price: 1540, quantity: 3 }} />
    </>
  ),
}
