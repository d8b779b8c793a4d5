import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { resetApi } from '../../mocks/api.ts'
import { parts, seedProduct } from '../../mocks/parts.ts'
import { payHere } from '../../server/payments/payhere.ts'
import { type SandboxChoice, sandboxChoices, sandboxGateway } from '../../server/payments/sandboxGateway.ts'
import { purchase } from '../../src/api/purchase.ts'
import { call } from '../../src/lib/endpoint.ts'
import { orderLinkPath } from '../../src/paths.ts'
import { Shop } from '../shop.tsx'
import { ownUser } from '../viewports.ts'
import { playground } from './play.ts'

type Args = { choice: SandboxChoice }

const account = { merchantId: 'sandbox', secret: 'the secret of the sandbox' }
const price = seedProduct(parts.hinge).price
/** The page to which the gateway sends the customer back. */
let back = ''

/**
 * An order by card in a shop with a payment gateway. The order is placed, the sandbox gateway of `npm run gateway` does what
 * the control says, and the customer comes back to the page of the order.
 */
export default {
  title: 'Playground/Payment',
  tags: ['!autodocs', '!manifest'],
  globals: ownUser,
  parameters: { ...playground, ownShop: true },
  args: { choice: 'pay' },
  argTypes: {
    choice: {
      name: 'At the gateway, the customer chooses',
      control: {
        type: 'radio',
        labels: Object.fromEntries(sandboxChoices.map(({ name, label }) => [name, label])),
      },
      options: sandboxChoices.map(({ name }) => name),
    },
  },
  beforeEach: async ({ args }) => {
    resetApi(undefined, [payHere(account)])
    const { payment, token } = await call(purchase.create, {
      body: {
        userId: null,
        first_name: 'Nadeesha',
        last_name: 'Perera',
        phone: '0771234567',
        email: 'nadeesha@mail.example',
        total_amount: price + 450,
        status: 'pending',
        payment_method: 'payhere',
        payment_status: 'pending',
        shipping_cost: 450,
        shipping_address: '17 Station Road, Wellawatte, 00600',
        billing_address: '17 Station Road, Wellawatte, 00600',
        tracking_number: null,
        notes: '',
        items: [{ product_id: parts.hinge, quantity: 1, unit_price: price, size: null, color: null }],
        latitude: 6.8747,
        longitude: 79.8605,
      },
    })
    back = orderLinkPath(token ?? '')
    await sandboxGateway(account).request('/pay/choice', {
      method: 'POST',
      body: new URLSearchParams({ ...payment?.fields, choice: args.choice }),
    })
  },
  render: (_args, { id }) => <Shop key={id} visit={back} />,
} satisfies Meta<Args>
type Story = StoryObj<Args>

/** The payment goes through. */
export const Try: Story = { name: 'Try a payment' }

/** What the gateway tells reaches the page. Every message is in tests/api/payments.test.ts. */
export const Refused: Story = {
  tags: ['!dev'],
  args: { choice: 'refuse' },
  play: async () => {
    await expect(await screen.findByText(/^The payment did not go through/)).toBeVisible()
  },
}
