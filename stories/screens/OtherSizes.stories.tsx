import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo, responds } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { products as seeded } from '../../server/demo/products.ts'
import { products } from '../../src/api/products.ts'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { expectNoToast, pageShown, plain, restAt } from './shown.ts'
import { storedCart } from './storedCart.ts'

/** A part's other sizes, finishes and materials, as a table below a product, loaded when the customer comes near it. */
export default {
  title: 'Screens/Other sizes and finishes',
  component: ProductDetail,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products/101' },
} satisfies Meta
type Story = StoryObj

const part = () => pageShown(/^Brass butt hinge 76/)
const table = () => screen.findByRole('table', { name: 'Other sizes and finishes' })
const region = () => screen.queryByRole('region', { name: 'Other sizes and finishes' })
const near = () => screen.getByRole('region', { name: 'New arrivals' }).scrollIntoView()
/** Opens the part and scrolls down far enough for the table to load, if there is one. */
async function goDown() {
  await part()
  // On a phone the sections below the part load when the shopper scrolls.
  screen.getByRole('contentinfo').scrollIntoView()
  await screen.findByRole('region', { name: 'New arrivals' })
  near()
}
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent))
const words = (expected: string) => (text: string) => plain(text) === expected
const add = (name: RegExp) => screen.getByRole('button', { name })

/** The butt hinges in brass, stainless and plated steel in one table, smallest first, with a column for each property that differs. */
export const Ready: Story = {
  tags: ['spec:BEY-23/table', 'spec:BEY-23/differs', 'spec:BEY-23/category', 'picture:BEY-23', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours') }),
  play: async () => {
    await goDown()
    const sizes = await table()
    const headings = (hidden: boolean) =>
      within(sizes)
        .getAllByRole('columnheader', { hidden })
        .map((each) => plain(each.textContent).trim())
    await expect(headings(true)).toEqual([
      'Part Number',
      'Size A × B',
      'Finish',
      'Material',
      'Thickness',
      'Fixings',
      'Weight',
      'Price inc VAT',
      'Quantity',
      'Add',
    ])
    // Those by which nobody chooses give their room to the drawing, until there is room for all.
    const chosenBy = headings(true).filter((label) => label !== 'Fixings' && label !== 'Weight')
    await expect(headings(false)).toEqual(chosenBy)
    await expect(rowsOf(sizes).map((row) => row.match(/^HNG-[A-Z\d]+-[A-Z]+/)?.[0])).toEqual([
      'HNG-B50-PB',
      'HNG-S50-SS',
      'HNG-B63-SB',
      'HNG-B76-PB',
      'HNG-B76-SB',
      'HNG-S76-SS',
      'HNG-K76-BK',
      'HNG-G100-HD',
      'HNG-S102-SS',
      'HNG-K102-BK',
      'HNG-K102-SN',
      'HNG-G125-HD',
      'HNG-K127-SN',
    ])
    await expect(rowsOf(sizes)[6]).toContain('Black')
    await expect(rowsOf(sizes)[4]).toContain('Rs. 1,720.00')
    // Beside it the drawing whose letters head the column.
    const drawing = screen.getByRole('figure')
    await expect(within(drawing).getByRole('img')).toHaveAccessibleName(/^Drawing of Brass butt hinge 76/)
    await expect(drawing).toHaveTextContent(/^Size A × B\s*Drawing of HNG-B76-SB$/)
    await expect(within(sizes).getByRole('row', { current: true })).toHaveTextContent('HNG-B76-SB This part')
    await expect((await callsTo('GET /products')).map(({ search }) => search)).toEqual(['?categoryId=101'])
    await expectOutline(
      screen.getByRole('region', { name: 'Other sizes and finishes' }),
      `heading 2 Other sizes and finishes | 12 parts | figure
      img Drawing of Brass butt hinge 76 × 52 mm, satin brass | Size A × B | Drawing of HNG-B76-SB
      table Other sizes and finishes | - Part Number | Size A × B | Finish | Material | Thickness | Price inc VAT
      Quantity | (Add) | - link HNG-B50-PB, Brass butt hinge 50 × 34 mm, polished brass, to /products/104
      50 × 34 mm | Polished brass | Solid brass, steel pin | 1.6 mm | Rs. 780.00 | per pair
      textbox Quantity, Brass butt hinge 50 × 34 mm, polished brass, '1'
      button Add, Brass butt hinge 50 × 34 mm, polished brass
      - link HNG-S50-SS, Stainless butt hinge 50 × 34 mm, satin stainless steel, to /products/106 | 50 × 34 mm
      Satin stainless steel | 304 stainless steel | 2.0 mm | Rs. 480.00 | per pair
      textbox Quantity, Stainless butt hinge 50 × 34 mm, satin stainless steel, '1'
      button Add, Stainless butt hinge 50 × 34 mm, satin stainless steel | and 11 more | status`,
      { most: 2 },
    )
    await restAt(sizes)
  },
}

/** On a phone a part is three lines beside quantity and Add; twelve others take 900 px at most, and the row confirms. */
export const ReadyOnAPhone: Story = {
  name: 'Ready, added on a phone',
  tags: ['spec:BEY-23/table', 'spec:BEY-23/add', 'picture:BEY-23', 'phone'],
  ...onlyAt('phone', { stored: { cart: [inCart(101, 3)] } }),
  play: async () => {
    await goDown()
    const sizes = await table()
    await restAt(sizes)
    await expect(sizes.offsetHeight).toBeLessThanOrEqual(900)
    for (const row of within(sizes).getAllByRole('row').slice(1)) {
      const [number, quantity] = [within(row).getByRole('rowheader'), within(row).getByRole('textbox')]
      const button = within(row).getByRole('button').getBoundingClientRect()
      await expect(quantity.getBoundingClientRect().top).toBe(button.top)
      await expect(button.height).toBeGreaterThanOrEqual(44)
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(button.left)
    }
    const row = within(screen.getByRole('row', { name: /^HNG-K76-BK/ }))
    await expect(row.queryAllByText('1 in cart')).toHaveLength(0)
    // What tells the parts apart, without the rest of the columns.
    await expect(row.getAllByText(words('76 × 57 mm'))[0]).toBeVisible()
    for (const steel of row.getAllByText('Steel')) await expect(steel).not.toBeVisible()

    await userEvent.click(add(/^Add, Butt hinge 76/))
    await screen.findByText(words('1 Butt hinge 76 × 57 mm, black added to cart! 4 in the cart.'))
    const confirmed = row.getByRole('button', { name: /^Added, Butt hinge 76/ })
    await expect(confirmed).toHaveTextContent('Added')
    await expect(row.getAllByText('1 in cart')[0]).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeInTheDocument()
    await expectNoToast()
    await waitFor(() => expect(storedCart()).toEqual([inCart(101, 3), inCart(111)]))
    await restAt(confirmed)
  },
}

/** By keyboard: Tab leads from number to quantity to Add, Enter adds that many and keeps the focus. */
export const Keyboard: Story = {
  name: 'Ready, by keyboard',
  tags: ['spec:BEY-23/add', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    await goDown()
    const number = within(await table()).getByRole('link', { name: /^HNG-K76-BK/ })
    number.focus()
    await userEvent.tab()
    await expect(screen.getByRole('textbox', { name: /^Quantity, Butt hinge 76/ })).toHaveFocus()
    await userEvent.keyboard('3')
    await userEvent.tab()
    await expect(add(/^Add, Butt hinge 76/)).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await screen.findByText(/added to cart! 6 in the cart\.$/)
    await expect(add(/^Added, Butt hinge 76/)).toHaveFocus()
    await expect(
      within(screen.getByRole('row', { name: /^HNG-K76-BK/ })).getAllByText('6 in cart')[1],
    ).toBeVisible()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(number).toHaveFocus()
    await restAt(await table())
  },
}

/** Cement and tile adhesive share a category but no word of their names: neither is a size or finish of the other. */
export const OtherKinds: Story = {
  name: 'Ready, parts of other kinds',
  tags: ['spec:BEY-23/category'],
  parameters: { visit: '/products/1101' },
  play: async () => {
    await pageShown(/^Portland cement/)
    const parts = await screen.findByRole('table', { name: 'Other parts in Cement and adhesives' })
    await expect(region()).not.toBeInTheDocument()
    await expect(rowsOf(parts)).toHaveLength(2)
    await restAt(parts)
  },
}

/** Sixteen other parts: the table shows the twelve with the most similar names, and See More leads to all of them. */
export const Many: Story = {
  name: 'Ready, more than twelve',
  tags: ['spec:BEY-23/table', 'spec:BEY-23/category', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) =>
    msw.use(
      responds(products.list, {
        json: seeded.slice(0, 17).map((each, at) => ({
          ...each,
          category_id: 1011,
          name: `Butt hinge ${40 + 2 * at} mm`,
        })),
      }),
    ),
  play: async () => {
    await goDown()
    const sizes = await table()
    await expect(rowsOf(sizes)).toHaveLength(13)
    await expect(region()).toHaveTextContent('12 of 16 parts')
    const more = within(region() as HTMLElement).getByRole('link', {
      name: 'See More Other sizes and finishes',
    })
    await expect(more.getAttribute('href')).toMatch(/\/products\?cat_id=1011$/)
    await restAt(sizes)
  },
}

/** The line 'Fixings: Takes 5.0 mm countersunk screws' of its description: exactly these, added in one press. */
export const GoesWith: Story = {
  name: 'Ready, goes with it',
  tags: ['spec:BEY-23/add'],
  parameters: { visit: '/products/112', chromatic: photographedAlso('phone', 'tablet') },
  play: async () => {
    await pageShown(/^Galvanised butt hinge 100/)
    const fixings = await waitFor(() => {
      // To the end of what stands above them, wherever that is by now.
      const above = screen.queryByRole('table', { name: 'Other sizes and finishes' })
      if (above) above.scrollIntoView({ block: 'end' })
      else screen.getByRole('button', { name: 'Buy Now' }).scrollIntoView({ block: 'start' })
      return screen.getByRole('table', { name: 'Goes with it' })
    })
    await expect(rowsOf(fixings).map((row) => row.match(/^FIX-[\d]+-[A-Z]+/)?.[0])).toEqual([
      'FIX-5060-YZ',
      'FIX-5080-YZ',
    ])
    await userEvent.click(
      within(fixings).getByRole('button', { name: /^Add, Countersunk wood screw 5\.0.*60/ }),
    )
    await expect(within(fixings).getByRole('button', { name: /^Added, / })).toBeVisible()
    await waitFor(() => expect(storedCart()).toEqual([inCart(901)]))
    await expectNoToast()
    await restAt(fixings)
  },
}
