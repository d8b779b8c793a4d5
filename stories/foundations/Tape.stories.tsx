import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Tape } from './Tape.tsx'

/** The one motif, and what it measures in each place. */
const meta: Meta<typeof Tape> = {
  title: 'Foundations/The tape',
  component: Tape,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** A tick is a unit. */
export const Units: StoryObj<typeof Tape> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'Installments one month' })).toBeVisible()
  },
}
