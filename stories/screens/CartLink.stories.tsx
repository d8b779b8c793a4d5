import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsBelow } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { forPicture } from '../../mocks/runMode.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Cart from '../../src/pages/Cart.tsx'
import type { CartItem } from '../../src/rules/cart.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { press, restAt } from './shown.ts'
import { expectCart, storedCart } from './storedCart.ts'

const address = '/cart?add=101:4,701:2'

/** A cart link, `/cart?add=12:3,40:1` (BEY-09, decisions 40, 41), fills a cart, for quoting by WhatsApp. */
export default {
  title: 'Screens/Cart link',
  component: Cart,
  render: shop,
  parameters: { layout: 'fullscreen', visit: address },
} satisfies Meta
type Story = StoryObj

const filled = "2 parts of the link are in your cart, at today's prices."
const panel = (name = 'A cart link with 2 parts') => screen.findByRole('region', { name })
/** Waits until no request is in flight, and checks that the cart on the device is still the one before. */
async function unchanged(...items: CartItem[]) {
  await networkIdle()
  await expect(storedCart()).toEqual(items)
}
const addressIsClean = () =>
  waitFor(() => expect([storyRouter.location?.pathname, storyRouter.location?.search]).toEqual(['/cart', '']))
const pressFirst = async (name: RegExp) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const addReady = async () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Add to my cart' })).toBeEnabled())

/** The cart already holds parts: the shop shows what the link holds, and asks before it adds anything (decision 40). */
export const Asked: Story = {
  name: 'Ready, asked',
  tags: ['spec:BEY-09/ask', 'picture:BEY-09'],
  parameters: {
    chromatic: photographedAlso('phone', 'forcedColours'),
    visit: '/cart?add=101:4,701:2,201,301,501,601,801:12',
    stored: { cart: [inCart(101), inCart(301)] },
  },
  play: async () => {
    const link = await panel('A cart link with 7 parts')
    await addReady()
    await expect(link).toHaveTextContent('4 × Brass butt hinge')
    await expect(link).toHaveTextContent('1 × Brass padlock')
    await expect(link).toHaveTextContent('and 2 more parts')
    await expect(link).toHaveTextContent('Total Rs. 72,880.00')
    await unchanged(inCart(101), inCart(301))
    await restAt(link)
  },
}

/** Declined by keyboard, the cart stays as it was; opened again, the parts are added, once (decision 40). */
export const AskedAndAdded: Story = {
  name: 'Success, added to the cart',
  tags: ['spec:BEY-09/ask', 'success'],
  parameters: { stored: { cart: [inCart(101), inCart(301)] } },
  play: async () => {
    const gone = () =>
      waitFor(() => expect(screen.queryByRole('region', { name: /cart link/ })).not.toBeInTheDocument())
    await panel()
    await addReady()
    screen.getByRole('button', { name: 'Add to my cart' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Leave my cart as it is' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await addressIsClean()
    await gone()
    await unchanged(inCart(101), inCart(301))
    await expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
    storyRouter.open(address)
    await addReady()
    await press('Add to my cart')
    const message = await screen.findByText(filled)
    await addressIsClean()
    await expectCart([101, 5], [301, 1], [701, 2])
    await gone()
    // Nor does Back lead to it again.
    storyRouter.go(-1)
    await networkIdle()
    await addressIsClean()
    await restAt(message)
  },
}

/** The parts of the link replace the cart (decision 40). Once one of them is removed, the notice that all are in it ends. */
export const AskedAndReplaced: Story = {
  name: 'Success, cart replaced',
  tags: ['spec:BEY-09/ask', 'spec:BEY-09/fill', 'success'],
  parameters: { stored: { cart: [inCart(301, 3)] } },
  play: async () => {
    const replaceCart = async () => {
      await panel()
      await addReady()
      await press('Replace my cart')
      await expectCart([101, 4], [701, 2])
      return screen.findByText(filled)
    }
    await replaceCart()
    await addressIsClean()
    await pressFirst(/^One more/)
    await expectCart([101, 5], [701, 2])
    await expect(screen.getByText(filled)).toBeVisible()
    await pressFirst(/^Remove/)
    await expectCart([701, 2])
    await waitFor(() => expect(screen.queryByText(/of the link/)).not.toBeInTheDocument())

    storyRouter.open(address)
    await restAt(await replaceCart())
  },
}

/** An empty cart is filled at once; parts no longer sold and unreadable entries are reported (decision 41). */
export const FillsAnEmptyCart: Story = {
  name: 'Success, an empty cart filled',
  tags: ['spec:BEY-09/fill', 'spec:BEY-09/told', 'success'],
  parameters: { visit: '/cart?add=101:3,701:2:34%20mm:Brass,99999,12:many,101' },
  play: async () => {
    const message = await screen.findByText(filled)
    await expect(screen.getByText('Part 99999 of the link is no longer sold.')).toBeVisible()
    await expect(screen.getByText('One entry of the link could not be read.')).toBeVisible()
    await addressIsClean()
    await expectCart([101, 4], [701, 2])
    await waitFor(() =>
      expect(storedCart()[1]).toMatchObject({ selectedSize: '34 mm', selectedColor: 'Brass' }),
    )
    await expect(await screen.findByText('34 mm, Brass')).toBeVisible()
    await restAt(message)
  },
}

/** The link cannot be read, or nothing of it is sold any more: the shop says so and what to do next. */
export const Unreadable: Story = {
  name: 'Invalid, a link that cannot be read',
  tags: ['spec:BEY-09/told', 'invalid'],
  parameters: { visit: '/cart?add=99999:2' },
  play: async () => {
    await screen.findByText('Nothing in this cart link is sold any more.')
    await expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
    storyRouter.open('/cart?add=%25%25,12:0')
    const message = await screen.findByText('This cart link cannot be read.')
    await expect(message.parentElement).toHaveTextContent(
      'Nothing was added to your cart. Ask whoever sent the link for a new one.',
    )
    await unchanged()
    await restAt(message)
  },
}

/** The parts are being looked up: the panel already has its final height. Then they could not be: nothing is added, and Retry. */
export const LookupFailed: Story = {
  name: 'Error, parts not loaded',
  tags: ['spec:BEY-09/ask', 'spec:BEY-09/told', 'error'],
  parameters: { stored: { cart: [inCart(301)] } },
  beforeEach: ({ msw }) => {
    msw.use(states.products.oneFailedLate(701))
    clock.hold()
  },
  play: async () => {
    const link = within(await panel())
    await expect(link.getByText('Looking up the parts of the link...')).toBeVisible()
    await expect(link.getByRole('button', { name: 'Add to my cart' })).toBeDisabled()
    await networkIdle()
    await clock.pass(300)
    const message = await screen.findByText('The parts of the link could not be looked up.')
    await expect(link.getByRole('button', { name: 'Add to my cart' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await unchanged(inCart(301))
    await restAt(message)
  },
}

const sharing = (name: 'share' | 'clipboard', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  return () => Reflect.deleteProperty(navigator, name)
}
const writeText = fn()
const share = fn()
const own = (add: string) => `${window.location.origin}/cart?add=${add}`
/** Gives the device a clipboard and this share menu of its own, or none, until the story ends. */
function device(menu?: typeof share) {
  const restore = [sharing('share', menu), sharing('clipboard', { writeText })]
  return () => {
    for (const each of restore) each()
  }
}
const full = {
  visit: '/cart',
  stored: { cart: [inCart(101, 4), { ...inCart(701, 2), selectedColor: 'Brass' }] },
}

/** Presses Share cart, which copies the link. Returns the message. */
async function copied() {
  await press('Share cart')
  return screen.findByText('Link copied: paste it into a message. Whoever opens it gets this cart.')
}

/** Share cart opens the share menu of a phone; elsewhere it copies the link, says so and offers WhatsApp. */
export const SharedByCopy: Story = {
  name: 'Success, link copied',
  tags: ['spec:BEY-09/share', 'spec:CART-02', 'success'],
  parameters: full,
  beforeEach: () => {
    share.mockReset().mockRejectedValue(new DOMException('closed', 'AbortError'))
    writeText.mockReset().mockResolvedValue(undefined)
    return device(share)
  },
  play: async () => {
    await press('Share cart')
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: expect.stringMatching(new RegExp(`^Cart, ${config.name}, 2 parts, Rs\\. [\\d,.]+$`)),
        url: own('101:4,701:2::Brass'),
      }),
    )
    await expect(writeText).not.toHaveBeenCalled()
    await expect(screen.queryByText(/^Link copied/)).not.toBeInTheDocument()

    device()
    await copied()
    await expect(writeText).toHaveBeenCalledWith(own('101:4,701:2::Brass'))
    // Sharing makes no request: these are the price checks of the two parts.
    await expect(await callsBelow('/products')).toHaveLength(2)
    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' })
    await expect(new URL(whatsApp.href).searchParams.get('text')).toMatch(
      new RegExp(`^Cart, ${config.name}, 2 parts, Rs\\. [\\d,.]+: http.*/cart\\?add=101:4,701:2::Brass$`),
    )
    await pressFirst(/^One more/)
    await waitFor(() => expect(screen.queryByText(/^Link copied/)).not.toBeInTheDocument())
    await restAt(await copied())
  },
}

/** The browser refuses to copy the link, so the shop shows it, selected, to be copied by hand. */
export const ShownToBeCopied: Story = {
  name: 'Error, clipboard refused',
  tags: ['spec:BEY-09/share', 'error'],
  parameters: full,
  beforeEach: () => {
    writeText.mockReset().mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    return device()
  },
  play: async () => {
    await press('Share cart')
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Copy this link: whoever opens it gets this cart',
    })
    await expect(field).toHaveValue(own('101:4,701:2::Brass'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value)
    await restAt(field)
    if (!forPicture) return
    // Each build is served from another host, which must not show up as a visual change.
    field.value = field.value.replace(window.location.origin, config.origin)
    field.select()
  },
}
