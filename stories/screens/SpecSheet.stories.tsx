import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { responds } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { parts, seedProduct } from '../../mocks/parts.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { products as seeded } from '../../server/demo/products.ts'
import { products } from '../../src/api/products.ts'
import ProductList from '../../src/pages/ProductList.tsx'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectQuantity } from './fields.ts'
import { expectOutline } from './outline.ts'
import { expectNoToast, plain, press, restAt } from './shown.ts'
import { expectCart } from './storedCart.ts'

/** The product list as a dense spec sheet: `?view=sheet`, chosen by the switch beside Sort. */
export default {
  title: 'Screens/Spec sheet',
  component: ProductList,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products?view=sheet' },
} satisfies Meta
type Story = StoryObj

const sheet = () => screen.findByRole('grid', { name: 'Parts' })
const rows = async () =>
  within(await sheet())
    .getAllByRole('row')
    .slice(1)
const quantities = async () => within(await sheet()).getAllByRole<HTMLInputElement>('textbox')
const view = (name: string) => screen.findByRole('link', { name })
const numbers = async () => (await rows()).map((row) => row.querySelector('th')?.textContent)
const skus = (from: number, to: number) => seeded.slice(from, to).map(({ sku }) => sku)
const added = (status: string) => screen.findByText((text) => plain(text) === status)

/** Twenty-five parts fill a window of 1280 by 900; one line explains the keys, and the pager counts by 25. */
export const Ready: Story = {
  tags: ['spec:BEY-05/list', 'picture:BEY-05', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours') }),
  play: async () => {
    await expect(await numbers()).toEqual(skus(0, 25))
    await expect(screen.getByText('351 parts, page 1 of 15')).toBeVisible()
    const bar = screen.getByRole('banner')
    await waitFor(async () => {
      // The bar shrinks once the page is scrolled.
      ;(await sheet()).scrollIntoView()
      const { top, bottom } = (await sheet()).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
    await expectOutline(
      screen.getByRole('region', { name: 'Product list' }),
      `combobox Sort by, 'relevance'
      navigation View | link Cards, to /products | link Spec sheet, to /products?view=sheet, current
      Arrow keys move between parts, digits set the quantity, Enter adds to the cart.
      grid Parts, Arrow keys move between parts, digits set the quantity, Enter adds to the cart. | - Part Number
      Name | Unit | Price inc VAT | Quantity | (Add) | - HNG-B76-SB
      link Brass butt hinge 76 × 52 mm, satin brass, to /products/101 | per pair | Rs. 1,720.00
      textbox Quantity, Brass butt hinge 76 × 52 mm, satin brass, '1'
      button Add, Brass butt hinge 76 × 52 mm, satin brass | - HNG-B76-PB
      link Brass butt hinge 76 × 52 mm, polished brass, to /products/103, no Tab stop | per pair | Rs. 1,850.00
      textbox Quantity, Brass butt hinge 76 × 52 mm, polished brass, '1'
      button Add, Brass butt hinge 76 × 52 mm, polished brass | and 23 more
      navigation Pages of products | - link Page 1, to /products?view=sheet, current page
      - link Page 2, to /products?view=sheet&page=2 | and 9 more | link Page 15, to /products?view=sheet&page=15
      link Next page, to /products?view=sheet&page=2`,
      { most: 2 },
    )
    await restAt(await sheet())
  },
}

/** By keyboard alone: Tab enters a row, arrows move, digits set the quantity, Enter adds; a line confirms it. */
export const Keyboard: Story = {
  name: 'Ready, by keyboard',
  tags: ['spec:BEY-05/keyboard', 'desktop'],
  ...onlyAt('desktop', { stored: { cart: [inCart(201)] } }),
  play: async () => {
    const [first, second, third] = await quantities()
    const [, one, two] = seeded
    ;(await view('Spec sheet')).focus()
    await userEvent.tab()
    await expect(within(await sheet()).getAllByRole('link')[0]).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    // The caret stays in the number until it is at its end.
    await userEvent.keyboard('{ArrowDown}112{ArrowLeft}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveValue('112')
    await userEvent.keyboard('{Enter}')
    // Held down, the key adds no more.
    fireEvent.keyDown(second!, { key: 'Enter', repeat: true })
    await added(`112 ${one?.name} added to cart! 113 in the cart.`)
    // After adding, the next digit starts a new quantity. An empty field, zero and a broken number add nothing.
    await userEvent.keyboard('3{Enter}{Backspace}{Enter}0{Enter}2.5{Enter}')
    await added(`3 ${one?.name} added to cart! 116 in the cart.`)
    await expect(second).toHaveValue('1')

    await userEvent.keyboard('{ArrowDown}{ArrowLeft}5')
    await expect(third).toHaveFocus()
    await expect(third).toHaveValue('5')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowDown}')
    await expect(
      screen.getByRole('button', { name: (name) => plain(name) === `Add, ${two?.name}` }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await added(`5 ${two?.name} added to cart! 121 in the cart.`)
    await expect(screen.getByRole('link', { name: 'Cart, 121 items' })).toBeVisible()
    await expectNoToast()
    await expectCart([201, 1], [one?.product_id ?? 0, 115], [two?.product_id ?? 0, 5])
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Page 1' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(third?.closest('tr')).toContainElement(document.activeElement as HTMLElement)
    await restAt(await sheet())
  },
}

/** A part takes two lines, large enough for a finger; of more than can be ordered nothing is added, and it says why. */
export const ReadyOnAPhone: Story = {
  name: 'Ready, added on a phone',
  tags: ['spec:BEY-05/phone', 'spec:BEY-20', 'picture:BEY-05', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await expect(await numbers()).toEqual(skus(0, 25))
    const [number, name, unit, price, quantity] = [...((await rows())[0]?.children ?? [])].map((each) =>
      each.getBoundingClientRect(),
    )
    await expect(unit?.top).toBeLessThan(number?.bottom ?? 0)
    await expect(price?.top).toBeLessThan(number?.bottom ?? 0)
    await expect(name?.top).toBeGreaterThanOrEqual((number?.bottom ?? 0) - 1)
    await expect(quantity?.height).toBeGreaterThanOrEqual(44)

    const [first] = await quantities()
    await expectQuantity(first)
    await userEvent.click(first as HTMLElement)
    await userEvent.keyboard('12000000{Enter}')
    await expect(first).toHaveValue('12000000')
    await expect(first).toHaveAccessibleDescription('At most 999,999')
    await expectCart()
    await userEvent.keyboard('4')
    await expect(first).not.toHaveAccessibleDescription('At most 999,999')
    await press(/^Add, Brass butt hinge 76.*satin brass$/)
    const message = await added('4 Brass butt hinge 76 × 52 mm, satin brass added to cart! 4 in the cart.')
    await expect(message).toBeVisible()
    await expectCart([101, 4])
    await restAt((await rows())[0] as HTMLElement)
  },
}

/** On the smallest phone a long unit takes two lines between the part number and the price, clear of both. */
export const ReadyAt320: Story = {
  name: 'Ready, at 320 px',
  tags: ['spec:BEY-05/list', 'spec:BEY-21', 'small'],
  ...onlyAt('small'),
  play: async () => {
    const row = within(await sheet()).getByRole('row', { name: /HNG-L32-SS/ })
    const [number, , unit, price] = [...row.children].map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getBoundingClientRect()
    })
    await expect(within(row).getByText('per 1.8 m length')).toBeVisible()
    await expect((unit?.left ?? 0) - (number?.right ?? 0)).toBeGreaterThanOrEqual(8)
    await expect((price?.left ?? 0) - (unit?.right ?? 0)).toBeGreaterThanOrEqual(8)
    await restAt(row)
  },
}

/** The part that came first stays on the page; the device remembers the choice, where the address names no view. */
export const SwitchedBack: Story = {
  name: 'Ready, switched to the sheet and back to cards',
  tags: ['spec:BEY-05/address', 'spec:BEY-05/remembered', 'desktop'],
  ...onlyAt('desktop', { visit: '/products', stored: { listView: 'sheet' } }),
  play: async () => {
    await expect(await rows()).toHaveLength(25)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low first')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?sort=price-asc&view=sheet'))
    storyRouter.open('/products?sort=relevance&page=4')
    await screen.findByText('351 parts, page 4 of 30')
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products?view=cards')
    await userEvent.click(await view('Spec sheet'))
    await waitFor(() => expect(storyRouter.location?.search).toBe('?view=sheet&page=2'))
    await waitFor(() => expect(localStorage.getItem('listView')).toBe('sheet'))
    await expect(await numbers()).toEqual(skus(25, 50))
    await expect(await view('Spec sheet')).toHaveFocus()
    await userEvent.click(await view('Cards'))
    await screen.findByText('351 parts, page 3 of 30')
    await expect(screen.getByText(seeded[24]?.sku ?? '')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('listView')).toBe('cards'))
  },
}

/** The restrictions of a part are in its row, in the words of its card; checkout applies them. */
export const Restricted: Story = {
  tags: ['spec:BEY-05/restricted', 'spec:BEY-19', 'picture:BEY-19', 'restricted'],
  beforeEach: ({ msw }) =>
    msw.use(
      responds(products.list, {
        json: [parts.codOnly, parts.colomboOnly, parts.notDelivered].map(seedProduct),
      }),
    ),
  play: async () => {
    const [cash, colombo, none] = await rows()
    await expect(cash).toHaveTextContent('Cash on delivery only')
    await expect(colombo).toHaveTextContent('Colombo only')
    await expect(none).toHaveTextContent('Not delivered')
    await userEvent.click(within(none as HTMLElement).getByRole('button', { name: /^Add, / }))
    await screen.findByText(/added to cart! 1 in the cart\.$/)
    await restAt(await sheet())
  },
}
