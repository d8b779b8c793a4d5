import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GoldPlate } from '../../src/components/shop/GoldPlate.tsx'

/** The badge of a gold member (§1 "a Gold Member badge and their loyalty points"). */
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

/** A new member has no points yet. */
export const NoPoints: Story = {
  name: 'No points',
  args: { points: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gold Member')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('0 loyalty points')
  },
}
