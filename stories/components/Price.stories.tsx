import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '../../src/components/ui/Price.tsx'
import { onlyAt } from '../viewports.ts'
import { each } from './helpers.ts'

/**
 * An amount in rupees: a small 'Rs.', then narrow figures that are all of the same width. Use it for every amount of
 * money, except in texts that the specification gives word for word.
 */
export default { title: 'Components/Price', component: Price, args: { amount: 1250 } } satisfies Meta<
  typeof Price
>
type Story = StoryObj<typeof Price>

/** On a card, on the page of a product, in a line of text, and a discount, which has a true minus sign. */
export const Sizes: Story = {
  render: each(
    Price,
    { vat: true },
    { amount: 6950, size: 'lg', vat: true },
    { size: 'line' },
    { amount: -1000 },
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll('.grid > *')]
    await expect(prices.map((price) => price.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Rs. 1,250.00 inc VAT',
      'Rs. 6,950.00 inc VAT',
      'Rs. 1,250.00',
      '−Rs. 1,000.00',
    ])
    await expect(canvasElement.querySelector('.type-price')).toHaveStyle({ fontSize: '21px' })
    await expect(canvasElement.querySelector('.type-price-lg')).toHaveStyle({ fontSize: '36px' })
    await expect(prices[2]).toHaveStyle({ fontSize: '16px' })
  },
}

/** The largest sum on the smallest phone. */
export const Large7Figures: Story = {
  name: 'Large, seven figures',
  tags: ['small'],
  args: { amount: 1_284_500.5, size: 'lg', vat: true },
  ...onlyAt('small'),
}
