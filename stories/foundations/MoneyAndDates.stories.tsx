import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MoneyAndDates } from './MoneyAndDates.tsx'

/** How the shop writes prices, days, times and numbers. */
const meta: Meta<typeof MoneyAndDates> = {
  title: 'Foundations/Money and dates',
  component: MoneyAndDates,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Examples formatted by the shop's own code. */
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
