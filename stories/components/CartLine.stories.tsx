import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { cartItem } from '../../mocks/cart.ts'
import { CartLine } from '../../src/components/shop/CartLine.tsx'
import { photographedAlso } from '../viewports.ts'
import { useKept } from './helpers.ts'
import { parts } from './samples.ts'

/** The sum changes with the quantity. */
function Line(args: ComponentProps<typeof CartLine>) {
  const [quantity, change] = useKept(args.item.quantity, args.onQuantity)
  return <CartLine {...args} item={{ ...args.item, quantity }} onQuantity={change} />
}

const long = {
  ...cartItem(parts.longName, 240),
  image: '',
  selectedSize: '102 × 75 mm',
  selectedColor: 'Black',
}

/**
 * One product in the cart. Every change of its quantity takes effect at once. Use OrderLine for a product in a placed
 * order.
 */
export default {
  title: 'Components/CartLine',
  component: CartLine,
  args: { item: cartItem(parts.lever, 2), onQuantity: fn(), onClear: fn(), onRemove: fn() },
  render: Line,
  decorators: [
    (Story) => <ul className="max-w-200 border-x border-t border-line border-t-ink">{Story()}</ul>,
  ],
} satisfies Meta<typeof CartLine>
type Story = StoryObj<typeof CartLine>

/**
 * In one row, or in two where there is no room; a long name, two restrictions, a chosen size and colour, no picture, a high
 * sum.
 */
export const Wide: Story = {
  parameters: { chromatic: photographedAlso('small') },
  render: (args) => (
    <>
      <Line {...args} />
      <Line {...args} item={long} />
    </>
  ),
}
