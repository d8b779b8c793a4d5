import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { parts } from '../../mocks/parts.ts'
import { fill, openTab } from '../screens/fill.ts'
import { pageShown, press } from '../screens/shown.ts'
import { storedCart } from '../screens/storedCart.ts'
import { shop } from '../shop.tsx'
import { fillCheckout, flow, openCart, placeOrder, proceed } from './steps.ts'

/** From a product to an order, step by step: with cash, and with a restriction. */
export default {
  title: 'Flows/Ordering',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...flow, visit: `/products/${parts.padlock}` },
} satisfies Meta
type Story = StoryObj

const near = '17 Station Road, Wellawatta, Colombo 6'
const far = '5 Temple Road, Jaffna'
const purchase = async () => (await callsTo('POST /products/purchase')).at(-1)?.body

/** A visitor adds two padlocks to the cart from their page and orders them with cash on delivery (§4). */
export const GuestCash: Story = {
  name: 'Guest order, cash on delivery',
  play: async ({ step }) => {
    await step('Adds two padlocks to the cart', async () => {
      await pageShown(/^Brass padlock 50/)
      await press(/^One more/)
      await press('Add to Cart')
    })
    await step('The cart shows both', async () => {
      await openCart('2 items')
      await expect(await screen.findByText('1 part, 2 in all')).toBeVisible()
    })
    await step('Entering the address at checkout shows the delivery charge', async () => {
      await proceed()
      await fillCheckout(near)
      await expect(await screen.findByText(/^Delivery to this address is Rs\. /)).toBeVisible()
    })
    await step('Chooses cash on delivery', async () => {
      await openTab('Cash on Delivery')
    })
    await step(
      'The order is placed: the confirmation shows the amount to pay on delivery, and the cart is empty',
      async () => {
        await placeOrder(/^Place order, Rs\./)
        await expect(await screen.findByText('Total to be paid on delivery')).toBeVisible()
        await expect(await purchase()).toMatchObject({ payment_method: 'COD', userId: null })
        await waitFor(() => expect(storedCart()).toEqual([]))
      },
    )
  },
}

const colomboOnly = { visit: '/cart', stored: { cart: [inCart(parts.colomboOnly), inCart(parts.padlock)] } }

/** A Colombo-only part and an address in Jaffna: paying is blocked until another address is given (§9, decision 7). */
export const TooFar: Story = {
  name: 'Colombo only, too far, then a nearer address',
  parameters: colomboOnly,
  play: async ({ step }) => {
    await step('The cart shows a warning', async () => {
      await expect(await screen.findByText(/is deliverable within Colombo only\./)).toBeVisible()
    })
    await step('Jaffna is too far: the order cannot be paid', async () => {
      await proceed()
      await fillCheckout(far)
      await expect(await screen.findByText('Delivery is not available to your location.')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Cannot be ordered yet' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('With an address in Colombo the order is placed', async () => {
      await fill({ 'Street address': near })
      await waitFor(() =>
        expect(screen.queryByText('Delivery is not available to your location.')).not.toBeInTheDocument(),
      )
      await placeOrder(/^Pay Rs\./)
      await expect(await purchase()).toMatchObject({ shipping_address: near })
    })
  },
}
