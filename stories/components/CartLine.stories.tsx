import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cartItem } from '../../mocks/cart.ts'
import { CartLines } from '../../src/pages/cart/CartLines.tsx'
import { photographedAlso } from '../viewports.ts'
import { noControls } from './helpers.ts'
import { parts } from './samples.ts'

const long = {
  ...cartItem(parts.longName, 240),
  image: '',
  selectedSize: '102 × 75 mm',
  selectedColor: 'Black',
}

/** Products in the cart, each a line. Use OrderLine for a product in a placed order. */
export default {
  title: 'Components/CartLine',
  component: CartLines,
  parameters: noControls,
  args: { lines: [], onRemove: fn(), undoLine: undefined, undoAt: undefined },
} satisfies Meta<typeof CartLines>
type Story = StoryObj<typeof CartLines>

/**
 * In one row, or in two where there is no room; a long name, two restrictions, a chosen size and colour, no picture, a high
 * sum.
 */
export const Wide: Story = {
  parameters: { chromatic: photographedAlso('small') },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
  args: { lines: [cartItem(parts.lever, 2), long].map((item) => ({ item, discontinued: false })) },
}
