import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cartItem } from '../../mocks/cart.ts'
import { CartLine } from '../../src/components/shop/CartLine.tsx'
import { onlyAt } from '../viewports.ts'
import { unfocus, useKept } from './helpers.ts'
import { parts } from './samples.ts'

/**
 * One product in the cart. Every change of its quantity takes effect at once. Use OrderLine for a product in a placed
 * order.
 */
const meta: Meta<typeof CartLine> = {
  title: 'Components/CartLine',
  component: CartLine,
  args: {
    item: cartItem(parts.lever, 2),
    onQuantity: fn(),
    onClear: fn(),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [quantity, change] = useKept(args.item.quantity, args.onQuantity)
    return <CartLine {...args} item={{ ...args.item, quantity }} onQuantity={change} />
  },
  decorators: [
    (Story) => <ul className="max-w-200 border-x border-t border-line border-t-ink">{Story()}</ul>,
  ],
}
export default meta
type Story = StoryObj<typeof CartLine>

/** In one row; the sum changes with the quantity. */
export const Wide: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^One more of Return-to-door lever/ }))
    await expect(args.onQuantity).toHaveBeenLastCalledWith(3)
    await expect(canvasElement).toHaveTextContent('Rs. 20,850.00')
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Return-to-door lever/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    unfocus()
  },
}

/** In two rows where there is no room for one. */
export const Narrow: Story = {
  tags: ['phone'],
  ...onlyAt('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('LVR-RTD19-SN').getBoundingClientRect().bottom,
    )
  },
}

/** With a chosen size and colour. */
export const WithChoices: Story = {
  name: 'With choices',
  args: { item: { ...cartItem(parts.hinge, 3), selectedSize: '102 × 75 mm', selectedColor: 'Black' } },
}

/** A long name, two restrictions, no picture, a high sum. */
export const LongText: Story = {
  name: 'Long text',
  args: { item: { ...cartItem(parts.longName, 240), image: '' } },
}

/** The same on the smallest phone. */
export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  tags: ['small'],
  ...onlyAt('small'),
}
