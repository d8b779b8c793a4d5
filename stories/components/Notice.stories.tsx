import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banknote, Truck } from 'lucide'
import { expect } from 'storybook/test'
import { Notice } from '../../src/components/ui/Notice.tsx'
import { palette } from '../../tailwind.config.ts'
import { onlyAt } from '../viewports.ts'
import { expectBackground } from './helpers.ts'

/**
 * A message that stays in the page: green for delivery, yellow for restrictions, red for what blocks the order. Use
 * it for what stays true while the page is open. Use a toast for what has just happened.
 */
const meta: Meta<typeof Notice> = { title: 'Components/Notice', component: Notice }
export default meta
type Story = StoryObj<typeof Notice>

/** Its tone is not said by the colour alone. */
const toned =
  (background: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expectBackground(canvasElement.querySelector('[data-tone]'), background)
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  }

/** Good news about delivery. A screen reader reads it at the next pause. */
export const Success: Story = {
  tags: ['success'],
  args: {
    tone: 'success',
    icon: Truck,
    role: 'status',
    children: 'Good news! Free delivery is available to your location.',
  },
  play: toned(palette['green-100']),
}

/** A restriction that does not stop the order. */
export const Caution: Story = {
  args: {
    tone: 'caution',
    icon: Banknote,
    children: 'Only Cash on Delivery is available for this product(s).',
  },
  play: toned(palette['accent-100']),
}

/** Something stops the order. A screen reader interrupts to read it at once. */
export const Danger: Story = {
  args: { tone: 'danger', role: 'alert', children: 'Delivery is not available to your location.' },
  play: toned(palette['red-100']),
}

/** Several sentences on the smallest phone. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    tone: 'caution',
    children: (
      <>
        <b>Marine padlock 50 mm, stainless body is deliverable within Colombo only.</b> You can still check
        out. We check the distance when you enter your address.
      </>
    ),
  },
  ...onlyAt('small'),
}
