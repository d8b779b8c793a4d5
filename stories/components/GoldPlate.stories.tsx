import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const Points: Story = {}

/** As the picture of the page about the programme, without anybody's points. */
export const Large: Story = {
  args: { points: undefined, large: true },
}
