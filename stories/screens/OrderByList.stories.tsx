import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inCart } from '../../mocks/cart.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { parts, seedProduct } from '../../mocks/parts.ts'
import { states } from '../../mocks/states.ts'
import OrderByList from '../../src/pages/OrderByList.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { expectLink, press, restAt } from './shown.ts'
import { expectCart } from './storedCart.ts'

/** Order by list, `/order-by-list` (BEY-24): customers paste part numbers instead of searching for each part. */
export default {
  title: 'Screens/Order by list',
  component: OrderByList,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/order-by-list' },
} satisfies Meta
type Story = StoryObj

const list = ['HNG-B76-SB 12', 'PDL-O50-BR x 2', 'HNG-B76 4', 'please call before', 'lvr-rtd19-sn\t3'].join(
  '\n',
)

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your list' })
/** The row of a line, by the number of the line. */
const row = async (number: number) => {
  const rows = within(await screen.findByRole('list', { name: 'Lines of the list' })).getAllByRole('listitem')
  const found = rows.find((each) => each.textContent?.startsWith(`${number}. `))
  if (!found) throw new Error(`Line ${number} has no row`)
  return within(found)
}
async function paste(text: string) {
  await userEvent.click(await field())
  await userEvent.paste(text)
  await press('Check the list')
}

/** A list is pasted and checked: what was found, what is to choose and what was not found, and nothing is in the cart yet. */
export const Checked: Story = {
  name: 'Ready, checked',
  tags: ['spec:BEY-24/paste', 'spec:BEY-24/told-apart', 'picture:BEY-24'],
  parameters: {
    chromatic: photographedAlso('phone', 'tablet', 'forcedColours'),
    stored: { cart: [inCart(101)] },
  },
  play: async () => {
    await paste(list)
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: '3 found, 1 to choose, 1 not found',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' })
    const message = new URL(ask.getAttribute('href') ?? '').searchParams.get('text')
    await expect(message).toBe('Which parts are these?\nHNG-B76 4\nplease call before')
    await networkIdle()
    await expectCart([101, 1])
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - link Cart, to /cart | - Order by list
      heading 1 Order by list | status
      heading 2 3 found, 1 to choose, 1 not found | button Change the list | list Lines of the list
      - 1. HNG-B76-SB 12 | button Leave out, line 1 | Brass butt hinge 76 × 52 mm, satin brass
      HNG-B76-SBRs. 1,720.00per pair | group Quantity, line 1, Brass butt hinge 76 × 52 mm, satin brass
      button One less of line 1, Brass butt hinge 76 × 52 mm, satin brass
      spinbutton Quantity, line 1, Brass butt hinge 76 × 52 mm, satin brass, per pair, '12'
      button One more of line 1, Brass butt hinge 76 × 52 mm, satin brass | live polite | Rs. 20,640.00
      - 2. PDL-O50-BR x 2 | No part has just this number | button Leave out, line 2
      Brass padlock 50 mm, hardened shackle | PDL-050-BRRs. 1,890.00each
      group Quantity, line 2, Brass padlock 50 mm, hardened shackle
      button One less of line 2, Brass padlock 50 mm, hardened shackle
      spinbutton Quantity, line 2, Brass padlock 50 mm, hardened shackle, each, '2'
      button One more of line 2, Brass padlock 50 mm, hardened shackle | live polite | Rs. 3,780.00
      - 3. HNG-B76 4 | Choose one | button 2 matches, line 3 | - 4. please call before | Not found
      link Search for line 4, in a new tab, to /searchbarr?q=please%20call%20before | - 5. lvr-rtd19-sn 3
      button Leave out, line 5 | Return-to-door lever on rose 19 mm, satin nickel
      LVR-RTD19-SNRs. 6,950.00per set | group Quantity, line 5, Return-to-door lever on rose 19 mm, satin nickel
      button One less of line 5, Return-to-door lever on rose 19 mm, satin nickel
      spinbutton Quantity, line 5, Return-to-door lever on rose 19 mm, satin nickel, per set, '3'
      button One more of line 5, Return-to-door lever on rose 19 mm, satin nickel | live polite | Rs. 20,850.00
      Total inc VAT | Rs. 45,270.00 | button Add 3 lines to cart | status Result | 2 lines will be left out.
      Not sure? Ask us: the message has the 2 open lines. | link Ask on WhatsApp, to https://wa.me/94772000140
      link Call ${config.phone.display}, to tel:${config.phone.dial}`)
    await restAt(heading)
  },
}

/** Only what the customer confirms is counted and added to the cart; what was left out stays. */
export const Answered: Story = {
  name: 'Success, answered and added to the cart',
  tags: ['spec:BEY-24/told-apart', 'spec:BEY-24/cart', 'success'],
  parameters: { stored: { cart: [inCart(101)] } },
  play: async () => {
    await paste(list)
    const several = await row(3)
    await userEvent.click(several.getByRole('button', { name: '2 matches, line 3' }))
    await userEvent.click(several.getByRole('radio', { name: /^HNG-B76-PB/ }))
    const last = await row(5)
    await userEvent.clear(last.getByRole('spinbutton'))
    await userEvent.type(last.getByRole('spinbutton'), '4')
    // 12 × 1,720, 2 × 1,890, 4 × 1,850 and 4 × 6,950.
    await expect(screen.getByText('Rs. 59,620.00')).toBeVisible()
    await expect(screen.getByText('1 line will be left out.')).toBeVisible()
    const found = await row(1)
    await userEvent.click(found.getByRole('button', { name: 'Leave out, line 1' }))
    await expect(found.getByText('Left out')).toBeVisible()
    // The focus has stayed at the line, whose button has gone.
    await userEvent.tab()
    await expect(found.getByRole('button', { name: '1 match, line 1' })).toHaveFocus()
    await expect(screen.getByText('2 lines will be left out.')).toBeVisible()
    // What the customer leaves out is not asked about.
    await expect(screen.getByText(/the message has the open line\./)).toBeVisible()
    await press('Add 3 lines to cart')
    const message = await screen.findByText("3 lines are in your cart, at today's prices.")
    await expectCart([101, 1], [201, 2], [103, 4], [301, 4])
    await expectLink(screen, 'Go to cart', '/cart')
    await waitFor(() => expect(screen.getByRole('status', { name: 'Result' })).toHaveFocus())
    await expect(screen.queryByRole('textbox', { name: 'Your list' })).not.toBeInTheDocument()
    await press('Change the list')
    await expect(await field()).toHaveFocus()
    await expect(await field()).toHaveValue(list)
    await expect((await row(4)).getByText('Not found')).toBeVisible()
    await expect(screen.getAllByText('In the cart')).toHaveLength(3)
    await restAt(message)
  },
}

/** Checked again after it was added: the lines in the cart are marked, and only one that is asked for again is added. */
export const CheckedAgain: Story = {
  name: 'Ready, checked again, in the cart',
  tags: ['spec:BEY-24/cart'],
  parameters: { stored: { cart: [inCart(101, 12), inCart(301, 3)] } },
  play: async () => {
    await paste(`${list}\nHNG-B76-SB 2`)
    await expect((await row(1)).getByText('In the cart')).toBeVisible()
    await expect((await row(5)).getByText('In the cart')).toBeVisible()
    // The cart's twelve are those of the first line.
    await expect((await row(6)).queryByText('In the cart')).not.toBeInTheDocument()
    await screen.findByRole('button', { name: 'Add 2 lines to cart' })
    await userEvent.click((await row(5)).getByRole('button', { name: 'Add again, line 5' }))
    await press('Add 3 lines to cart')
    await expectCart([101, 14], [301, 6], [201, 2])
    await expect(screen.getAllByText('In the cart')).toHaveLength(4)
    // In a long list the open lines can be seen alone.
    await press('Change the list')
    await paste('\nHNG-B76-SB 1'.repeat(6))
    const open = await screen.findByRole('checkbox', { name: 'Only the open lines' })
    const numbers = () =>
      within(screen.getByRole('list', { name: 'Lines of the list' })).getAllByRole('listitem')
    await expect(numbers()).toHaveLength(12)
    await userEvent.click(open)
    await expect(numbers().map((each) => each.textContent?.[0])).toEqual(['3', '4'])
    await userEvent.click(open)
    await restAt((await row(1)).getByText('In the cart'))
  },
}

/** By keyboard from the field to Check, the list, its first line and the choices; an empty list is said to be one. */
export const CheckedOnAPhone: Story = {
  name: 'Ready, checked on a phone by keyboard',
  tags: ['spec:BEY-24/paste', 'spec:BEY-24/told-apart', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await press('Check the list')
    await screen.findByText('There is no line to check yet. Type, paste or choose a list first.')
    await userEvent.click(await field())
    await userEvent.paste(list)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Check the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { level: 2, name: /found/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Change the list' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Leave out, line 1' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('role', 'spinbutton')
    const several = await row(3)
    several.getByRole('button', { name: '2 matches, line 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(several.getByRole('radio', { name: 'Leave this line out' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByText('1 line will be left out.')).toBeVisible()
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
    // As Excel saves a plain CSV, and as its Unicode text.
    const latin = Uint8Array.from('12 × LVR-RTD19-SN\n', (letter) => letter.charCodeAt(0))
    await userEvent.upload(input, new File([latin], 'latin.csv'))
    const wide = new Uint8Array(
      Uint16Array.from('\ufeffCST-075-SW\t3', (letter) => letter.charCodeAt(0)).buffer,
    )
    await userEvent.upload(input, new File([wide], 'unicode.txt'))
    await waitFor(async () => expect((await field()).value).toMatch(/\n12 × LVR-RTD19-SN\nCST-075-SW\t3$/))
    // Without its byte order mark.
    const unmarked = Uint8Array.from('LVR-STR19-BK 2', (letter) => letter.charCodeAt(0))
    await userEvent.upload(input, new File([Uint16Array.from(unmarked)], 'unmarked.txt'))
    await waitFor(async () => expect((await field()).value).toMatch(/\nLVR-STR19-BK 2$/))
    await press('Check the list')
    await restAt(await screen.findByRole('heading', { level: 2, name: '5 found, 0 to choose, 0 not found' }))
  },
}

const chat = `[10:42, 24/11/2026] Nimal: Good morning
[10:42, 24/11/2026] Nimal: brass padlock 40mm 2
4 inch butt hinge black - 6
castor with brake 3
PDL-050-BR 4
hinge 4 inch x 8
hasp 100 mm 2
Thanks Nimal`

/** Messages of a chat, in words: the plainly best match is chosen (decision 80), the others open in place. */
export const Worded: Story = {
  name: 'Ready, checked, in words',
  tags: ['spec:BEY-24/told-apart'],
  parameters: { chromatic: photographedAlso('phone') },
  play: async () => {
    await paste(chat)
    await screen.findByRole('heading', { level: 2, name: '4 found, 2 to choose, 0 not found' })
    await expect((await row(2)).getByText('PDL-040-BR', { ignore: '.md\\:hidden *' })).toBeInTheDocument()
    await expect(
      (await row(3)).getByRole('spinbutton', { name: /^Quantity, line 3, Butt hinge/ }),
    ).toHaveValue('6')
    const padlock = await row(2)
    await userEvent.click(padlock.getByRole('button', { name: 'Leave out, line 2' }))
    await expect(padlock.getByText('Left out')).toBeVisible()
    await userEvent.click(padlock.getByRole('button', { name: /^1 match, line 2/ }))
    await userEvent.click(padlock.getByRole('radio', { name: /^PDL-040-BR/ }))
    const hinges = await row(6)
    await userEvent.click(hinges.getByRole('button', { name: /^\d matches, line 6/ }))
    for (const choice of hinges.getAllByRole('radio').slice(0, -1))
      await expect(choice.closest('label')).toHaveTextContent(/102/)
    await userEvent.click(hinges.getByRole('radio', { name: /^HNG-K102-SN/ }))
    // The nearest of other sizes are offered, and none is taken.
    const hasp = await row(7)
    await expect(hasp.getByText('Not in this size')).toBeVisible()
    await expect(hasp.getByRole('button', { name: '3 matches, line 7' })).toBeVisible()
    await press('Add 5 lines to cart')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 23 items' })).toBeInTheDocument())
    await restAt(await screen.findByText("5 lines are in your cart, at today's prices."))
  },
}

/** The parts could not be looked up: the list is kept, even across a reload, and can be checked again. */
export const Failed: Story = {
  name: 'Error, parts not loaded',
  tags: ['spec:BEY-24/paste', 'error'],
  beforeEach: ({ msw }) => msw.use(states.products.failed),
  play: async () => {
    await paste('HNG-B76-SB 12')
    const message = await screen.findByText(/^The list could not be checked/)
    await waitFor(() => expect(sessionStorage.getItem('orderList')).toBe('HNG-B76-SB 12'))
    await expect(await field()).toHaveValue('HNG-B76-SB 12')
    await expect(screen.getByRole('button', { name: 'Check the list' })).toBeEnabled()
    await restAt(message)
  },
}

/** The server is busy for a moment: a line in words is looked up once more before it counts as not found. */
export const BusyAtFirst: Story = {
  name: 'Ready, a line looked up again',
  tags: ['spec:BEY-24/told-apart'],
  beforeEach: ({ msw }) => msw.use(states.search.busyAtFirst()),
  play: async () => {
    await paste('1. brass butt hinge 76 mm satin brass x 6')
    const heading = { level: 2, name: '1 found, 0 to choose, 0 not found' }
    const result = await screen.findByRole('heading', heading, { timeout: 4000 })
    // The line shows the number that it has of its own.
    await expect((await row(1)).getByText('1.')).toHaveClass('sr-only')
    await restAt(result)
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
    await userEvent.paste('\nPDL-050-BR 2 or 3')
    await networkIdle()
    await clock.pass(300)
    await networkIdle()
    await expect(screen.queryByRole('heading', { name: /found/ })).not.toBeInTheDocument()
    await press('Check the list')
    await restAt(await screen.findByRole('heading', { level: 2, name: '1 found, 1 to choose, 0 not found' }))
  },
}
