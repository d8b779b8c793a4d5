import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MoneyAndDates } from './MoneyAndDates.tsx'

/** How sums, days, times and numbers are written. */
const meta: Meta<typeof MoneyAndDates> = {
  title: 'Foundations/Money and dates',
  component: MoneyAndDates,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Written by the rules that the shop uses. */
export const Written: StoryObj<typeof MoneyAndDates> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const words of [
      'Rs. 1,250.00',
      '−Rs. 1,000.00',
      '20 Nov 2026',
      '12:18 pm',
      '20 Nov 2026, 10:18 am',
      'NLOD-10482',
    ]) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
    await expect(canvas.getByText('102 × 75 mm')).toBeVisible()
  },
}
