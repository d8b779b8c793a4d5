import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { agree, fill } from '../screens/fill.ts'
import { navBar, pageShown, press } from '../screens/shown.ts'

/** Parameters of every flow: it fills the page, and no picture of it is taken. */
export const flow = { layout: 'fullscreen', chromatic: { disableSnapshot: true } }

/** Opens the cart from any page, by its link in the navigation bar. */
export async function openCart(items: string) {
  await userEvent.click(await navBar().findByRole('link', { name: `Cart, ${items}` }))
  await pageShown('Cart')
}

export async function proceed() {
  await userEvent.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }))
  await pageShown('Checkout')
}

/** Fills in the address and the customer, and agrees to the terms. */
export async function fillCheckout(address: string) {
  await fill({
    'Street address': address,
    'First name': 'Nadeesha',
    'Last name': 'Perera',
    Email: 'nadeesha@mail.example',
  })
  await agree()
}

/** Presses the order button once it is enabled, and waits for the confirmation. */
export async function placeOrder(name: string | RegExp) {
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
  )
  await press(name)
  await pageShown('Order placed')
}
