import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GoldPlate } from '../../src/components/shop/GoldPlate.tsx'

/**
 * The badge of a gold member (§1 "a Gold Member badge and their loyalty points"). Use Tag for any other rank or
 * badge.
 */
const meta: Meta<typeof GoldPlate> = {
  title: 'Components/GoldPlate',
  component: GoldPlate,
  args: { points: 1840 },
}
export default meta
type Story = StoryObj<typeof GoldPlate>

/** A member with points. */
export const Points: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gold Member')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('1,840 loyalty points')
  },
}

/** As the picture of the page about the programme, without anybody's points. */
export const Large: Story = {
  args: { points: undefined, large: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gold Member')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('loyalty points')
  },
}
