import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HangingTape } from '../../src/components/ui/HangingTape.tsx'

/**
 * The What's Next list, as a hanging tape measure: one division is one stage, and the hook marks the current stage.
 * OrderCard shows the progress of an order on a tape of its own.
 */
const meta: Meta<typeof HangingTape> = {
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
}
export default meta
type Story = StoryObj<typeof HangingTape>

/** The order has just been placed. */
export const First: Story = {}

/** Two stages later. */
export const Third: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem')
    await expect(stages[2]).toHaveAttribute('aria-current', 'step')
    await expect(stages[0]).not.toHaveAttribute('aria-current')
  },
}
