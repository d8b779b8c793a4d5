import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { expectToast } from '../screens/shown.ts'
import { shop } from '../shop.tsx'
import { flow } from './steps.ts'

/** What a customer with an account does. */
export default {
  title: 'Flows/Account',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...flow, visit: '/profile?tab=orders', user: 'demo' },
} satisfies Meta
type Story = StoryObj

const order = async () => screen.findByRole('listitem', { name: orderNumber(10482) })

/** An order placed twelve minutes ago is cancelled: the shop asks first and confirms afterwards (§4). */
export const CancelInTime: Story = {
  name: 'Cancel an order in time',
  play: async ({ step }) => {
    await step('The order can be cancelled until the time that it shows', async () => {
      await expect(await within(await order()).findByText('12:06 pm', { exact: false })).toBeVisible()
    })
    await step('The shop asks before it cancels the order', async () => {
      await userEvent.click(within(await order()).getByRole('button', { name: 'Cancel Order' }))
      await screen.findByRole('alertdialog')
    })
    await step('The order is cancelled', async () => {
      const dialog = within(screen.getByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }))
      await expectToast('Order cancelled successfully.', 'success')
      await within(await order()).findByText('Cancelled')
      await expect(await callsTo('PUT /user/10482/cancel')).toHaveLength(1)
    })
  },
}
