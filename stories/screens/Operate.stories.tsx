import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { states } from '../../mocks/states.ts'
import { settledByTransfer } from '../../mocks/transfer.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Operate from '../../src/pages/Operate.tsx'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { expectMainOutline } from './outline.ts'
import { expectLink, expectToast, pageShown, press } from './shown.ts'

const operated = (changed: Parameters<typeof pastOrder>[0] = {}) => {
  const order = pastOrder(changed)
  return {
    ...order,
    notes: 'Ring twice',
    items: order.items.map((item) => ({ ...item, sku: `SKU-${item.product_id}` })),
  }
}

const overview = {
  counts: { open: 2, today: 1, complaints: 1, messages: 1, payments: 2, forged: 0 },
  orders: [
    operated({ payment_method: 'COD' }),
    operated({ order_id: 10471, order_date: '2026-11-18 09:05:00', status: 'shipped' }),
  ],
  payments: [
    {
      id: 7,
      at: '2026-11-20T04:40:00.000Z',
      order_id: 10470,
      task: 'The order is paid twice. Refund payhere payment 320025157750.',
      act: 'settle',
    },
    {
      id: 8,
      at: '2026-11-20T04:00:00.000Z',
      order_id: 10469,
      task: 'No word of payhere yet. Look there whether it is paid, and record it.',
      act: 'record',
    },
  ],
  messages: [
    {
      id: 31,
      kind: 'email',
      to: 'nadeesha@mail.example',
      subject: `Your order ${orderNumber(10471)}`,
      state: 'given up',
      error: 'The mailbox is full',
    },
  ],
  complaints: [
    {
      id: 3,
      at: '2026-11-19T08:00:00.000Z',
      name: 'Amara Silva',
      email: 'amara@mail.example',
      phone: '0771234567',
      invoice: 'INV-7',
      message: 'The hinge squeaks.',
      image: '/set/not-found@800.webp',
      answered: null,
    },
  ],
  acts: [
    {
      id: 1,
      at: '2026-11-20T04:45:00.000Z',
      way: 'page',
      what: `${orderNumber(10471)} from processing to shipped`,
    },
  ],
}
const quiet = {
  counts: { open: 0, today: 0, complaints: 0, messages: 0, payments: 0, forged: 0 },
  orders: [],
  payments: [],
  messages: [],
  complaints: [],
  acts: [],
}

/** The operator's page, `/operate`, made for a phone: what to look after, orders, complaints, and what was done. */
export default {
  title: 'Screens/Operate',
  component: Operate,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/operate' },
  beforeEach: ({ msw }) =>
    msw.use(states.operate.overview(overview), states.operate.moved, ...states.operate.done),
} satisfies Meta
type Story = StoryObj

/** The lists of a shop in which nothing has happened, in their outline. */
const nothingYet = `region Orders of today
  heading 2 Orders of today | No order has come in today.
  region Older orders, still open
  heading 2 Older orders, still open | Every order from before is completed or cancelled.
  region Complaints
  heading 2 Complaints | Nobody has complained.
  region Log
  heading 2 Log | Nothing yet.`

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const card = async (name: string) => within(await screen.findByRole('listitem', { name }))

/** Opens the card of the order of today. Returns the card. */
async function opened() {
  const order = await card(orderNumber(10482))
  const row = order.getByRole('button', { name: new RegExp(`^${orderNumber(10482)}`) })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(row)
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  return order
}

/** The operator's page with something of every kind: what has to be dealt with comes first. */
export const Ready: Story = {
  tags: ['spec:BEY-30/overview', 'picture:BEY-30'],
  parameters: { chromatic: photographedAlso('phone') },
  play: async () => {
    await pageShown('Shop orders')
    await opened()
    const complaints = await region('Complaints')
    for (const [way, address] of [
      [
        'Answer by email',
        /^mailto:amara@mail\.example\?subject=Your%20complaint%203&body=Dear%20Amara%20Silva/,
      ],
      ['Answer by WhatsApp', /^https:\/\/wa\.me\/94771234567\?text=Dear%20Amara%20Silva.*complaint%203/],
    ] as const)
      await expect(complaints.getByRole('link', { name: way }).getAttribute('href')).toMatch(address)
    await expectMainOutline(`heading 1 Shop orders | button Sign out | 1 today, 1 to pack, Rs. 22,840.00
      region Payments to look after
      heading 2 Payments to look after | 2 payments
      - The order is paid twice. Refund payhere payment 320025157750. | 20 Nov 2026, 10:10 am,
      link ${orderNumber(10470)}, to /operate?order=10470 | button Done
      - No word of payhere yet. Look there whether it is paid, and record it. | 20 Nov 2026, 9:30 am,
      link ${orderNumber(10469)}, to /operate?order=10469
      form | textbox Number of the payment there, '' | button Record it as paid
      region Messages that failed
      heading 2 Messages that failed | 1 message | - Your order ${orderNumber(10471)}
      email, nadeesha@mail.example, given up, The mailbox is full | button Send again
      form | textbox Order number, '' | button Open
      region Orders of today
      heading 2 Orders of today | 1 order
      listitem ${orderNumber(10482)}
      button * Processing 20 Nov 2026, 10:18 am, Nadeesha Perera, 3 parts Rs. 22,840.00, expanded | status
      button Mark as shipped | list Parts | - Return-to-door lever on rose 19 mm, satin nickel | SKU-301
      2 × Rs. 6,950.00 | Rs. 13,900.00 | - Brass padlock 50 mm, hardened shackle | SKU-201 | 2 × Rs. 1,890.00
      Rs. 3,780.00 | - Brass butt hinge 76 × 52 mm, satin brass | SKU-101 | 3 × Rs. 1,720.00 | Rs. 5,160.00
      Notes: Ring twice | Shipping address: | 17 Station Road, Wellawatte, Colombo 06, 00600 | Billing address:
      17 Station Road, Wellawatte, Colombo 06, 00600 | Contact: | Nadeesha Perera | 0771234567
      nadeesha@mail.example | Payment: | Cash on Delivery, pending | Subtotal: Rs. 22,840.00 | Shipping: Rs. 0.00
      Total inc VAT: Rs. 22,840.00 | button Packing slip | link Call 0771234567, to tel:0771234567
      button Cancel the order
      region Older orders, still open
      heading 2 Older orders, still open | 1 order
      listitem ${orderNumber(10471)}
      button * Shipped 18 Nov 2026, 9:05 am, Nadeesha Perera, 3 parts Rs. 22,840.00 | status
      button Mark as completed
      region Complaints
      heading 2 Complaints | 1 unanswered complaint | - Amara Silva, INV-7 | The hinge squeaks.
      Complaint 3, 19 Nov 2026, 1:30 pm, | link 0771234567, to tel:0771234567 | ,
      link amara@mail.example, to mailto:amara@mail.example | , | link receipt, to /set/not-found@800.webp
      link Answer by email, to mailto:amara@mail.example | link Answer by WhatsApp, to https://wa.me/94771234567
      button Answered
      region Log
      heading 2 Log | - ${orderNumber(10471)} from processing to shipped 20 Nov 2026, 10:15 am, page`)
  },
}

/** A quiet morning: nothing has to be looked after, and nothing has come in. */
export const Empty: Story = {
  tags: ['spec:BEY-30/overview', 'empty'],
  beforeEach: ({ msw }) => msw.use(states.operate.overview(quiet)),
  play: async () => {
    await screen.findByText('No order has come in today.')
    await expectMainOutline(`heading 1 Shop orders | button Sign out | 0 today, 0 to pack, Rs. 0.00
      form | textbox Order number, '' | button Open
      ${nothingYet}`)
  },
}

/** An old order by its number; of a number that no order has, the field says so. The page looks again every minute. */
export const OneOrder: Story = {
  name: 'Ready, one order by its number',
  tags: ['spec:BEY-30/overview'],
  beforeEach: ({ msw }) =>
    msw.use(
      states.operate.overview(quiet),
      states.operate.one(operated({ order_id: 10_310, status: 'completed' })),
    ),
  play: async ({ msw }) => {
    const number = await screen.findByLabelText('Order number')
    await userEvent.type(number, ` ${orderNumber(10_310)} {Enter}`)
    const order = await card(orderNumber(10_310))
    await expect(order.getByRole('button', { expanded: true })).toHaveTextContent('Completed')
    await expect(await callsTo('GET /operate/orders/10310')).toHaveLength(1)
    await expect(storyRouter.location?.search).toBe('?order=10310')
    msw.use(states.operate.noSuchOrder)
    await userEvent.clear(number)
    await userEvent.type(number, '7')
    await press('Open')
    await screen.findByText(`There is no order ${orderNumber(7)}, or the shop did not answer.`)
    msw.use(states.operate.failed)
    await clock.pass(60_000)
    await screen.findByText('The shop did not answer: this is what was known before.')
  },
}

/** Nobody is signed in: the token of the shop opens the page. A wrong one: the reason is at the field, what was typed stays. */
export const SignIn: Story = {
  tags: ['spec:BEY-30/sign-in'],
  beforeEach: ({ msw }) => msw.use(states.operate.signedOut, states.operate.wrongToken),
  play: async () => {
    const password = await screen.findByLabelText('Password')
    await expectFields(screen.getByRole('main'))
    // Nothing sells here: the bar leads back to the shop, and that is all.
    const bar = within(screen.getByRole('banner'))
    await expectLink(bar, 'Back to the shop', '/')
    for (const role of ['search', 'navigation', 'contentinfo'])
      await expect(screen.queryByRole(role)).not.toBeInTheDocument()
    await press('Sign in')
    await expect(await screen.findByText('Enter the password of the shop.')).toBeVisible()
    await userEvent.type(password, 'a guess')
    await press('Sign in')
    await expect(await screen.findByText('This is not the password of the shop.')).toBeVisible()
    await expect(screen.getByLabelText('Password')).toHaveValue('a guess')
    await expect(await bodiesOf('POST /operate/session')).toEqual([{ token: 'a guess' }])
    await expectMainOutline(`heading 1 Shop orders
      form | password Password, required, invalid, This is not the password of the shop. | button Show password
      live polite | This is not the password of the shop. | button Sign in`)
  },
}

/** The next status, sent some seconds later: a wrong press can be taken back, and the server can refuse it. */
export const SuccessMoved: Story = {
  name: 'Success, next status',
  tags: ['spec:BEY-30/move', 'success'],
  play: async ({ msw }) => {
    const order = await card(orderNumber(10482))
    const sent = () => bodiesOf('PUT /operate/orders/10482/status')
    const pressed = async (name: string) => fireEvent.click(await order.findByRole('button', { name }))
    clock.hold()
    await pressed('Mark as shipped')
    await pressed('Undo')
    await clock.pass(10_000)
    await expect(await sent()).toEqual([])
    fireEvent.click(order.getByRole('button', { name: new RegExp(`^${orderNumber(10482)}`) }))
    await pressed('Cancel the order')
    await expect(await order.findByText(`${orderNumber(10482)} is cancelled.`)).toBeVisible()
    await expect(await sent()).toEqual([])
    await clock.pass(8000)
    await waitFor(async () => expect(await sent()).toEqual([{ status: 'cancelled' }]))

    const refused = `${orderNumber(10482)} was cancelled by the customer, and its status cannot be changed.`
    msw.use(states.operate.moveRefused(refused))
    await pressed('Mark as shipped')
    await clock.pass(8000)
    await expectToast(refused)
    msw.use(states.operate.moved)
    await pressed('Mark as shipped')
    await clock.pass(8000)
    await expectToast(`${orderNumber(10482)} is shipped.`, 'success')
    await expect((await sent()).at(-1)).toEqual({ status: 'shipped' })
    // The page is left before: it is sent at once.
    await pressed('Mark as shipped')
    storyRouter.open('/contact-us')
    await waitFor(async () => expect(await sent()).toHaveLength(4))
    storyRouter.go(-1)
    await pageShown('Shop orders')
  },
}

/** The packing slip: only on paper, with part numbers and what the driver collects, and gone after printing. */
export const PackingSlip: Story = {
  name: 'Ready, packing slip',
  tags: ['spec:BEY-30/move'],
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    return () => print.mockRestore()
  },
  play: async () => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Packing slip' }))
    await expect(window.print).toHaveBeenCalledOnce()
    const slip = within(screen.getByLabelText('Packing slip'))
    await expect(slip.getByText('SKU-301')).toBeInTheDocument()
    for (const of of ['shipping_address', 'phone'] as const)
      await expect(slip.getByText(operated()[of])).toBeInTheDocument()
    await expect(slip.getByText('Notes: Ring twice')).toBeInTheDocument()
    await expect(slip.getByText(/^Collect Rs\./)).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByLabelText('Packing slip')).not.toBeInTheDocument())
  },
}

/** Everything that can be wrong with a payment, each with its sentence; what somebody else forged, in one line for all. */
export const ReadyPayments: Story = {
  name: 'Ready, every payment to look after',
  tags: ['spec:BEY-30/payments'],
  beforeEach: ({ msw }) =>
    msw.use(
      states.operate.overview({
        ...quiet,
        counts: { open: 0, today: 0, complaints: 0, messages: 0, payments: 7, forged: 210 },
        payments: [
          'No word of koko yet. Look there whether it is paid, and record it.',
          'There is no such order. Look up payhere payment 320025157750.',
          'LKR 23.40 were paid instead of Rs. 2,340.00: the order is not paid. Refund payhere payment 320025157750.',
          'The order is paid twice. Refund koko payment T2.',
          'Paid after the order was cancelled. Refund koko payment T2.',
          'The order was cancelled. Refund payhere payment 320025157750.',
          'The bank has taken back payhere payment 320025157750.',
        ].map((task, index) => ({
          id: index + 1,
          at: '2026-11-20T04:40:00.000Z',
          order_id: task.startsWith('There is no such order') ? null : 10_469,
          task,
          act: index === 0 ? 'record' : 'settle',
        })),
      }),
    ),
  play: async () => {
    const payments = await region('Payments to look after')
    await expect(payments.getAllByRole('button', { name: 'Done' })).toHaveLength(7)
    await expect(payments.getAllByRole('button', { name: 'Record it as paid' })).toHaveLength(1)
    await expect(payments.getByText('210 forged notifications')).toBeVisible()
    await userEvent.click(payments.getAllByRole('button', { name: 'Done' }).at(-1)!)
    await expectToast('They are off the list.', 'success')
    await expect(await callsTo('PUT /operate/forged')).toHaveLength(1)
    await expectMainOutline(
      `heading 1 Shop orders | button Sign out | 0 today, 0 to pack, Rs. 0.00
      region Payments to look after
      heading 2 Payments to look after | 7 payments
      - No word of koko yet. Look there whether it is paid, and record it. | 20 Nov 2026, 10:10 am,
      link ${orderNumber(10469)}, to /operate?order=10469
      form | textbox Number of the payment there, '' | button Record it as paid
      - There is no such order. Look up payhere payment 320025157750. | 20 Nov 2026, 10:10 am | button Done
      and 5 more | 210 forged notifications
      Their signature is wrong: somebody else sent them. Nothing was changed. | button Done
      form | textbox Order number, '' | button Open
      ${nothingYet}`,
      { most: 2 },
    )
  },
}

/** Complaints that wait for an answer stand first; a press marks one as answered. Then the operator signs out. */
export const SuccessAnswered: Story = {
  name: 'Success, complaint answered',
  tags: ['spec:BEY-30/overview', 'success'],
  beforeEach: ({ msw }) =>
    msw.use(
      states.operate.overview({
        ...quiet,
        counts: { open: 273, today: 1, complaints: 1, messages: 1, payments: 2, forged: 1 },
        complaints: [
          { ...overview.complaints[0], id: 4, name: 'Kasun Dias', answered: '2026-11-20T03:30:00.000Z' },
          ...overview.complaints,
        ],
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(/^There are 273 open orders\./)).toBeVisible()
    await expect(screen.getByText('1 forged notification')).toBeVisible()
    const complaints = await region('Complaints')
    await expect(complaints.getByText('1 unanswered complaint')).toBeVisible()
    const [first, second] = complaints.getAllByRole('listitem')
    await expect(within(second!).getByText(/^Answered 20 Nov 2026/)).toBeVisible()
    await expect(within(second!).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(within(first!).getByRole('button', { name: 'Answered' }))
    await expectToast('Complaint 3 is answered.', 'success')
    await expect(await callsTo('PUT /operate/complaints/3')).toHaveLength(1)
    // After each act the page shows what the server knows now.
    await expect(await callsTo('GET /operate/overview')).toHaveLength(2)
    await press('Sign out')
    await expectToast('Signed out.', 'success')
    await expect(await callsTo('DELETE /operate/session')).toHaveLength(1)
    await expectMainOutline(
      `heading 1 Shop orders | button Sign out | 1 today, 0 to pack, Rs. 0.00 | status
      There are 273 open orders. The oldest are shown, and today's newest.
      region Payments to look after
      heading 2 Payments to look after | 2 payments | 1 forged notification
      Their signature is wrong: somebody else sent them. Nothing was changed. | button Done
      form | textbox Order number, '' | button Open
      region Orders of today
      heading 2 Orders of today | No order has come in today.
      region Older orders, still open
      heading 2 Older orders, still open | Every order from before is completed or cancelled.
      region Complaints
      heading 2 Complaints | 1 unanswered complaint | - Amara Silva, INV-7 | The hinge squeaks.
      Complaint 3, 19 Nov 2026, 1:30 pm, | link 0771234567, to tel:0771234567 | ,
      link amara@mail.example, to mailto:amara@mail.example | , | link receipt, to /set/not-found@800.webp
      link Answer by email, to mailto:amara@mail.example | link Answer by WhatsApp, to https://wa.me/94771234567
      button Answered | - Kasun Dias, INV-7 | The hinge squeaks. | Complaint 4, 19 Nov 2026, 1:30 pm,
      link 0771234567, to tel:0771234567 | , | link amara@mail.example, to mailto:amara@mail.example | ,
      link receipt, to /set/not-found@800.webp | link Answer by email, to mailto:amara@mail.example
      link Answer by WhatsApp, to https://wa.me/94771234567 | Answered 20 Nov 2026, 9:00 am
      region Log
      heading 2 Log | Nothing yet.`,
      { most: 2 },
    )
  },
}

/** A transfer that has arrived is recorded at its order; before an unpaid order is shipped, the question says so. */
export const ReadyUnpaid: Story = {
  name: 'Ready, marking an unpaid order',
  tags: ['spec:BEY-30/move', 'spec:BEY-30/payments'],
  beforeEach: ({ msw }) => {
    msw.use(states.operate.overview({ ...quiet, orders: [{ ...operated(), to_pay: true }] }))
    return settledByTransfer()
  },
  play: async () => {
    const order = await opened()
    await userEvent.type(order.getByLabelText('Reference of the transfer'), 'FT-77')
    await userEvent.click(order.getByRole('button', { name: 'Record it as paid' }))
    await expectToast(`${orderNumber(10482)} is paid.`, 'success')
    await expect(await bodiesOf('PUT /operate/orders/10482/payment')).toEqual([{ payment: 'FT-77' }])
    await userEvent.click((await card(orderNumber(10482))).getByRole('button', { name: 'Mark as shipped' }))
    const question = await screen.findByRole('alertdialog', { name: `Is ${orderNumber(10482)} shipped?` })
    await expect(question).toHaveTextContent('It is not paid yet.')
  },
}

/** What is to be done about payments: one line is done, of another the payment is recorded. A message is sent again. */
export const SuccessPayments: Story = {
  name: 'Success, payments and messages',
  tags: ['spec:BEY-30/payments', 'spec:BEY-30/messages', 'success'],
  play: async () => {
    const payments = await region('Payments to look after')
    await userEvent.click(payments.getByRole('button', { name: 'Done' }))
    await expectToast('The payment is off the list.', 'success')
    await userEvent.type(payments.getByLabelText('Number of the payment there'), '88')
    await userEvent.click(payments.getByRole('button', { name: 'Record it as paid' }))
    await expectToast(`${orderNumber(10469)} is paid.`, 'success')
    await expect(await bodiesOf('PUT /operate/orders/10469/payment')).toEqual([{ payment: '88' }])
    const messages = await region('Messages that failed')
    await userEvent.click(messages.getByRole('button', { name: 'Send again' }))
    await expectToast('The message is sent again.', 'success')
    await expect(await callsTo('PUT /operate/messages/31')).toHaveLength(1)
  },
}

/** The server does not answer; then it is a shop without a token for the operator, as every shop is at first. */
export const Failed: Story = {
  tags: ['spec:BEY-30/failed', 'error'],
  beforeEach: ({ msw }) => msw.use(states.operate.failed),
  play: async ({ msw }) => {
    const failure = await screen.findByRole('alert')
    await expect(failure).toHaveTextContent('The shop did not answer')
    msw.use(states.operate.off)
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This shop is not operated here'))
  },
}
