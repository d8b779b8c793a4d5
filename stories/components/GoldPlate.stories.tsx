import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoldPlate } from '../../src/components/shop/GoldPlate.tsx'
import { each } from './helpers.ts'

/**
 * The badge of a gold member (§1 "a Gold Member badge and their loyalty points"). Use Tag for any other rank or
 * badge.
 */
export default {
  title: 'Components/GoldPlate',
  component: GoldPlate,
  args: { points: 1840 },
} satisfies Meta<typeof GoldPlate>
type Story = StoryObj<typeof GoldPlate>

/** A member with points; as the picture of the page about the programme, without anybody's points. */
export const Sizes: Story = { render: each(GoldPlate, {}, { points: undefined, large: true }) }
