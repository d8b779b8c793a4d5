import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { resetApi } from '../../mocks/api.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { storyNow } from '../../mocks/storyNow.ts'
import { orders } from '../../src/api/orders.ts'
import { shop } from '../shop.tsx'
import { type AnswerMode, answering, answerModes, playground } from './play.ts'

const statuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const

type Args = {
  gold: boolean
  count: number
  minutes: number
  status: (typeof statuses)[number]
  payment: 'payhere' | 'kokoPay' | 'COD'
  list: AnswerMode
  cancel: AnswerMode
}

/** Formats a moment as the server does: the time in Colombo, without a time zone. */
const written = (moment: number) => new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Colombo' })

const hour = 60 * 60_000

const history = ({ count, minutes, status, payment }: Args) =>
  Array.from({ length: count }, (_, at) =>
    pastOrder({
      order_id: 10_482 - at,
      order_date: written(storyNow.getTime() - minutes * 60_000 - at * hour),
      status,
      payment_method: payment,
    }),
  )

/**
 * The orders of a customer, of any age, status and payment: which ones can be cancelled, and what the shop says
 * otherwise.
 */
const meta: Meta<Args> = {
  title: 'Playground/Orders',
  render: shop,
  tags: ['!autodocs'],
  parameters: { ...playground, visit: '/profile?tab=orders', user: 'demo' },
  args: {
    gold: true,
    count: 3,
    minutes: 30,
    status: 'processing',
    payment: 'payhere',
    list: 'normal',
    cancel: 'normal',
  },
  argTypes: {
    gold: { name: 'Gold member' },
    count: { name: 'Number of orders', control: { type: 'range', min: 0, max: 100, step: 1 } },
    minutes: {
      name: 'Age of the newest order, minutes; each further order is an hour older',
      control: { type: 'range', min: 0, max: 300, step: 1 },
    },
    status: { name: 'Status', control: 'inline-radio', options: statuses },
    payment: { name: 'Payment', control: 'inline-radio', options: ['payhere', 'kokoPay', 'COD'] },
    list: { name: 'Response to the orders call', control: 'inline-radio', options: answerModes },
    cancel: { name: 'Response to the cancel call', control: 'inline-radio', options: answerModes },
  },
  beforeEach: ({ args, msw }) => {
    resetApi(args.gold ? 'demo' : 'ruwan')
    msw.use(
      answering(orders.list, args.list, history(args)),
      answering(orders.cancel, args.cancel, { message: 'Order cancelled successfully.' }),
    )
  },
}
export default meta
type Story = StoryObj<Args>

/** Three orders, the newest half an hour old. */
export const Try: Story = { name: 'Try orders' }

/** An order exactly two hours old can still be cancelled; the next one is too old. */
export const TwoHours: Story = {
  tags: ['!dev'],
  args: { count: 2, minutes: 120, payment: 'kokoPay' },
  play: async () => {
    await expect(await screen.findAllByText('3 parts, Koko')).toHaveLength(2)
    await expect(screen.getAllByRole('button', { name: 'Cancel Order' })).toHaveLength(1)
    await expect(screen.getAllByText('Order can no longer be cancelled.')).toHaveLength(1)
  },
}

/** A customer without orders who is not a gold member. */
export const None: Story = {
  tags: ['!dev'],
  args: { count: 0, gold: false },
  play: async () => {
    await expect(await screen.findByText("You haven't placed any orders yet.")).toBeVisible()
  },
}
