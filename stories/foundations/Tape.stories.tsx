import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Tape } from './Tape.tsx'

/** The shop's one motif, the tape measure, and what it measures in each place. */
const meta: Meta<typeof Tape> = {
  title: 'Foundations/The tape',
  component: Tape,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** What one tick stands for in each place. */
export const Units: StoryObj<typeof Tape> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'Installments one month' })).toBeVisible()
  },
}
