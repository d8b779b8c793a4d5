import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, screen, userEvent, within } from 'storybook/test'
import { CheckoutRules, type CheckoutRulesProps } from './CheckoutRules.tsx'

/**
 * Try the rules of checkout: change the order and the response about delivery in the controls, and see the notice, the
 * ways to pay, the sums and the pay button that the shop would show. The table below says which rule decided.
 */
const meta: Meta<typeof CheckoutRules> = {
  title: 'Playground/Checkout rules',
  component: CheckoutRules,
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: false, exclude: ['onChange'] },
    chromatic: { disableSnapshot: true },
  },
  tags: ['!autodocs'],
  args: {
    price: 1890,
    quantity: 3,
    codOnly: false,
    colomboOnly: false,
    notDelivered: false,
    delivery: 'known',
    distance: 12,
    payment: 'card',
    months: 3,
  },
  argTypes: {
    price: { name: 'Price of one piece, Rs.', control: { type: 'number', min: 0, step: 0.01 } },
    quantity: { name: 'Quantity', control: { type: 'number', min: 0, max: 999_999, step: 1 } },
    codOnly: { name: 'Cash on delivery only' },
    colomboOnly: { name: 'Colombo only' },
    notDelivered: { name: 'Delivery not available' },
    delivery: {
      name: 'Response to the delivery call',
      control: 'inline-radio',
      options: ['no address yet', 'pending', 'failed', 'known'],
    },
    distance: {
      name: 'Distance, km',
      control: { type: 'range', min: 0, max: 200, step: 0.1 },
      if: { arg: 'delivery', eq: 'known' },
    },
    payment: { name: 'Payment method', control: 'inline-radio', options: ['card', 'installment', 'cod'] },
    months: { name: 'Months', control: 'inline-radio', options: [3, 6] },
  },
  render: function Render(args) {
    const [, update] = useArgs<CheckoutRulesProps>()
    return <CheckoutRules {...args} onChange={update} />
  },
}
export default meta
type Story = StoryObj<typeof CheckoutRules>

const pay = (name: string | RegExp) => screen.findByRole('button', { name })
const rule = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell')

/** A plain order: Rs. 5,670.00 of items, 12 km away. */
export const Ready: Story = {
  name: 'Try the rules',
  play: async () => {
    await expect(await screen.findByText('Delivery to this address is Rs. 525.00.')).toBeVisible()
    await expect(await pay('Pay Rs. 6,195.00')).toBeVisible()
    await expect(rule(/^The order names/)).toHaveTextContent('payhere')
  },
}

/** The payment tabs and the months can also be pressed in the page, as in the shop; the amounts follow. */
export const Pressed: Story = {
  name: 'Installments chosen in the page',
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Installments' }))
    await userEvent.click(screen.getByRole('radio', { name: /^6 months/ }))
    await expect(await pay('Pay 6 × Rs. 1,032.50')).toBeVisible()
    await expect(rule(/^The order names/)).toHaveTextContent('kokoPay')
  },
}

/** At exactly Rs. 6,000.00 delivery is still charged; one cent more makes it free. */
export const AtSixThousand: Story = {
  name: 'Exactly Rs. 6,000',
  args: { price: 6000, quantity: 1 },
  play: async () => {
    await expect(await pay('Pay Rs. 6,525.00')).toBeVisible()
    await expect(rule(/^Delivery is free/)).toHaveTextContent('Rs. 6,000.00: charged')
  },
}

/** Over Rs. 6,000 of items: delivery is free at any distance. */
export const FreeDelivery: Story = {
  name: 'Free delivery',
  args: { price: 6000.01, quantity: 1, distance: 180 },
  play: async () => {
    await expect(
      await screen.findByText('Good news! Free delivery is available to your location.', { exact: false }),
    ).toBeVisible()
    await expect(await pay('Pay Rs. 6,000.01')).toBeVisible()
  },
}

/** Exactly 20 km still counts as near, even for a Colombo-only part. */
export const AtTwentyKilometres: Story = {
  name: 'Exactly 20 km, Colombo only',
  args: { colomboOnly: true, distance: 20 },
  play: async () => {
    await expect(await screen.findByText('Only deliverable within Colombo')).toBeVisible()
    await expect(rule(/is too far for/)).toHaveTextContent('20 km is near, Colombo-only product')
    await expect(rule(/^The customer cannot pay/)).toHaveTextContent('Can be paid')
  },
}

/** Over 20 km with a Colombo-only part: there is no delivery, the part is named, and paying is blocked. */
export const TooFar: Story = {
  name: 'Too far, Colombo only',
  args: { colomboOnly: true, distance: 20.1 },
  play: async () => {
    await expect(await screen.findByText('Delivery is not available to your location.')).toBeVisible()
    await expect(await pay('Pay by card')).toHaveAttribute('aria-disabled', 'true')
    await expect(rule(/is too far for/)).toHaveTextContent('20.1 km is too far, Colombo-only product')
  },
}

/** A cash-only part: the other ways to pay are not offered, whichever tab was chosen. */
export const CashOnly: Story = {
  name: 'Cash on delivery only',
  args: { codOnly: true, payment: 'installment' },
  play: async () => {
    await expect(
      await screen.findByText('Only Cash on Delivery is available for this product(s).'),
    ).toBeVisible()
    await expect(screen.getAllByRole('tab')).toHaveLength(1)
    await expect(await pay('Place order, Rs. 6,195.00')).toBeVisible()
  },
}

/** A part that is not delivered blocks the order, whatever the address. */
export const NotDelivered: Story = {
  name: 'Not delivered',
  args: { notDelivered: true },
  play: async () => {
    await expect(await screen.findByText('Delivery is not available to your location.')).toBeVisible()
    await expect(rule(/^A product that cannot be delivered/)).toHaveTextContent('Blocked')
  },
}

/** The delivery charge could not be calculated: the customer cannot pay until it is known. */
export const DeliveryFailed: Story = {
  name: 'Delivery call failed',
  args: { delivery: 'failed' },
  play: async () => {
    await expect(
      await screen.findByText('Failed to calculate shipping. Please check the address.'),
    ).toBeVisible()
    await expect(rule(/^The customer cannot pay/)).toHaveTextContent('Cannot be paid yet')
  },
}

/** Over Rs. 25,000 of items: Rs. 1,000 off, and free delivery. */
export const Promotion: Story = {
  name: 'Over Rs. 25,000, in 6 months',
  args: { price: 25_000.01, quantity: 1, payment: 'installment', months: 6 },
  play: async () => {
    await expect(rule(/Rs. 1,000.00 is taken off/)).toHaveTextContent('−Rs. 1,000.00')
    await expect(await pay('Pay 6 × Rs. 4,000.00')).toBeVisible()
    await expect(rule(/^Each installment/)).toHaveTextContent('6 × Rs. 4,000.00, the last Rs. 4,000.01')
  },
}
