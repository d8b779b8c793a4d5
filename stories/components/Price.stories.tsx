import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '../../src/components/ui/Price.tsx'
import { photographedAlso } from '../viewports.ts'
import { each } from './helpers.ts'

/**
 * An amount in rupees: a small 'Rs.', then narrow figures that are all of the same width. Use it for every amount of
 * money, except in texts that the specification gives word for word.
 */
export default { title: 'Components/Price', component: Price, args: { amount: 1250 } } satisfies Meta<
  typeof Price
>

/** On a card, on the page of a product, in a line of text, a discount, which has a true minus sign, and the largest sum. */
export const Sizes: StoryObj<typeof Price> = {
  parameters: { chromatic: photographedAlso('small') },
  render: each(
    Price,
    { vat: true },
    { amount: 6950, size: 'lg', vat: true },
    { size: 'line' },
    { amount: -1000 },
    { amount: 1_284_500.5, size: 'lg', vat: true },
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll('.grid > *')]
    await expect(prices.map((price) => price.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Rs. 1,250.00 inc VAT',
      'Rs. 6,950.00 inc VAT',
      'Rs. 1,250.00',
      '−Rs. 1,000.00',
      'Rs. 1,284,500.50 inc VAT',
    ])
    await expect(canvasElement.querySelector('.type-price')).toHaveStyle({ fontSize: '21px' })
    await expect(canvasElement.querySelector('.type-price-lg')).toHaveStyle({ fontSize: '36px' })
    await expect(prices[2]).toHaveStyle({ fontSize: '16px' })
  },
}
