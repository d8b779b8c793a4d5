import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inCart } from '../../mocks/cart.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { parts, seedProduct } from '../../mocks/parts.ts'
import { states } from '../../mocks/states.ts'
import OrderByList from '../../src/pages/OrderByList.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { pageShown, press, restAt } from './shown.ts'
import { expectCart } from './storedCart.ts'

/** Order by list, `/order-by-list` (BEY-24): customers paste part numbers instead of searching for each part. */
const meta = {
  title: 'Screens/Order by list',
  component: OrderByList,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/order-by-list' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const list = ['HNG-B76-SB 12', 'PDL-O50-BR x 2', 'HNG-B76 4', 'please call before', 'lvr-rtd19-sn\t3'].join(
  '\n',
)

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your list' })
const group = (name: string) => screen.findByRole('region', { name })
async function paste(text: string) {
  await userEvent.click(await field())
  await userEvent.paste(text)
  await press('Check the list')
}

/** A list is pasted and checked: found, doubtful and unknown lines are listed apart, and nothing is in the cart yet. */
export const Checked: Story = {
  name: 'Ready, checked',
  tags: ['spec:BEY-24/paste', 'spec:BEY-24/told-apart'],
  parameters: { chromatic: photographedAlso('tablet', 'forcedColours'), stored: { cart: [inCart(101)] } },
  play: async () => {
    await paste(list)
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: '2 found, 2 doubtful, 1 unknown',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    // The only candidate of a line is chosen.
    await expect(screen.getByText('2 lines will be left out.')).toBeVisible()
    await expect(await group('Unknown')).toHaveTextContent('Line 4: please call before')
    await expect(await group('Found')).toHaveTextContent('Rs. 20,640.00')
    const doubtful = within(await group('Doubtful'))
    await expect(doubtful.getByText('There is no part with just this number. Is it this one?')).toBeVisible()
    await expect(doubtful.getByText('This can be more than one part. Which is it?')).toBeVisible()
    await networkIdle()
    await expectCart([101, 1])
    await restAt(heading)
  },
}

/** Checks the list, answers a doubtful line and raises a quantity. Returns the doubtful line that was not answered. */
async function answered() {
  await paste(list)
  const [typo, several] = within(await group('Doubtful')).getAllByRole('group', { name: /^Line/ })
  await userEvent.click(within(typo as HTMLElement).getByRole('radio', { name: /^PDL-050-BR/ }))
  await userEvent.click(screen.getByRole('button', { name: /^One more, Quantity, line 5, Return/ }))
  // 12 × 1,720, 2 × 1,890 and 4 × 6,950.
  await expect(screen.getByText(/^Total Rs\. 52,220\.00/)).toBeVisible()
  return several as HTMLElement
}

/** One doubtful line was answered and a quantity raised: only what the customer confirms is counted. */
export const Answered: Story = {
  name: 'Ready, checked and answered',
  tags: ['spec:BEY-24/told-apart'],
  parameters: { stored: { cart: [inCart(101)] } },
  play: async () => {
    const several = within(await answered())
    await expect(several.getByRole('radio', { name: 'Leave this line out' })).toBeChecked()
    await expect(screen.getByText('2 lines will be left out.')).toBeVisible()
    await restAt(await screen.findByRole('button', { name: 'Add 3 lines to cart' }))
  },
}

/** What the customer confirmed or changed was added to the cart, which says so. */
export const Added: Story = {
  name: 'Success, added to the cart',
  tags: ['spec:BEY-24/cart', 'success'],
  parameters: { stored: { cart: [inCart(101)] } },
  play: async () => {
    await answered()
    await press('Add 3 lines to cart')
    const message = await screen.findByText("3 lines are in your cart, at today's prices.")
    await expectCart([101, 13], [201, 2], [301, 4])
    await expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
    // The typed list stays. The add button is gone, so that a second press cannot add the parts again.
    await expect(await field()).toHaveValue(list)
    await expect(screen.queryByRole('button', { name: /to cart$/ })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check the list' })).toHaveFocus())
    await restAt(message)
  },
}

/** On a phone by keyboard: Tab leads from the field to Check, and from the result to the first choice. */
export const CheckedOnAPhone: Story = {
  name: 'Ready, checked on a phone by keyboard',
  tags: ['spec:BEY-24/paste', 'spec:BEY-24/told-apart', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await userEvent.click(await field())
    await userEvent.paste(list)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Check the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { level: 2, name: /found/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('type', 'radio')
    // From the candidate that is chosen to leaving the line out.
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByText('3 lines will be left out.')).toBeVisible()
    await restAt(heading)
  },
}

/** A text or CSV file is added below what was typed; a workbook is refused, with advice. */
export const FromAFile: Story = {
  name: 'Ready, from a file',
  tags: ['spec:BEY-24/upload'],
  play: async () => {
    await userEvent.click(await field())
    await userEvent.paste('Part Number,Description,Qty\nHNG-B76-SB,Hinge,12')
    const input = screen.getByLabelText('Text or CSV file')
    await userEvent.upload(input, new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff])], 'list.csv'))
    await screen.findByText(/^list\.csv could not be read as text\./)
    await userEvent.upload(input, new File(['PDL-050-BR,Padlock,3\n'], 'more.csv'))
    await waitFor(async () =>
      expect(await field()).toHaveValue(
        'Part Number,Description,Qty\nHNG-B76-SB,Hinge,12\nPDL-050-BR,Padlock,3\n',
      ),
    )
    await expect(screen.queryByText(/could not be read as text/)).not.toBeInTheDocument()
    await press('Check the list')
    await restAt(await screen.findByRole('heading', { level: 2, name: '2 found, 0 doubtful, 0 unknown' }))
  },
}

const chat = `[10:42, 24/11/2026] Nimal: Good morning
[10:42, 24/11/2026] Nimal: brass padlock 40mm 2
4 inch butt hinge black - 6
castor with brake 3
PDL-050-BR 4
Thanks Nimal`

/** Messages of a chat, in words: found by the search and offered in place, an only candidate chosen (decision 52). */
export const Worded: Story = {
  name: 'Ready, checked, in words',
  tags: ['spec:BEY-24/told-apart'],
  play: async () => {
    await paste(chat)
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: '1 found, 3 doubtful, 0 unknown',
    })
    const doubtful = within(await group('Doubtful'))
    const line = (name: RegExp) => within(doubtful.getByRole('group', { name }))
    await expect(
      line(/^Line 2: ?brass padlock 40mm 2/).getByRole('radio', { name: /^PDL-040-BR/ }),
    ).toBeChecked()
    await expect(
      line(/^Line 3: ?4 inch butt hinge black - 6/).getByRole('radio', { name: /^HNG-K102-BK/ }),
    ).toBeChecked()
    await expect(doubtful.getByRole('spinbutton', { name: 'Quantity, line 3' })).toHaveValue('6')
    const castors = line(/^Line 4: ?castor with brake 3/)
    await expect(castors.getAllByRole('radio').length).toBeGreaterThan(2)
    await userEvent.click(castors.getByRole('radio', { name: /^CST-100-BR(?!4)/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add 4 lines to cart' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 15 items' })).toBeInTheDocument())
    await expect(heading).not.toBeInTheDocument()
  },
}

/** The list was checked with nothing typed: a message says what to do. */
export const Empty: Story = {
  name: 'Empty, nothing to check',
  tags: ['spec:BEY-24/paste', 'empty'],
  play: async () => {
    await press('Check the list')
    const message = await screen.findByText(
      'There is no line to check yet. Type, paste or choose a list first.',
    )
    await restAt(message)
  },
}

/** Checks a list whose parts cannot be looked up, and waits until the device keeps it. Returns the message. */
async function notChecked() {
  await paste('HNG-B76-SB 12')
  const message = await screen.findByText(/^The list could not be checked/)
  await waitFor(() => expect(sessionStorage.getItem('orderList')).toBe('HNG-B76-SB 12'))
  return message
}

/** The parts could not be looked up: the list is kept, even across a reload, and can be checked again. */
export const Failed: Story = {
  name: 'Error, parts not loaded',
  tags: ['spec:BEY-24/paste', 'error'],
  beforeEach: ({ msw }) => msw.use(states.products.failed),
  play: async () => {
    const message = await notChecked()
    await expect(await field()).toHaveValue('HNG-B76-SB 12')
    await expect(screen.getByRole('button', { name: 'Check the list' })).toBeEnabled()
    await restAt(message)
  },
}

/** The parts of the list are being looked up, and the button says so. */
export const Checking: Story = {
  name: 'Loading, parts',
  tags: ['spec:BEY-24/paste', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.products.loading),
  play: async () => {
    await paste('HNG-B76-SB 12')
    await restAt(await screen.findByRole('button', { name: 'Checking...' }))
  },
}

/** Changed while its parts are looked up: the late result is not shown, the next check reads the new text. */
export const ChangedMeanwhile: Story = {
  name: 'Ready, list changed during the check',
  tags: ['spec:BEY-24/told-apart'],
  beforeEach({ msw }) {
    msw.use(states.products.listLate([seedProduct(parts.hinge), seedProduct(parts.padlock)]))
    clock.hold()
  },
  play: async () => {
    await paste('HNG-B76-SB 12')
    await screen.findByRole('button', { name: 'Checking...' })
    await userEvent.click(await field())
    await userEvent.paste('\nPDL-050-BR 2')
    await networkIdle()
    await clock.pass(300)
    await networkIdle()
    await expect(screen.queryByRole('heading', { name: /found/ })).not.toBeInTheDocument()
    await press('Check the list')
    await restAt(await screen.findByRole('heading', { level: 2, name: '2 found, 0 doubtful, 0 unknown' }))
  },
}

/** The search page, where trade customers look for part numbers, links to Order by list (BEY-24). */
export const FromSearch: Story = {
  name: 'Redirecting, from the search page',
  tags: ['spec:BEY-24/paste', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: '/searchbarr' },
  play: async () => {
    const page = within(await screen.findByRole('main'))
    await userEvent.click(await page.findByRole('link', { name: 'Order by list' }))
    await pageShown('Order by list')
  },
}
