import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fill } from '../screens/fill.ts'
import { navBar, pageShown } from '../screens/shown.ts'

/** What every flow has: the whole routed shop, tried and not photographed. */
export const flow = { layout: 'fullscreen', chromatic: { disableSnapshot: true } }

export const pressLink = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }))
export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** From wherever one is, by the cart of the navigation bar. */
export async function openCart(items: string) {
  await userEvent.click(await navBar().findByRole('link', { name: `Cart, ${items}` }))
  await pageShown('Cart')
}

export async function proceed() {
  await pressLink('Proceed to Checkout')
  await pageShown('Checkout')
}

/** Who it is for and where it goes; the terms are agreed to. */
export async function fillCheckout(address: string) {
  await fill({
    'Street address': address,
    'First name': 'Nadeesha',
    'Last name': 'Perera',
    Email: 'nadeesha@mail.example',
  })
  await agree()
}

export const agree = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /I agree to the terms and conditions/ }))

export const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))

/** Presses the button that commits, once nothing holds it back, and sees the order placed. */
export async function placeOrder(name: string | RegExp) {
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
  )
  await pressButton(name)
  await pageShown('Order placed')
}

export const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]')
