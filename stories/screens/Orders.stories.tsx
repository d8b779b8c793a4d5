import type { Meta, StoryObj } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo, responds } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { pastOrder } from '../../mocks/orders.ts'
import { states } from '../../mocks/states.ts'
import { storyNow } from '../../mocks/storyNow.ts'
import { products as seeded } from '../../server/demo/products.ts'
import { orders } from '../../src/api/orders.ts'
import Profile from '../../src/pages/Profile.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { pasteInto } from './fill.ts'
import { expectOutline } from './outline.ts'
import { expectToast, plain, restAt } from './shown.ts'
import { storedCart } from './storedCart.ts'

/** The Orders tab of the profile, `/profile?tab=orders` (§2, §4), of a signed-in customer. */
export default {
  title: 'Screens/Orders',
  component: Profile,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/profile?tab=orders', user: 'demo' },
} satisfies Meta
type Story = StoryObj

const cards = () => screen.findAllByRole('listitem', { name: new RegExp(`^${config.orderPrefix}`) })
// The shop joins a number and its unit by a no-break space; the texts expected here have plain spaces.
const textOf = (element: Element | null | undefined) => plain(element?.textContent)

/** Waits for the card of one order, whose code loads after the page. */
async function card(number = orderNumber(10482)) {
  const element = await screen.findByRole('listitem', { name: number })
  const inside = within(element)
  return {
    element,
    ...inside,
    button: (name: string) => inside.getByRole('button', { name }),
    press: async (name: string) => userEvent.click(inside.getByRole('button', { name })),
    parts: () => within(inside.getByRole('list', { name: 'Parts' })).getAllByRole('listitem'),
    fact: (label: string) => inside.getByText(label, { selector: 'dt' }).nextElementSibling,
  }
}

const dialog = async () => within(await screen.findByRole('alertdialog'))
/** Presses Cancel Order and confirms. */
async function cancelFor(number = orderNumber(10482)) {
  await (await card(number)).press('Cancel Order')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel Order' }))
}
const history = (...list: object[]) => states.orderHistory.of(list)
const cancelCalls = () => callsTo('PUT /user/10482/cancel')

/** Moves the clock to this time and returns to the browser tab. */
function comeBackAt(time: string) {
  MockDate.set(new Date(`2026-11-20T${time}+05:30`))
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The orders are loading: placeholders of the same size stand in for them (beyond the specification). */
export const Loading: Story = {
  tags: ['spec:ORD-09', 'picture:ORD-09', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.orderHistory.loading),
  play: async () => {
    const message = await screen.findByText('Loading orders...')
    await expect(message.closest('[role=status]')).toBeVisible()
    await expect(screen.queryByText("You haven't placed any orders yet.")).not.toBeInTheDocument()
  },
}

/** A customer without orders: §2 "Empty text: 'You haven't placed any orders yet.'", with a link to the products. */
export const Empty: Story = {
  tags: ['spec:ORD-01', 'picture:ORD-01', 'empty'],
  parameters: { user: 'ruwan' },
  play: async () => {
    const message = await screen.findByRole('heading', { name: "You haven't placed any orders yet." })
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Orders | (Orders)
      heading 2 You haven't placed any orders yet.
      What you order is listed here, with its status and every part of it. | link Browse products, to /products`,
    )
    await restAt(message)
  },
}

/** The orders, newest first (§2 "order cards showing the first 2 items", §3 "payhere is displayed as PayHere"). */
export const Ready: Story = {
  tags: ['spec:ORD-02', 'spec:ORD-04', 'spec:ORD-05', 'spec:ORD-06', 'picture:ORD-02'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours') },
  play: async () => {
    const first = await card(orderNumber(10482))
    await expect((await cards()).map((each) => each.querySelector('h3')?.textContent)).toEqual(
      [10482, 10480, 10477, 10461, 10391].map((id) => orderNumber(id)),
    )
    await expect(first.getByText('20 Nov 2026, 10:06 am')).toBeVisible()
    await expect(first.getByText('Processing')).toBeVisible()
    await expect(first.element).toHaveTextContent(`Total ${formatRs(30_860 - limits.promotionOff)}`)
    await expect(first.getByText('3 parts, PayHere')).toBeVisible()
    await expect(first.parts()).toHaveLength(2)
    await expect(first.parts()[0]).toHaveTextContent('3 × Rs. 6,950.00')
    await expect(first.parts()[0]).toHaveTextContent('Rs. 20,850.00')
    await expect(first.getByText('and 1 more part')).toBeVisible()
    await expect(first.button('View Order Details')).toHaveAttribute('aria-expanded', 'false')
    await expect(first.button('View Order Details')).toHaveAccessibleDescription(orderNumber(10482))

    await expect((await card(orderNumber(10480))).getByText('3 parts, Cash on Delivery')).toBeVisible()
    await expect((await card(orderNumber(10461))).getByText('1 part, Koko')).toBeVisible()
    const shipped = await card(orderNumber(10391))
    await expect(shipped.getByText('and 2 more parts')).toBeVisible()
    const late = await card(orderNumber(10477))
    await expect(late.getByText('Order can no longer be cancelled.')).toBeVisible()
    await expect(late.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
  },
}

/** View Order Details was pressed (§2 "toggle that shows all items"): addresses, payment, sums, and progress. */
export const Details: Story = {
  name: 'Ready, details',
  tags: ['spec:ORD-03', 'spec:ORD-02', 'spec:BEY-11', 'picture:ORD-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      history(
        pastOrder({ total_amount: 22_190, shipping_cost: 350, billing_address: '4 Depot Road, Kandy' }),
      ),
    ),
  play: async () => {
    const order = await card()
    await order.press('View Order Details')
    await order.press('Hide Details')
    await expect(order.parts()).toHaveLength(2)
    const view = order.button('View Order Details')
    await expect(view).toHaveFocus()
    // The details above it are gone, and it is still in the window.
    await expect(view.getBoundingClientRect().top).toBeGreaterThan(0)
    await order.press('View Order Details')
    const hide = order.button('Hide Details')
    await expect(hide).toHaveFocus()
    const list = order.getByRole('list', { name: 'Parts' })
    await expect(document.getElementById(hide.getAttribute('aria-controls') ?? '')).toContainElement(list)
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Orders | (Orders) | list Orders
      listitem ${orderNumber(10482)} | heading 3 * | Processing | 20 Nov 2026, 10:18 am | (Total) | Rs. 22,190.00
      3 parts, PayHere | list Progress | - Pending | listitem, current step | Processing | - Shipped | - Completed
      list Parts | - link Return-to-door lever on rose 19 mm, satin nickel, to /products/301 | LVR-RTD19-SN
      2 × Rs. 6,950.00 | Rs. 13,900.00 | - link Brass padlock 50 mm, hardened shackle, to /products/201
      PDL-050-BR | 2 × Rs. 1,890.00 | Rs. 3,780.00
      - link Brass butt hinge 76 × 52 mm, satin brass, to /products/101 | HNG-B76-SB | 3 × Rs. 1,720.00
      Rs. 5,160.00 | Shipping address: | 17 Station Road, Wellawatte, Colombo 06, 00600 | Billing address:
      4 Depot Road, Kandy | Contact: | Nadeesha Perera | 0771234567 | nadeesha@mail.example | Payment:
      PayHere, pending | Subtotal: Rs. 22,840.00 | Discount: −Rs. 1,000.00 | Shipping: Rs. 350.00
      Total inc VAT: Rs. 22,190.00 | button Hide Details, expanded, ${orderNumber(10482)}
      button Order Again, ${orderNumber(10482)} | button Print, ${orderNumber(10482)} | live polite
      Can be cancelled until 12:18 pm | button Cancel Order, ${orderNumber(10482)}`,
    )
    await restAt(order.element)
  },
}

const statuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled']

/** One order of each status, with its own colour, icon and word (§4 "Order status values styled"). */
export const EachStatus: Story = {
  name: 'Ready, each status',
  tags: ['spec:ORD-03', 'spec:ORD-04', 'spec:ORD-05', 'picture:ORD-04'],
  beforeEach: ({ msw }) =>
    msw.use(history(...statuses.map((status, index) => pastOrder({ order_id: index + 1, status })))),
  play: async () => {
    const looks = []
    const tones = []
    for (const [index, [word, width]] of [
      ['Pending', '25%'],
      ['Processing', '50%'],
      ['Shipped', '75%'],
      ['Completed', '100%'],
      ['Cancelled', '0%'],
    ].entries()) {
      const order = await card(orderNumber(index + 1))
      const tag = order.getByText(word!).parentElement!
      await expect(tag).toBeVisible()
      await expect(tag.querySelector('svg')).toBeVisible()
      looks.push(tag.querySelector('svg')?.innerHTML)
      tones.push(tag.className)
      // Orders past processing are recent too, but offer no cancelling and no 'too late' message.
      await expect(order.queryAllByRole('button', { name: 'Cancel Order' })).toHaveLength(index < 2 ? 1 : 0)
      await expect(order.queryByText('Order can no longer be cancelled.')).not.toBeInTheDocument()
      await order.press('View Order Details')
      await expect(order.element.querySelector<HTMLElement>('[data-blade]')?.style.width).toBe(width)
      const stages = within(order.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
      const present = stages.filter((stage) => stage.getAttribute('aria-current') === 'step').map(textOf)
      await expect(present).toEqual(index < 4 ? [word] : [])
      const reached = stages.filter(({ dataset }) => dataset.state === 'reached')
      await expect(reached).toHaveLength((index + 1) % 5)
      await order.press('Hide Details')
    }
    await expect([new Set(looks).size, new Set(tones).size]).toEqual([5, 5])
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A pending and a processing order say until when they can be cancelled (§4 "at most 2 hours old"). */
export const CancelAllowed: Story = {
  name: 'Ready, cancel allowed',
  tags: ['spec:ORD-05', 'spec:BEY-11', 'picture:ORD-05', 'picture:BEY-11'],
  beforeEach: ({ msw }) =>
    msw.use(
      history(
        pastOrder({ status: 'pending' }),
        pastOrder({ order_id: 10481, order_date: '2026-11-20T04:18:00Z' }),
      ),
    ),
  play: async () => {
    const pending = await card()
    await expect(pending.getByText('Can be cancelled until 12:18 pm')).toBeVisible()
    await expect(pending.button('Cancel Order')).toBeEnabled()
    await expect(pending.button('Cancel Order')).toHaveAccessibleDescription(orderNumber(10482))
    const processing = await card(orderNumber(10481))
    await expect(processing.getByText('Can be cancelled until 11:48 am')).toBeVisible()
    await expect(processing.button('Cancel Order')).toBeEnabled()
    await restAt(pending.button('Cancel Order'))
  },
}

/**
 * The time runs out while the customer is in another browser tab: on return the button is gone (§4, §8). Of another order it runs
 * out while the customer looks: the button goes by itself (§4 "The age is rechecked every 60 seconds").
 */
export const CancelGoesAway: Story = {
  name: 'Restricted, window closed while away, then while one looks',
  tags: ['spec:ORD-06', 'spec:ORD-05', 'picture:ORD-06', 'restricted'],
  beforeEach: ({ msw }) => {
    msw.use(
      history(
        pastOrder({ order_date: '2026-11-20 08:30:00' }),
        pastOrder({ order_id: 10481, order_date: '2026-11-20 08:31:00' }),
      ),
    )
    clock.hold()
  },
  play: async () => {
    const order = await card()
    order.button('Cancel Order').focus()
    comeBackAt('10:30:00')
    await networkIdle()
    await expect(order.button('Cancel Order')).toHaveFocus()
    comeBackAt('10:30:01')
    const message = await order.findByText('Order can no longer be cancelled.')
    await expect(message.closest('[aria-live=polite]')).toBeVisible()
    await expect(order.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
    await waitFor(() => expect(order.element).toHaveFocus())

    const other = await card(orderNumber(10481))
    MockDate.set(new Date('2026-11-20T10:32:00+05:30'))
    await clock.pass(59_999)
    await expect(clock.next()).toBe(1)
    await expect(other.button('Cancel Order')).toBeEnabled()
    await clock.pass(1)
    await other.findByText('Order can no longer be cancelled.')
    await expect(other.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
    await restAt(message)
  },
}

/** Pressed too late, nothing is sent (§8 "Too late"); refused by the server, the same takes the button's place. */
export const CancelPressedTooLate: Story = {
  name: 'Restricted, refused by the server as too late, then pressed too late',
  tags: ['spec:ORD-06', 'spec:ORD-08', 'restricted'],
  beforeEach: ({ msw }) =>
    msw.use(
      history(pastOrder(), pastOrder({ order_id: 10481 })),
      states.orderHistory.cancelRefused('Order can no longer be cancelled.'),
    ),
  play: async () => {
    const refused = await card(orderNumber(10481))
    await cancelFor(orderNumber(10481))
    await expectToast('Order can no longer be cancelled.')
    await expect(refused.getByText('Order can no longer be cancelled.')).toBeVisible()
    await expect(refused.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
    await expect(refused.queryByRole('alert')).not.toBeInTheDocument()

    const order = await card()
    MockDate.set(new Date('2026-11-20T12:18:01+05:30'))
    await order.press('Cancel Order')
    const message = await order.findByText('Order can no longer be cancelled.')
    await waitFor(() => expect(order.element).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await cancelCalls()).toHaveLength(0)
    await restAt(message)
  },
}

/** Cancel Order asks once, with the focus on the harmless answer; keeping the order sends nothing (decision 27). */
export const CancelAsked: Story = {
  name: 'Ready, confirmation before cancelling',
  tags: ['spec:ORD-05', 'spec:ORD-07'],
  play: async () => {
    const order = await card()
    await order.press('Cancel Order')
    await screen.findByRole('alertdialog', { name: `Cancel order ${orderNumber(10482)}?` })
    const keep = (await dialog()).getByRole('button', { name: 'Keep order' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(order.button('Cancel Order')).toHaveFocus())
    await expect(await cancelCalls()).toHaveLength(0)

    // Open the dialog again, so that the picture of the story shows it.
    await order.press('Cancel Order')
    await expectOutline(
      screen.getByRole('alertdialog'),
      `heading 2 Cancel order ${orderNumber(10482)}? | It cannot be taken back. | button Keep order
      button Cancel Order`,
    )
    await restAt(await screen.findByRole('alertdialog'))
  },
}

/** The cancellation is being sent: its button cannot be pressed again, those of other orders can (§4). */
export const Cancelling: Story = {
  name: 'Submitting, cancelling',
  tags: ['spec:ORD-05', 'spec:ORD-07', 'submitting'],
  beforeEach: ({ msw }) => msw.use(states.orderHistory.cancelling),
  play: async () => {
    await (await card()).press('Cancel Order')
    await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Cancel Order' }))
    const order = await card()
    const sending = await order.findByRole('button', { name: 'Cancelling...' })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await waitFor(async () => expect(await cancelCalls()).toHaveLength(1))
    // The other orders can still be cancelled.
    await expect((await card(orderNumber(10480))).button('Cancel Order')).toBeEnabled()
    await restAt(sending)
  },
}

/** §8 'Order cancelled successfully.': the orders are fetched again (§4 "the page reloads", decision 14). */
export const Cancelled: Story = {
  name: 'Success, cancelled',
  tags: ['spec:ORD-07', 'picture:ORD-07', 'success'],
  play: async ({ msw }) => {
    const before = await card()
    const lists = (await callsTo('GET /user/orders')).length
    await cancelFor()
    await expectToast('Order cancelled successfully.', 'success')
    const status = await before.findByText('Cancelled')
    await waitFor(async () => expect(await callsTo('GET /user/orders')).toHaveLength(lists + 1))
    await expect(await cancelCalls()).toHaveLength(1)
    await expect(before.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument()
    await expect(before.queryByText('Order can no longer be cancelled.')).not.toBeInTheDocument()
    await waitFor(() => expect(before.element).toHaveFocus())
    // The list cannot be fetched again: the card still says Cancelled.
    msw.use(states.orderHistory.failed)
    await cancelFor(orderNumber(10480))
    await expect(await (await card(orderNumber(10480))).findByText('Cancelled')).toBeVisible()
    await expect(screen.getAllByText('Cancelled')).toHaveLength(2)
    await restAt(status)
  },
}

/** §8 "The server's error text", else 'Failed to cancel order': a toast, and a message in the card. */
export const CancelFailed: Story = {
  name: 'Error, not cancelled',
  tags: ['spec:ORD-08', 'picture:ORD-08', 'error'],
  beforeEach: ({ msw }) => msw.use(states.orderHistory.cancelRefused('The order is being packed.')),
  play: async ({ msw }) => {
    await cancelFor()
    await expectToast('The order is being packed.')
    const order = await card()
    const message = order.getByRole('alert')
    await expect(message).toHaveTextContent(/^The order is being packed\.$/)
    await waitFor(() => expect(order.button('Cancel Order')).toHaveFocus())
    await expect(order.button('Cancel Order')).toBeEnabled()
    await expect(order.getByText('Processing')).toBeVisible()
    msw.use(states.orderHistory.cancelFailed)
    await cancelFor()
    await waitFor(() => expect(message).not.toBeInTheDocument())
    await expectToast('Failed to cancel order')
    await waitFor(() => expect(order.getByRole('alert')).toHaveTextContent(/^Failed to cancel order$/))
    await restAt(order.getByRole('alert'))
  },
}

/** Presses Order Again, and waits for what the card says. */
async function orderAgain(role = 'status', number = orderNumber(10482)) {
  const order = await card(number)
  await order.press('Order Again')
  return { order, message: await order.findByRole(role) }
}

/** Order Again was pressed: the parts are in the cart, whose badge has grown (beyond the specification). */
export const OrderedAgain: Story = {
  name: 'Success, ordered again',
  tags: ['spec:BEY-12', 'spec:TRK-03', 'picture:BEY-12', 'success'],
  play: async () => {
    const { order, message } = await orderAgain()
    await expect(message).toHaveTextContent("3 parts are in your cart, at today's prices. Go to cart")
    const { top, bottom } = message.getBoundingClientRect()
    await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
    await expect(within(message).getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
    await expect(screen.getByRole('link', { name: 'Cart, 8 items' })).toBeVisible()
    await waitFor(async () => expect(await callsTo('POST /analytics/user/cart-action')).toHaveLength(3))
    await waitFor(() => expect(order.button('Order Again')).toHaveFocus())
    await restAt(message)
  },
}

/** One part is no longer sold, another has a new price: the card names both. Names alone are looked up exactly. */
export const OrderedAgainChanged: Story = {
  name: 'Success, ordered again, one part gone and one price changed',
  tags: ['spec:BEY-12', 'success'],
  beforeEach: ({ msw }) => {
    const order = pastOrder({ order_id: 10481 })
    const twice = 'Lever of another shop'
    const items = [...order.items, { ...order.items[0], product_name: twice }]
    msw.use(
      history(pastOrder(), {
        ...order,
        items: items.map(({ product_id: _, ...item }) => ({ ...item, size: 'L', color: 'Brass' })),
      }),
      // Two are called as one that the order names: which was meant nobody knows.
      states.products.listLate([
        ...seeded,
        ...[1, 2].map((id) => ({ ...seeded[0], product_id: id, name: twice })),
      ]),
      states.products.oneDiscontinued(301),
      states.products.oneWith(201, { price: 1990, name: 'Brass padlock 50 mm' }),
    )
  },
  play: async () => {
    const byName = (await orderAgain('status', orderNumber(10481))).message
    await expect(byName).toHaveTextContent("3 parts are in your cart, at today's prices.")
    await expect(byName).toHaveTextContent('Lever of another shop is not sold any more.')
    await expect(await callsTo('GET /products')).toHaveLength(1)
    await expect(screen.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible()
    const chosen = storedCart().map(({ selectedSize, selectedColor }) => [selectedSize, selectedColor])
    await expect(chosen).toEqual([1, 2, 3].map(() => ['L', 'Brass']))

    const { message } = await orderAgain()
    await expect(message).toHaveTextContent("2 parts are in your cart, at today's prices.")
    await expect(textOf(message)).toContain(
      'Return-to-door lever on rose 19 mm, satin nickel is not sold any more.',
    )
    await expect(textOf(message)).toContain(
      'Brass padlock 50 mm costs Rs. 1,990.00 today, Rs. 1,890.00 then.',
    )
    await expect(screen.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible()
    await expect(storedCart().map(({ price }) => price)).toContain(1990)
    await restAt(message)
  },
}

/** Nothing of the order is sold any more, or the shop does not answer: the card says that nothing was added. */
export const OrderedAgainNone: Story = {
  name: 'Empty, nothing to order again',
  tags: ['spec:BEY-12', 'empty'],
  beforeEach: ({ msw }) => msw.use(history(pastOrder({}, [[301, 1]])), states.products.oneFailed(301)),
  play: async ({ msw }) => {
    const failure = (await orderAgain('alert')).message
    await expect(failure).toHaveTextContent(/^Nothing was added to your cart: the shop did not answer/)
    msw.use(states.products.oneDiscontinued(301))
    const { order, message } = await orderAgain()
    await expect(message).toHaveTextContent('Nothing was added to your cart.')
    await expect(order.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible()
    await restAt(message)
  },
}

const realPrint = window.print

/** An order is found by its number or a part, and printed alone, with the shop's address (beyond the specification). */
export const Printed: Story = {
  name: 'Ready, found and printed',
  tags: ['spec:BEY-10/order', 'spec:ORD-02'],
  beforeEach: () => () => {
    window.print = realPrint
  },
  play: async () => {
    let printed: string[] = []
    window.print = () => {
      printed = [...document.querySelectorAll('[data-alone]')].map(
        (each) => each.querySelector('h3')?.textContent ?? '',
      )
      window.dispatchEvent(new Event('afterprint'))
    }
    await card()
    const find = screen.getByRole('searchbox', { name: 'Find an order by its number or a part' })
    await pasteInto(find, 'no such part')
    await expect(await screen.findByText("No order has 'no such part'.")).toBeVisible()
    await userEvent.clear(find)
    await userEvent.click(await screen.findByRole('button', { name: 'Show older orders' }))
    await expect(await cards()).toHaveLength(8)
    await pasteInto(find, 't-bar pull')
    await waitFor(async () => expect(await cards()).toHaveLength(1))
    const order = await card(orderNumber(10087))
    await order.press('View Order Details')
    await order.press('Print')
    await expect(printed).toEqual([orderNumber(10087)])
    await expect(order.element).not.toHaveAttribute('data-alone')
    await expect(order.element).toHaveTextContent(new RegExp(`^${config.name}, .*${config.phone.display}`))
    await restAt(order.element)
  },
}

/** The orders could not be loaded: a message with Retry, never the text of a customer without orders. */
export const Failed: Story = {
  name: 'Error',
  tags: ['spec:ORD-09', 'error'],
  beforeEach: ({ msw }) => msw.use(states.orderHistory.failed),
  play: async () => {
    const message = await screen.findByRole('alert')
    await expect(within(message).getByRole('heading', { name: 'Your orders did not load' })).toBeVisible()
    await expect(screen.queryByText("You haven't placed any orders yet.")).not.toBeInTheDocument()
    const asked = (await callsTo('GET /user/orders')).length
    await userEvent.click(within(message).getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect((await callsTo('GET /user/orders')).length).toBeGreaterThan(asked))
    await restAt(await screen.findByRole('alert'))
  },
}

/** Another back end: wrapped data, amounts as text, no time zone, unknown status, fields missing (§3 Order, §7). */
export const AnotherBackEnd: Story = {
  name: 'Ready, another back end',
  tags: ['spec:ORD-02', 'spec:ORD-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      responds(orders.list, {
        json: {
          data: {
            orders: [
              { order_id: 'a-7', status: 'On hold', order_date: '2026-11-20T10:18:00' },
              {
                order_id: '10482',
                order_date: String(storyNow.getTime()),
                status: 'PENDING',
                payment_method: 'Bank transfer',
                total_amount: '1890.5',
                items: [{ product_name: 'Padlock', quantity: '2', unit_price: '945.25' }],
              },
              { status: 'an order without a number is left out' },
            ],
          },
        },
      }),
    ),
  play: async () => {
    const order = await card()
    await expect(await cards()).toHaveLength(2)
    await expect(order.getByText('Pending')).toBeVisible()
    await expect(order.getByText('20 Nov 2026, 10:18 am')).toBeVisible()
    await expect(order.getByText('1 part, Bank transfer')).toBeVisible()
    await expect(order.element).toHaveTextContent('2 × Rs. 945.25')
    await expect(order.getByText('Can be cancelled until 12:18 pm')).toBeVisible()
    await order.press('View Order Details')
    await expect(order.fact('Shipping address')).toHaveTextContent('Not given')

    const odd = await card(`${config.orderPrefix}a-7`)
    await expect(odd.getByText('On hold')).toBeVisible()
    await expect(odd.queryByText('Order can no longer be cancelled.')).not.toBeInTheDocument()
    await expect(odd.queryByRole('button', { name: 'Order Again' })).not.toBeInTheDocument()
    await odd.press('View Order Details')
    await expect(odd.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument()
  },
}
