import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { parts } from '../../mocks/parts.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { agree, fill, openTab, pasteInto } from '../screens/fill.ts'
import { expectToast, pageShown, panel } from '../screens/shown.ts'
import { shop } from '../shop.tsx'
import { flow, openCart, placeOrder, proceed } from './steps.ts'

/** Journeys of a customer with an account: a first order, cancelling an order. */
export default {
  title: 'Flows/Account',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...flow, visit: '/login' },
} satisfies Meta
type Story = StoryObj

const newcomer = {
  'First name': 'Kumari',
  'Last name': 'Fernando',
  Username: 'kumarif',
  Email: 'kumari@mail.example',
  Phone: '071 234 5678',
  Address: '17 Station Road, Wellawatta, Colombo 6',
  Password: 'Kumari@2026',
  'Confirm password': 'Kumari@2026',
}

const register = { visit: '/register', stored: { cart: [inCart(parts.padlock, 2)] } }

/** A new customer with parts in the cart registers, signs in, orders, and finds the order in the profile (§2, §4). */
export const FirstOrder: Story = {
  name: 'From registration to the first order',
  parameters: register,
  play: async ({ step }) => {
    await step('Registers', async () => {
      await pageShown('Register')
      for (const [label, value] of Object.entries(newcomer))
        await pasteInto(panel().getByLabelText(label), value)
      await userEvent.click(panel().getByRole('button', { name: 'Register' }))
      await expectToast('Registration successful! Please log in.', 'success')
    })
    await step('Signs in', async () => {
      await pageShown('Sign In')
      await waitFor(() => expect(panel().getByLabelText('Username')).toHaveValue(newcomer.Username))
      await pasteInto(panel().getByLabelText('Password'), newcomer.Password)
      await userEvent.click(panel().getByRole('button', { name: 'Sign In' }))
      await pageShown('Kumari Fernando')
    })
    await step('Orders what is in the cart', async () => {
      await openCart('2 items')
      await proceed()
      await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Kumari'))
      await fill({ 'Street address': newcomer.Address })
      await agree()
      await openTab('Cash on Delivery')
      await placeOrder(/^Place order, Rs\./)
    })
    await step('Finds the order in the profile', async () => {
      storyRouter.open('/profile?tab=orders')
      await pageShown('Kumari Fernando')
      await expect(
        await screen.findByRole('listitem', { name: new RegExp(`^${config.orderPrefix}`) }),
      ).toHaveTextContent('Pending')
    })
  },
}

const ordered = { visit: '/profile?tab=orders', user: 'demo' }
const order = async () => screen.findByRole('listitem', { name: orderNumber(10482) })

/** An order placed twelve minutes ago is cancelled: the shop asks first and confirms afterwards (§4). */
export const CancelInTime: Story = {
  name: 'Cancel an order in time',
  parameters: ordered,
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
