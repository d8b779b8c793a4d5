import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banknote, Truck } from 'lucide'
import { expect } from 'storybook/test'
import { Notice } from '../../src/components/ui/Notice.tsx'
import { palette } from '../../tailwind.config.ts'
import { onlyAt } from '../viewports.ts'
import { each, expectBackground } from './helpers.ts'

/**
 * A message that stays in the page: green for delivery, yellow for restrictions, red for what blocks the order. Use
 * it for what stays true while the page is open. Use a toast for what has just happened.
 */
export default { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>

/** Good news about delivery, a restriction that does not stop the order, and what stops it. The colour is not all. */
export const Tones: StoryObj<typeof Notice> = {
  tags: ['small'],
  ...onlyAt('small'),
  render: each(
    Notice,
    { tone: 'success', icon: Truck, children: 'Good news! Free delivery is available to your location.' },
    {
      tone: 'caution',
      icon: Banknote,
      children: (
        <>
          <b>Marine padlock 50 mm, stainless body is deliverable within Colombo only.</b> You can still check
          out. We check the distance when you enter your address.
        </>
      ),
    },
    { tone: 'danger', role: 'alert', children: 'Delivery is not available to your location.' },
  ),
  play: async ({ canvasElement }) => {
    const notices = canvasElement.querySelectorAll('[data-tone]')
    const grounds = [palette['green-100'], palette['accent-100'], palette['red-100']]
    for (const [index, ground] of grounds.entries()) {
      await expectBackground(notices[index]!, ground)
      await expect(notices[index]?.querySelector('svg')).toBeVisible()
    }
  },
}
