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
const meta: Meta<typeof OrderCard> = {
  title: 'Components/OrderCard',
  component: OrderCard,
  args: { order: pastOrder(), cancel: 'open', onCancel: fn(), onAgain: fn() },
  decorators: [(Story) => <ul className="border border-line bg-cell">{Story()}</ul>],
}
export default meta
type Story = StoryObj<typeof OrderCard>

/** Recent enough to be cancelled: the deadline is beside the button. */
export const CanBeCancelled: Story = {
  name: 'Can be cancelled',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Can be cancelled until 12:18 pm')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Order Again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    unfocus()
  },
}

/** The cancellation is being sent. */
export const Cancelling: Story = {
  args: { cancelling: true },
}

/** From another back end, with a status of its own and few details. */
export const LittleKnown: Story = {
  name: 'Few details',
  args: {
    order: pastOrder({
      status: 'Awaiting stock',
      order_date: '',
      payment_method: '',
      payment_status: '',
      billing_address: '',
      shipping_cost: undefined,
      total_amount: undefined,
      items: [],
    }),
    cancel: undefined,
    onAgain: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting stock')).toBeVisible()
    await expect(canvas.getByText('Date not given')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Order Again' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'View Order Details' }))
    await expect(canvas.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Not given')).toHaveLength(2)
    unfocus()
  },
}

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
