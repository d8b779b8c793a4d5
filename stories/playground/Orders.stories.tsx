import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { resetApi } from '../../mocks/api.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { storyNow } from '../../mocks/storyNow.ts'
import { orders } from '../../src/api/orders.ts'
import { shop } from '../shop.tsx'
import { answering, type Goes, goes, playground } from './play.ts'

const statuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const

type Args = {
  gold: boolean
  count: number
  minutes: number
  status: (typeof statuses)[number]
  payment: 'payhere' | 'kokoPay' | 'COD'
  list: Goes
  cancel: Goes
}

/** A moment as the server writes it: a time in Colombo, without its zone. */
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

/** The orders of an account, of any age, status and payment: when can one be cancelled, and what is said when not? */
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
    list: 'normally',
    cancel: 'normally',
  },
  argTypes: {
    gold: { name: 'Gold member' },
    count: { name: 'Orders', control: { type: 'range', min: 0, max: 100, step: 1 } },
    minutes: {
      name: 'Age of the newest, minutes; the others an hour more each',
      control: { type: 'range', min: 0, max: 300, step: 1 },
    },
    status: { name: 'Status', control: 'inline-radio', options: statuses },
    payment: { name: 'Payment', control: 'inline-radio', options: ['payhere', 'kokoPay', 'COD'] },
    list: { name: 'The orders are answered', control: 'inline-radio', options: goes },
    cancel: { name: 'Cancelling is answered', control: 'inline-radio', options: goes },
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

/** Exactly two hours: the newest can still be cancelled. */
export const TwoHours: Story = {
  tags: ['!dev'],
  args: { count: 2, minutes: 120, payment: 'kokoPay' },
  play: async () => {
    await expect(await screen.findAllByText('3 parts, Koko')).toHaveLength(2)
    await expect(screen.getAllByRole('button', { name: 'Cancel Order' })).toHaveLength(1)
    await expect(screen.getAllByText('Order can no longer be cancelled.')).toHaveLength(1)
  },
}

/** No orders, and no gold. */
export const None: Story = {
  tags: ['!dev'],
  args: { count: 0, gold: false },
  play: async () => {
    await expect(await screen.findByText("You haven't placed any orders yet.")).toBeVisible()
  },
}
