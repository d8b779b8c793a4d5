import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '../../src/components/ui/Price.tsx'
import { onlyAt } from '../viewports.ts'

/**
 * An amount in rupees: a small 'Rs.', then narrow figures that are all of the same width. Use it for every amount of
 * money, except in texts that the specification gives word for word.
 */
const meta: Meta<typeof Price> = { title: 'Components/Price', component: Price, args: { amount: 1250 } }
export default meta
type Story = StoryObj<typeof Price>

/** On a product card. */
export const Card: Story = {
  args: { vat: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Rs. 1,250.00 inc VAT')
    await expect(canvasElement.querySelector('.type-price')).toHaveStyle({ fontSize: '21px' })
  },
}

/** On the page of a product. */
export const Large: Story = {
  args: { amount: 6950, size: 'lg', vat: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Rs. 6,950.00 inc VAT')
    await expect(canvasElement.querySelector('.type-price-lg')).toHaveStyle({ fontSize: '36px' })
  },
}

/** In a line of text, in the size of the text. */
export const Line: Story = {
  args: { size: 'line' },
  render: (args) => (
    <p>
      2 × Rs. 6,950.00 per set = <Price {...args} amount={13_900} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('per set = Rs. 13,900.00')
    await expect(canvas.getByText(/13,900\.00/)).toHaveStyle({ fontSize: '16px' })
  },
}

/** A discount has a true minus sign. */
export const Negative: Story = {
  args: { amount: -1000 },
}

/** The largest sum on the smallest phone. */
export const Large7Figures: Story = {
  name: 'Large, seven figures',
  tags: ['small'],
  args: { amount: 1_284_500.5, size: 'lg', vat: true },
  ...onlyAt('small'),
}
