import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { settledByTransfer } from '../../mocks/transfer.ts'
import OrderConfirmation from '../../src/pages/OrderConfirmation.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { expectLink, pageShown, plain, restAt } from './shown.ts'

const state = {
  orderId: 10482,
  orderTotal: 28550,
  shippingAddress: '17 Station Road, Wellawatte, Colombo 06',
}

const placedOrder = {
  ...state,
  firstName: 'Nadeesha',
  email: 'nadeesha@mail.example',
  payment: 'card',
  placedAt: '2026-11-20T04:48:00.000Z',
}

const keep = (value: unknown) => () =>
  sessionStorage.setItem('lastOrder', typeof value === 'string' ? value : JSON.stringify(value))

/** Order confirmation, `/order-confirmation` (§2, §3). Shown when an order has been placed. */
export default {
  title: 'Screens/Order confirmation',
  component: OrderConfirmation,
  render: shop,
  parameters: { layout: 'fullscreen', visit: { pathname: '/order-confirmation', state } },
} satisfies Meta
type Story = StoryObj

/** The value beside a label of the title block. */
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
const stages = async () => {
  const list = within(await screen.findByRole('region', { name: "What's Next" })).getAllByRole('listitem')
  return list.map((each) => each.textContent)
}

/** §2 "order number, total paid and shipping address from navigation state", §3 "prefixed NLOD-", and What's Next. */
export const Ready: Story = {
  tags: ['spec:CONF-01', 'picture:CONF-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  beforeEach: keep(placedOrder),
  play: async () => {
    await pageShown('Order placed')
    // A back end without pages of orders: no link, and the phone with the hours in which it is answered.
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Order placed
      heading 1 Order placed | Thank you, Nadeesha. Keep the order number, the counter asks for it.
      Order number: NLOD-10482 | Total paid: Rs. 28,550.00 | Shipping address:
      17 Station Road, Wellawatte, Colombo 06 | To change something, call
      link ${config.phone.display}, to tel:${config.phone.dial} | (Mon-Fri 8 am-5 pm).
      With an account you see and cancel your orders yourself, and checkout is filled in.
      link Make an account, to /register
      region: heading 2 What's Next | listitem, current step | Order placed | 20 Nov 2026, 10:18 am
      - Confirmation email | To nadeesha@mail.example, in a few minutes | - Processing | Within 24 hours
      - Shipping notification | When it leaves the depot | link Continue Shopping, to /products | button Print`)
  },
}

const receipt = {
  items: Array.from({ length: 6 }, (_, at) => ({
    name: `Brass padlock ${40 + 10 * at} mm, hardened shackle`,
    sku: `PDL-0${40 + 10 * at}-BR`,
    price: 4800,
    quantity: 1,
    image: '/images/padlock-50-brass@800.webp',
  })),
  payment: 'PayHere',
  subtotal: 28_800,
  discount: 1000,
  shipping: 750,
}

/** A receipt: lines, payment, and how the total is made up; a guest is led to the order's page (decisions 53, 90). */
export const AsReceipt: Story = {
  name: 'Ready, receipt of a guest',
  tags: ['spec:CONF-01', 'phone'],
  ...onlyAt('phone'),
  beforeEach: () =>
    keep({ ...placedOrder, placedAt: new Date().toISOString(), token: '10482.ab', receipt })(),
  play: async () => {
    await pageShown('Order placed')
    await expect(fact('Payment')).toHaveTextContent('PayHere')
    const lines = within(screen.getByRole('region', { name: 'Your order' }))
    const padlock = lines.getByText('Brass padlock 40 mm, hardened shackle', { normalizer: plain })
    await expect(padlock).toBeVisible()
    await expect(lines.getByText('and 3 more parts')).toBeVisible()
    await expect(lines.getByText('Subtotal').nextSibling).toHaveTextContent('Rs. 28,800.00')
    await expect(lines.getByText('Shipping').nextSibling).toHaveTextContent('Rs. 750.00')
    await expect(screen.getByText(/^Can be cancelled until \d+:\d\d [ap]m\.$/)).toBeVisible()
    await expectLink(screen, 'See the order, or cancel it', '/order?token=10482.ab')
    await expectLink(screen, 'Make an account', '/register')
  },
}

/** Paid on delivery: the total is labelled as still to be paid (decision 12). A link leads a signed-in customer to the order. */
export const ReadyCashOnDelivery: Story = {
  name: 'Ready, cash on delivery, logged in',
  tags: ['spec:CONF-01'],
  parameters: { user: 'demo' },
  beforeEach: () => keep({ ...placedOrder, placedAt: new Date().toISOString(), payment: 'cod', receipt })(),
  play: async () => {
    await pageShown('Order placed')
    await expect(fact('Total to be paid on delivery')).toHaveTextContent('Rs. 28,550.00')
    await expect(screen.queryByText('Total paid')).not.toBeInTheDocument()
    await screen.findByRole('link', { name: 'See the order in your profile' })
    await expectLink(screen, 'See the order in your profile', '/profile?tab=orders')
    await expect(screen.queryByRole('link', { name: 'Make an account' })).not.toBeInTheDocument()
    await restAt(fact('Total to be paid on delivery') as HTMLElement)
  },
}

/** Of a shop that takes transfers: nothing is said to be paid, and the page says where to pay. */
export const ReadyTransfer: Story = {
  name: 'Ready, by transfer',
  tags: ['spec:CONF-01'],
  beforeEach: () => {
    keep(placedOrder)()
    return settledByTransfer()
  },
  play: async () => {
    await pageShown('Order placed')
    await expect(fact('Total to be paid by bank transfer')).toHaveTextContent('Rs. 28,550.00')
    await expect(screen.getByText(/^Please transfer the total to account 123 456/)).toBeVisible()
  },
}

/** The tab has kept another order: no name, no date, and nothing of the other order (decision 12). */
export const ReadyFromStateAlone: Story = {
  name: 'Ready, another order stored',
  tags: ['spec:CONF-01'],
  beforeEach: keep({ ...placedOrder, orderId: 10480, payment: 'cod', firstName: 'Ruwan' }),
  play: async () => {
    await pageShown('Order placed')
    await expect(screen.getByText('Thank you. Keep the order number, the counter asks for it.')).toBeVisible()
    await expect(fact('Total paid')).toHaveTextContent('Rs. 28,550.00')
    const [placed, email] = await stages()
    await expect(placed).toBe('Order placedWe have your order')
    await expect(email).toBe('Confirmation emailTo the address you gave, in a few minutes')
  },
}

const nothing: Story['play'] = async () => {
  await pageShown('No order to show')
  await expect(document.querySelector('main .text-success')).toBeNull()
  await expect(fact('Order number')).toHaveTextContent(/^N\/A$/)
  await expect(fact('Total paid')).toHaveTextContent(/^Rs. 0.00$/)
  await expect(fact('Shipping address')).toHaveTextContent(/^No address provided$/)
  await expectLink(screen, 'Continue Shopping', '/products')
}

/** Opened by its address, with no order in this tab (§2 "defaults N/A, 0, No address provided"). */
export const Empty: Story = {
  tags: ['spec:CONF-02', 'picture:CONF-02', 'empty'],
  parameters: { chromatic: photographedAlso('phone'), visit: '/order-confirmation' },
  play: nothing,
}

/** Both the order handed over and the one kept are damaged: the same defaults (§2). */
export const InvalidState: Story = {
  name: 'Behaviour, broken state',
  tags: ['spec:CONF-02', 'behaviour'],
  parameters: {
    chromatic: notPhotographed,
    visit: {
      pathname: '/order-confirmation',
      state: { orderId: { a: 1 }, orderTotal: 'much', shippingAddress: 7 },
    },
  },
  beforeEach: keep('{"orderId": 10482, "orderTotal": null'),
  play: nothing,
}
