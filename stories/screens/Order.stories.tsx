import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { states } from '../../mocks/states.ts'
import { settledByTransfer } from '../../mocks/transfer.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Order from '../../src/pages/Order.tsx'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { expectLink, expectToast, pageShown, plain, press } from './shown.ts'

/**
 * One order, `/order?token=...`, opened by the link of its email without an account, or on the way to and from a
 * payment gateway.
 */
export default {
  title: 'Screens/Order',
  component: Order,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/order?token=10482.signature' },
} satisfies Meta
type Story = StoryObj

/** The preview has no gateway: nothing may be sent to it. */
const payment = { action: '#gateway', fields: { order_id: '10482', hash: 'ABC' } }
const byCard = (changed: object) => ({ ...pastOrder({ payment_method: 'payhere' }), ...changed })
const opens = (order: object) => states.orderLinks.opens(order)
const payButton = () => screen.findByRole('button', { name: /^Pay Rs\./ })
const card = async () => within(await screen.findByRole('listitem', { name: orderNumber(10482) }))

/** The order with all its parts, its address and its sums, which can be printed and, within two hours, cancelled. */
export const Ready: Story = {
  tags: ['spec:BEY-29/order', 'picture:BEY-29'],
  beforeEach: ({ msw }) => msw.use(opens(pastOrder())),
  play: async () => {
    await pageShown('Your order')
    const order = await card()
    await expect(order.getByText('Shipping address')).toBeVisible()
    await expect(order.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(order.queryByRole('button', { name: 'Order Again' })).not.toBeInTheDocument()
    await expect(screen.queryByText('Waiting for the payment')).not.toBeInTheDocument()
    await expect((await callsTo('GET /order-link'))[0]?.search).toBe('?token=10482.signature')
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 1 more
      heading 1 Your order
      heading 2 What was ordered | (What was ordered) | list Orders
      listitem ${orderNumber(10482)} | heading 3 * | Processing | 20 Nov 2026, 10:18 am | (Total) | Rs. 22,840.00
      3 parts, PayHere | list Progress | - Pending | and 3 more | list Parts
      - link Return-to-door lever on rose 19 mm, satin nickel, to /products/301 | LVR-RTD19-SN | 2 × Rs. 6,950.00
      Rs. 13,900.00 | and 2 more | Shipping address: | 17 Station Road, Wellawatte, Colombo 06, 00600
      Billing address: | 17 Station Road, Wellawatte, Colombo 06, 00600 | Contact: | Nadeesha Perera | 0771234567
      nadeesha@mail.example | Payment: | PayHere, pending | Subtotal: Rs. 22,840.00 | Shipping: Rs. 0.00
      Total inc VAT: Rs. 22,840.00 | button Print, ${orderNumber(10482)} | live polite
      Can be cancelled until 12:18 pm | button Cancel Order, ${orderNumber(10482)}`,
      { most: 1 },
    )
  },
}

/** An order of a shop that takes transfers says where to pay, until the transfer is recorded. */
export const ReadyTransfer: Story = {
  name: 'Ready, to be paid by transfer',
  tags: ['spec:BEY-29/order'],
  beforeEach: ({ msw }) => {
    msw.use(opens(byCard({})))
    return settledByTransfer()
  },
  play: async () => {
    await expect(
      await screen.findByText(
        `Please transfer the total to account 123 456 at the Depot Bank, with ${orderNumber(10482)} as the reference. We pack when it has arrived.`,
      ),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
  },
}

const unpaid = { payment_status: 'failed', payment }

/** Presses Cancel Order and confirms. */
async function cancel() {
  await userEvent.click((await card()).getByRole('button', { name: 'Cancel Order' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Cancel Order' }))
}

/** The order is cancelled from the page, after a question. */
export const SuccessCancelled: Story = {
  name: 'Success, cancelled',
  tags: ['spec:BEY-29/cancel', 'success'],
  beforeEach: ({ msw }) => msw.use(opens(pastOrder()), states.orderLinks.cancelled),
  play: async ({ msw }) => {
    await card()
    msw.use(opens(pastOrder({ status: 'cancelled' })))
    await cancel()
    await expectToast('Order cancelled successfully.', 'success')
    await expect(await bodiesOf('PUT /order-link/cancel')).toEqual([{ token: '10482.signature' }])
    await expect(await (await card()).findByText('Cancelled')).toBeVisible()
  },
}

/** It is too late to cancel, by the server's clock: the card says so in the place of the button. */
export const DisabledTooLate: Story = {
  name: 'Disabled, too late to cancel',
  tags: ['spec:BEY-29/cancel'],
  beforeEach: ({ msw }) => msw.use(opens(pastOrder()), states.orderLinks.cancelledLate),
  play: async () => {
    await cancel()
    await expectToast('Order can no longer be cancelled.')
    await expect((await card()).queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
  },
}

/** The link is incomplete, invented, or of an order that is more than 90 days old. */
export const Empty: Story = {
  tags: ['spec:BEY-29/nothing', 'empty'],
  beforeEach: ({ msw }) => msw.use(states.orderLinks.opensNothing),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link opens no order')
    await expectLink(screen, 'Contact us', '/contact-us')
    storyRouter.open('/order')
    await waitFor(() => expect(storyRouter.location?.search).toBe(''))
    await expect(screen.getByRole('alert')).toHaveTextContent('This link opens no order')
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Your order
      heading 1 Your order | alert
      heading 2 This link opens no order
      It is incomplete, or the order is more than 90 days old. The counter finds it by its number: \
      ${config.phone.display}. | link Contact us, to /contact-us`)
  },
}

/** The order did not load. */
export const Failed: Story = {
  tags: ['spec:BEY-29/failed', 'error'],
  beforeEach: ({ msw }) => msw.use(states.orderLinks.failed),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your order did not load')
    const asked = (await callsTo('GET /order-link')).length
    await press('Retry')
    await waitFor(async () => expect((await callsTo('GET /order-link')).length).toBeGreaterThan(asked))
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Back from the gateway, which has said nothing yet: the page looks again by itself, and the shopper can go there again. */
export const PendingPayment: Story = {
  name: 'Pending, waiting for the payment',
  tags: ['spec:BEY-28/waiting', 'picture:BEY-28'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(opens(byCard({ payment_status: 'pending', payment }))),
  play: async () => {
    const words = (await screen.findByText('Waiting for the payment')).parentElement
    await expect(words).toHaveTextContent(`we will write to ${pastOrder().email}.`)
    const form = (await payButton()).closest('form')!
    await expect(Object.fromEntries(new FormData(form))).toEqual(payment.fields)
    await expect(form.method).toBe('post')
    await expect(form).toHaveAttribute('action', payment.action)
    await expectOutline(
      words?.closest('[role=status]') ?? form,
      `Waiting for the payment
      We have no word of it yet. This page looks again by itself. You can close it: we will write to \
      ${pastOrder().email}. | form | button Pay Rs. 22,840.00`,
    )
  },
}

/** The gateway has said that the order is paid, which the page asks every four seconds. */
export const SuccessPaid: Story = {
  name: 'Success, paid',
  tags: ['spec:BEY-28/paid', 'success'],
  beforeEach: ({ msw }) => {
    msw.use(opens(byCard({ payment_status: 'pending', payment })))
    clock.hold()
  },
  play: async ({ msw }) => {
    await payButton()
    msw.use(opens(byCard({ payment_status: 'paid' })))
    await clock.pass(4000)
    const words = await screen.findByText(/^Paid\. Thank you: we have received/)
    await expect(plain(words.textContent)).toMatch(/Rs\. [\d,]+\.\d\d\.$/)
    await expect(screen.queryByRole('button', { name: /^Pay Rs/ })).not.toBeInTheDocument()
  },
}

/** Refused or cancelled at the gateway, or by Koko: the order is kept, and can be paid in another try. */
export const FailedPayment: Story = {
  name: 'Failed, payment refused',
  tags: ['spec:BEY-28/failed', 'error'],
  beforeEach: ({ msw }) => msw.use(opens(byCard({ payment_method: 'kokoPay', ...unpaid }))),
  play: async ({ msw }) => {
    const said = (words: string) =>
      waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(`The payment did not go through${words}`),
      )
    await said('Your order is kept. You can try again.')
    await expect(screen.getByText(/, Koko$/)).toBeVisible()
    msw.use(opens(byCard(unpaid)))
    storyRouter.open('/order?token=10482.other')
    await said('Your order is kept. You can try again, with another card too.')
    await expect(await payButton()).toBeEnabled()
    await expectOutline(
      screen.getByRole('alert'),
      `The payment did not go through | Your order is kept. You can try again, with another card too.
      form | button Pay Rs. 22,840.00`,
    )
  },
}

/** The bank has taken the payment back. */
export const FailedTakenBack: Story = {
  name: 'Failed, payment taken back',
  tags: ['spec:BEY-28/taken-back', 'error'],
  beforeEach: ({ msw }) => msw.use(opens(byCard({ payment_status: 'charged back' }))),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `Please call us: ${config.phone.display}.`,
    )
  },
}

/** Paid after the order was cancelled: the order stays cancelled. Then the operator has given the money back. */
export const SuccessRefunded: Story = {
  name: 'Success, refunded',
  tags: ['spec:BEY-28/refunded', 'success'],
  beforeEach: ({ msw }) => msw.use(opens(byCard({ payment_status: 'paid', status: 'cancelled' }))),
  play: async ({ msw }) => {
    await expect(await screen.findByText(/We will refund the Rs\. [\d,.]+ that were paid\.$/)).toBeVisible()
    msw.use(opens(byCard({ payment_status: 'refunded', status: 'cancelled' })))
    storyRouter.open('/order?token=10482.other')
    await expect(await screen.findByText(/^This order is cancelled, and we have refunded Rs/)).toBeVisible()
  },
}
