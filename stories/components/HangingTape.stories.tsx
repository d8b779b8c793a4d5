import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HangingTape } from '../../src/components/ui/HangingTape.tsx'
import { each } from './helpers.ts'

/**
 * The What's Next list, as a hanging tape measure: one division is one stage, and the hook marks the current stage.
 * OrderCard shows the progress of an order on a tape of its own.
 */
export default {
  title: 'Components/HangingTape',
  component: HangingTape,
  args: {
    current: 0,
    stages: [
      { title: 'Order placed', text: '20 Nov 2026, 10:18 am' },
      { title: 'Confirmation email', text: 'To nadeesha@mail.example, in a few minutes' },
      { title: 'Processing', text: 'Within 24 hours' },
      { title: 'Shipping notification', text: 'When it leaves the depot' },
    ],
  },
  decorators: [(Story) => <div className="max-w-100 pl-1">{Story()}</div>],
} satisfies Meta<typeof HangingTape>
type Story = StoryObj<typeof HangingTape>

/** The order has just been placed, and two stages later. */
export const Stages: Story = {
  render: each(HangingTape, {}, { current: 2 }),
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem').map((stage) => stage.getAttribute('aria-current'))
    await expect(stages).toEqual(['step', null, null, null, null, null, 'step', null])
  },
}
