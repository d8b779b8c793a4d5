import type { Meta, StoryObj } from '@storybook/react-vite'
import { resetApi } from '../../mocks/api.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { storyNow } from '../../mocks/storyNow.ts'
import { orders } from '../../src/api/orders.ts'
import { type OrderStatus, orderStatuses } from '../../src/rules/orders.ts'
import { shop } from '../shop.tsx'
import { chosenResponse, playground, type ResponseMode, responseModes } from './play.ts'

const payments = ['payhere', 'kokoPay', 'COD'] as const
const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const

type Args = {
  gold: boolean
  count: number
  days: number
  minutes: number
  status: OrderStatus | 'mixed'
  payment: (typeof payments)[number] | 'mixed'
  paymentStatus: (typeof paymentStatuses)[number] | 'mixed'
  list: ResponseMode
  cancel: ResponseMode
}

/** Formats a moment as the server does: the time in Colombo, without a time zone. */
const written = (moment: number) => new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Colombo' })

const hour = 60 * 60_000
const day = 24 * hour

/** Returns the choice, or if it is 'mixed' each of them in turn. */
const chosen = <Choice extends string>(
  choice: Choice | 'mixed',
  all: readonly Choice[],
  at: number,
): Choice | undefined => (choice === 'mixed' ? all[at % all.length] : choice)

const history = ({ count, days, minutes, status, payment, paymentStatus }: Args) =>
  Array.from({ length: count }, (_, at) =>
    pastOrder({
      order_id: 10_482 - at,
      order_date: written(storyNow.getTime() - days * day - minutes * 60_000 - at * hour),
      status: chosen(status, orderStatuses, at),
      payment_method: chosen(payment, payments, at),
      payment_status: chosen(paymentStatus, paymentStatuses, at),
    }),
  )

/**
 * The orders of a customer, of any age, status and payment: which ones can be cancelled, and what the shop says
 * otherwise.
 */
export default {
  title: 'Playground/Orders',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...playground, visit: '/profile?tab=orders', user: 'demo' },
  args: {
    gold: true,
    count: 3,
    days: 0,
    minutes: 30,
    status: 'processing',
    payment: 'payhere',
    paymentStatus: 'pending',
    list: 'normal',
    cancel: 'normal',
  },
  argTypes: {
    gold: { name: 'Gold member' },
    count: { name: 'Number of orders', control: { type: 'range', min: 0, max: 100, step: 1 } },
    days: {
      name: 'Age of the newest order, days; each further order is an hour older',
      control: { type: 'range', min: 0, max: 60, step: 1 },
    },
    minutes: { name: 'and minutes', control: { type: 'range', min: 0, max: 300, step: 1 } },
    status: { name: 'Status', control: 'inline-radio', options: [...orderStatuses, 'mixed'] },
    payment: { name: 'Payment', control: 'inline-radio', options: [...payments, 'mixed'] },
    paymentStatus: {
      name: 'Status of the payment',
      control: 'inline-radio',
      options: [...paymentStatuses, 'mixed'],
    },
    list: { name: 'Response to the orders call', control: 'inline-radio', options: responseModes },
    cancel: { name: 'Response to the cancel call', control: 'inline-radio', options: responseModes },
  },
  beforeEach: ({ args, msw }) => {
    resetApi(args.gold ? 'demo' : 'ruwan')
    const list = history(args)
    msw.use(
      chosenResponse(orders.list, args.list, () => list),
      chosenResponse(orders.cancel, args.cancel, ({ order_id }) => {
        const cancelled = list.find((order) => String(order.order_id) === order_id)
        if (cancelled) cancelled.status = 'cancelled'
        return { message: 'Order cancelled successfully.' }
      }),
    )
  },
} satisfies Meta<Args>
type Story = StoryObj<Args>

/** Three orders, the newest half an hour old. */
export const Try: Story = { name: 'Try orders' }
