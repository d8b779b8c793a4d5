import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { pastOrder } from '../../mocks/orders.ts'
import { OrderCard } from '../../src/components/shop/OrderCard.tsx'
import { onlyAt } from '../viewports.ts'
import { unfocus } from './helpers.ts'

/**
 * A past order: its first two products, and everything else once the shopper views its details. Use TitleBlock for an
 * order that has just been placed.
 */
export default {
  title: 'Components/OrderCard',
  component: OrderCard,
  args: { order: pastOrder(), cancel: 'open', onCancel: fn(), onAgain: fn() },
  decorators: [(Story) => <ul className="border border-line bg-cell">{Story()}</ul>],
} satisfies Meta<typeof OrderCard>
type Story = StoryObj<typeof OrderCard>

/** Recent enough to be cancelled: the deadline is beside the button. */
export const CanBeCancelled: Story = { name: 'Can be cancelled' }

/** Long texts on the smallest phone. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    order: pastOrder({
      order_id: 'NLOD-20261120-000104829',
      total_amount: 1_284_500.5,
      email: 'nadeesha.with.a.very.long.address@mail.of.a.builders.merchant.example',
    }),
  },
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Order Details' }))
    await expect(canvas.getByText(/^nadeesha\.with\.a\.very\.long\.address@/)).toBeVisible()
    await expect(canvas.getByText('Rs. 1,284,500.50', { selector: 'dd' })).toBeVisible()
    unfocus()
  },
}
