import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { frame, networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { products as catalogue } from '../../server/demo/products.ts'
import ProductList from '../../src/pages/ProductList.tsx'
import { compareNames } from '../../src/rules/nameOrder.ts'
import { Navigation } from '../../src/sections/Navigation.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import {
  expectCanonical,
  expectLink,
  expectNoToast,
  expectPath,
  expectToast,
  pageShown,
  plain,
  press,
  restAt,
  scrolled,
  textsOf,
} from './shown.ts'

/** Product list, `/products` and `/category/{slug}/products` (§2, §9), reached from the bar, a category or a link. */
export default {
  title: 'Screens/Product list',
  component: ProductList,
  subcomponents: { Navigation },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products' },
} satisfies Meta
type Story = StoryObj

type Part = (typeof catalogue)[number]
const count = (fits: (part: Part) => boolean) => catalogue.filter(fits).length
const between = (low: number, high: number) => (part: Part) => low <= part.price && part.price <= high
const pages = (total: number) => Math.ceil(total / 12)

const list = () => within(screen.getByRole('region', { name: 'Product list' }))
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of products' }))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const counted = async (name: RegExp, parts: number) =>
  expect(await box(name)).toHaveAccessibleName(expect.stringMatching(new RegExp(`\\S, ${parts}$`)))
const loaded = async () => {
  await screen.findByRole('region', { name: 'Product list' })
  return list().findAllByRole('link', { name: /^Buy, / })
}
const names = async () => {
  await loaded()
  return list()
    .getAllByRole('link', { name: /^Details, / })
    .map((link) => plain(link.getAttribute('aria-label')).slice('Details, '.length))
}
const line = (text: string) => screen.findByText(text)
const search = () => storyRouter.location?.search
const sentViews = async () => (await callsTo('POST /analytics/user/product-view')).map(({ body }) => body)

/** The list is loading: §2 skeleton cards, twelve of them. The filters can already be ticked. */
export const Loading: Story = {
  tags: ['spec:LIST-01', 'picture:LIST-01', 'loading', 'desktop'],
  beforeEach: ({ msw }) => msw.use(states.products.loading),
  ...onlyAt('desktop'),
  play: async ({ canvasElement }) => {
    await pageShown('Products')
    await expect(screen.getByText('Loading products...')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: 'Product list' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelectorAll('[aria-label="Product list"] li[aria-hidden]')).toHaveLength(
      12,
    )
    await expect(await box(/^Under Rs\.500$/)).toBeEnabled()
    await expect(screen.queryByText('No products found')).not.toBeInTheDocument()
  },
}

/** §2 "Each product card shows the image ... name, Part Number (the sku), price as Rs. with 'inc VAT', and unit". */
export const Ready: Story = {
  tags: ['spec:LIST-02', 'picture:LIST-02'],
  parameters: { chromatic: photographedAlso('tablet') },
  play: async () => {
    await pageShown('Products')
    await expect(await loaded()).toHaveLength(12)
    // Their names begin with the words that one sees.
    const [first] = list().getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Details.*Buy$/)
    await waitFor(() => expect(document.title).toBe(`Products | ${config.name}`))
    await expectCanonical('/products')
    // The pictures of the first row load at once, the very first with priority; the others load as they come near.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[aria-label="Product list"] img')]
    await expect(pictures.length).toBeGreaterThanOrEqual(12)
    await expect(pictures.map(({ loading }) => loading).join(' ')).toBe(
      ['eager', 'eager', 'eager', ...Array<string>(pictures.length - 3).fill('lazy')].join(' '),
    )
    await expect(pictures.filter(({ fetchPriority }) => fetchPriority === 'high')).toHaveLength(1)
    // The first of its two.
    await expect(pictures[0]?.getAttribute('src')).toContain('butt-hinge-76-satin-brass')
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 1 more
      heading 1 Products | status | 351 parts, page 1 of 30
      navigation Ranges | group | button Ranges | - group | button Hinges | and 11 more
      region Filters
      form | group Price | Price | checkbox Under Rs.500, 72 | checkbox Rs.500-1000, 92
      checkbox Rs.1000-20000, 168 | checkbox Over Rs.20000, 22 | group Brand | Brand | checkbox Brennock, 17
      checkbox Dunhask, 16 | checkbox Ellmarch, 26 | checkbox Ganthira, 8 | checkbox Halmeric, 10
      checkbox Harrow & Finch, 17 | checkbox Hathara Roofing, 14 | checkbox Korvane, 34 | checkbox Marlhythe, 8
      checkbox Ostrel, 31 | checkbox Pikemoor, 30 | checkbox Sethuma Brass, 23 | checkbox Sorrabek, 25
      checkbox Talawa Steel, 48 | checkbox Tindovar, 15 | checkbox Veddel, 29
      region Product list | combobox Sort by, 'relevance'
      navigation View | link Cards, to /products, current | link Spec sheet, to /products?view=sheet
      - Part Number | HNG-B76-SB
      heading 2 Brass butt hinge 76 × 52 mm, satin brass | link *, to /products/101, no Tab stop, * | Rs. 1,720.00
      inc VAT | per pair | link Details, *, to /products/101 | button Add, *, Add to cart
      link Buy, *, to /buying?product=101&qty=1 | and 11 more
      navigation Pages of products | - link Page 1, to /products, current page | and 10 more
      link Page 30, to /products?page=30 | link Next page, to /products?page=2`,
      { most: 1 },
    )
  },
}

/** Page 2 (§2 "Pagination is 12 per page"), to which Back has led, to the same place (beyond the specification). */
export const ReadyALaterPage: Story = {
  name: 'Ready, a later page',
  tags: ['spec:LIST-03', 'spec:BEY-03', 'picture:LIST-03', 'picture:BEY-03', 'desktop'],
  ...onlyAt('desktop', { visit: '/products?page=999' }),
  play: async () => {
    const last = pages(catalogue.length)
    await line(`${catalogue.length} parts, page ${last} of ${last}`)
    await expect((await loaded()).length).toBeGreaterThan(0)
    await expect(pager().queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
    storyRouter.open('/products?page=2')
    await line(`${catalogue.length} parts, page 2 of ${last}`)
    const before = await names()
    await expect(before).toHaveLength(12)
    await expect(pager().getByText(`Page 2 of ${last}`)).toBeInTheDocument()
    const current = (name: string) =>
      expect(pager().getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await current('Page 2')
    await expectLink(pager(), 'Previous page', '/products')
    const next = pager().getByRole('link', { name: 'Next page' })
    // Bring the link into view first: otherwise the focus that comes with the press would scroll the page.
    next.scrollIntoView({ block: 'center', behavior: 'instant' })
    await scrolled()
    const offset = window.scrollY
    await expect(offset).toBeGreaterThan(500)
    await userEvent.click(next)
    await line(`${catalogue.length} parts, page 3 of ${last}`)
    await waitFor(() => expect(window.scrollY).toBeLessThan(300))
    await scrolled()
    await waitFor(() => expect(search()).toBe('?page=3'))
    await current('Page 3')
    await expectLink(pager(), 'Previous page', '/products?page=2')
    await expect(await names()).not.toEqual(before)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Product list' })).toHaveFocus())
    storyRouter.go(-1)
    await line(`${catalogue.length} parts, page 2 of ${last}`)
    await expect(await names()).toEqual(before)
    await waitFor(() => expect(Math.abs(window.scrollY - offset)).toBeLessThan(50))
    await restAt(screen.getByRole('navigation', { name: 'Pages of products' }))
  },
}

/** Two price bands (§2 "Multiple bands combine with OR", §9 "lower bound inclusive, upper inclusive"). */
export const FilteredByPrice: Story = {
  name: 'Ready, filtered by price',
  tags: ['spec:LIST-04', 'picture:LIST-04', 'desktop'],
  ...onlyAt('desktop', { visit: '/products?band=under-500&brand=Pikemoor&sort=price-desc' }),
  play: async () => {
    const hasp = 'Safety hasp and staple 90 mm, hot-dip galvanised'
    await expect((await names())[0]).toBe(hasp)

    await userEvent.click(await box(/^Under Rs\.500/))
    await userEvent.click(await box(/^Rs\.500-1000/))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low first')
    await waitFor(async () => expect((await names())[0]).toBe(hasp))
    await waitFor(() => expect(search()).toBe('?band=500-1000&brand=Pikemoor&sort=price-asc'))

    await press('Remove filter Pikemoor')
    await userEvent.click(await box(/^Over Rs\.20000/))
    const either = count((part) => between(500, 1000)(part) || between(20_000, Infinity)(part))
    await line(`${either} parts, page 1 of ${pages(either)}`)
    const bands = within(screen.getByRole('group', { name: 'Price' })).getAllByRole('checkbox')
    await expect(bands.map((band) => band.getAttribute('aria-label')?.replace(/, \d+$/, ''))).toEqual([
      'Under Rs.500',
      'Rs.500-1000',
      'Rs.1000-20000',
      'Over Rs.20000',
    ])
    await counted(/^Under Rs\.500/, count(between(0, 500)))
    await counted(/^Rs\.500-1000/, count(between(500, 1000)))
    await counted(/^Rs\.1000-20000/, count(between(1000, 20_000)))
    await counted(/^Over Rs\.20000/, count(between(20_000, Infinity)))
    await restAt(screen.getByRole('group', { name: 'Price' }))
  },
}

/** A rupee on either side of each bound: both bounds of a band are inclusive (§9 "lower bound inclusive, upper inclusive"). */
export const AtTheBounds: Story = {
  name: 'Behaviour, prices at the bounds of the bands',
  tags: ['spec:LIST-04', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed }),
  beforeEach: ({ msw }) => {
    const prices = [499, 500, 501, 999, 1000, 1001, 19_999, 20_000, 20_001]
    msw.use(
      states.products.listLate(
        catalogue.slice(0, prices.length).map((part, at) => ({ ...part, price: prices[at] })),
      ),
    )
  },
  play: async () => {
    await line('9 parts')
    await counted(/^Under Rs\.500/, 2)
    await counted(/^Rs\.500-1000/, 4)
    await counted(/^Rs\.1000-20000/, 4)
    await counted(/^Over Rs\.20000/, 2)
  },
}

/** Two brands and a band (§2 "selected brands combine with OR, and the two groups combine with AND"). */
export const FilteredByBrand: Story = {
  name: 'Ready, filtered by brand',
  tags: ['spec:LIST-05', 'picture:LIST-05', 'desktop'],
  ...onlyAt('desktop', { visit: '/products?brand=Korvane' }),
  play: async () => {
    await userEvent.click(await box(/^Veddel/))
    const either = (part: Part) => part.brand === 'Korvane' || part.brand === 'Veddel'
    await line(`${count(either)} parts, page 1 of ${pages(count(either))}`)
    await expect(await box(/^Korvane/)).toBeChecked()
    await userEvent.click(await box(/^Korvane/))
    await expect(await box(/^Veddel/)).toBeChecked()
    await userEvent.click(await box(/^Korvane/))
    await userEvent.click(await box(/^Rs\.500-1000/))
    const both = count((part) => either(part) && between(500, 1000)(part))
    await line(both > 12 ? `${both} parts, page 1 of ${pages(both)}` : `${both} parts`)
    await restAt(screen.getByRole('group', { name: 'Brand' }))
  },
}

/** Ticks two filters on page 3, one shortly after the other, and waits until both have taken effect. */
async function twoTicked() {
  await loaded()
  const middle = await box(/^Rs\.500-1000/)
  const korvane = await box(/^Korvane/)
  await userEvent.click(middle)
  await expect(middle).toBeChecked()
  await clock.pass(299)
  await userEvent.click(korvane)
  await clock.pass(299)
  await networkIdle()
  await expect(search()).toBe('?page=3')
  await clock.pass(1)
  await waitFor(() => expect(search()).toBe('?band=500-1000&brand=Korvane'))
}

/** §9 "debounced by 300 ms", §2 "Changing filters resets the page to 1"; Back undoes two ticks that were one change. */
export const FilterChange: Story = {
  name: 'Ready, filters changed',
  tags: ['spec:LIST-06', 'spec:LIST-15', 'spec:BEY-03', 'picture:LIST-06', 'desktop'],
  ...onlyAt('desktop', { visit: '/products?page=3' }),
  beforeEach: () => clock.hold(),
  play: async () => {
    await twoTicked()
    const both = count((part) => part.brand === 'Korvane' && between(500, 1000)(part))
    await line(`${both} parts`)
    const veddel = await box(/^Veddel/)
    await userEvent.click(veddel)
    storyRouter.go(-1)
    await line(`${catalogue.length} parts, page 3 of ${pages(catalogue.length)}`)
    await clock.pass(1000)
    await networkIdle()
    await expect(search()).toBe('?page=3')
    for (const name of [/^Korvane/, /^Rs\.500-1000/, /^Veddel/])
      await expect(await box(name)).not.toBeChecked()
    await twoTicked()
    await line(`${both} parts`)
    await waitFor(() => expect(window.scrollY).toBe(0))

    // A tick that is undone in time changes nothing.
    await userEvent.click(veddel)
    await expect(veddel).toBeChecked()
    await userEvent.click(veddel)
    await clock.pass(1000)
    await networkIdle()
    await expect(search()).toBe('?band=500-1000&brand=Korvane')

    // One that waits when a link leads away is in the list to which Back returns.
    await userEvent.click(veddel)
    await userEvent.click(screen.getAllByRole('link', { name: /^Details, / })[0]!)
    await screen.findByRole('button', { name: 'Add to Cart' })
    storyRouter.go(-1)
    await waitFor(async () => expect(await box(/^Veddel/)).toBeChecked())
    await expect(search()).toMatch(/^\?band=500-1000&brand=Korvane.*Veddel$/)
    storyRouter.go(-1)
    await restAt(await line(`${both} parts`))
  },
}

/** §2 'No products match your filters', with advice; after 'Clear all filters' the whole list is back. */
export const FilteredToNone: Story = {
  name: 'Filtered to none',
  tags: ['spec:LIST-07', 'spec:BEY-02', 'picture:LIST-07', 'empty'],
  parameters: { visit: '/products?band=over-20000&brand=Halmeric&sort=name' },
  play: async () => {
    await press('Clear all filters')
    await line(`${catalogue.length} parts, page 1 of ${pages(catalogue.length)}`)
    await waitFor(() => expect(search()).toBe('?sort=name'))
    await expect(screen.getByRole('region', { name: 'Product list' })).toHaveFocus()
    await expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument()
    storyRouter.go(-1)
    const message = await screen.findByRole('heading', { level: 2, name: 'No products match your filters' })
    await line('0 parts')
    await expect(screen.queryByRole('navigation', { name: 'Pages of products' })).not.toBeInTheDocument()
    await expectOutline(
      screen.getByRole('region', { name: 'Product list' }),
      `combobox Sort by, 'name'
      navigation View | link Cards, to /products?band=over-20000&brand=Halmeric&sort=name, current
      link Spec sheet, to /products?band=over-20000&brand=Halmeric&sort=name&view=sheet | list Chosen filters
      - button Remove filter Over Rs.20000 | and 2 more
      heading 2 No products match your filters | Take one filter off, or clear them all.
      button Clear all filters`,
      { most: 1 },
    )
    await restAt(message)
  },
}

/** The brands did not load (§8 "Silent failures ... brands"): price bands alone, and no error. */
export const ErrorBrandsOnly: Story = {
  name: 'Error, brands only',
  tags: ['spec:LIST-02', 'spec:LIST-09', 'picture:LIST-09', 'error', 'desktop'],
  beforeEach: ({ msw }) => msw.use(states.products.brandsFailed),
  ...onlyAt('desktop'),
  play: async () => {
    await expect(await loaded()).toHaveLength(12)
    const ranges = within(screen.getByRole('navigation', { name: 'Ranges' }))
    await userEvent.click(await ranges.findByText('Hinges'))
    await ranges.findByRole('link', { name: 'Butt Hinges' })
    await expectLink(ranges, 'Butt Hinges', '/categories/hinges/butt-hinges')
    await expect(ranges.getByRole('link', { name: 'All of Hinges' })).toBeVisible()
    await expect(await callsTo('GET /categories/secondary')).toHaveLength(1)
    await expect(screen.getByRole('group', { name: 'Price' })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Brand' })).not.toBeInTheDocument()
    await userEvent.click(await box(/^Over Rs\.20000/))
    const over = count(between(20_000, Infinity))
    await line(`${over} parts, page 1 of ${pages(over)}`)
    await expectNoToast()
    await restAt(screen.getByRole('group', { name: 'Price' }))
  },
}

const listFailed = () => screen.findByRole('heading', { level: 2, name: 'Error Loading Products' })

/** §8 "Toast 'Error Loading Products'"; the page says so too, with Retry, and claims nothing else. */
export const ErrorList: Story = {
  name: 'Error',
  tags: ['spec:LIST-08', 'picture:LIST-08', 'error'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(states.products.failed),
  play: async () => {
    await listFailed()
    await expectToast('Error Loading Products')
    await press('Retry')
    await waitFor(async () => expect(await callsTo('GET /products')).toHaveLength(2))
    const message = await listFailed()
    await expect(screen.queryByText('No products match your filters')).not.toBeInTheDocument()
    await expect(screen.queryByText('No products found')).not.toBeInTheDocument()
    await restAt(message)
  },
}

/** The filters on a phone over a list that failed: the button promises no parts, and leads to Retry. */
export const ErrorUnderTheDrawer: Story = {
  name: 'Error, filter drawer open',
  tags: ['spec:LIST-08', 'spec:LIST-16', 'phone', 'error'],
  ...onlyAt('phone'),
  beforeEach: ({ msw }) => msw.use(states.products.failed),
  play: async () => {
    await listFailed()
    await press('Filters')
    await userEvent.click(await screen.findByRole('button', { name: 'Show the error' }))
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Filters')
    const opened = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(within(opened).queryByRole('button', { name: /parts?$/ })).not.toBeInTheDocument()
    await restAt(opened)
  },
}

/** Opened from a category card (§2 "fed by a category id (cat_id) and name passed in navigation state"). */
export const ReadyCategory: Story = {
  name: 'Ready, a category',
  tags: ['spec:LIST-10', 'picture:LIST-10', 'desktop'],
  ...onlyAt('desktop', {
    visit: { pathname: '/category/hinges/products', state: { cat_id: 1, name: 'Hinges' } },
  }),
  play: async () => {
    await pageShown('Hinges')
    await loaded()
    await expect((await callsTo('GET /products')).map(({ search }) => search)).toEqual(['?categoryId=1'])
    await expect(await callsTo('GET /categories/primary')).toHaveLength(0)
    await waitFor(() => expect(document.title).toBe(`Hinges | ${config.name}`))
    await expectCanonical('/category/hinges/products')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(textsOf(crumbs.getAllByRole('listitem'))).toEqual(['Home', 'Categories', 'Hinges'])
    // Filtering and paging keep the category that was handed over.
    await userEvent.click(pager().getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(search()).toBe('?page=2'))
    await expect(storyRouter.location?.state).toEqual({ cat_id: 1, name: 'Hinges' })
    await userEvent.click(await box(/^Rs\.500-1000/))
    await waitFor(() => expect(search()).toBe('?band=500-1000'))
    await waitFor(() => expect(storyRouter.location?.state).toEqual({ cat_id: 1, name: 'Hinges' }))
    await pageShown('Hinges')
    await expect(await callsTo('GET /products')).toHaveLength(1)
  },
}

/** By its id, the products supply the name, or it is looked up; by its name alone it is looked up (decision 23). */
export const ReadyCategoryBySlug: Story = {
  name: 'Ready, a category by its id or its slug',
  tags: ['spec:LIST-11', 'picture:LIST-11'],
  parameters: { visit: '/category/any/products?cat_id=1011' },
  play: async () => {
    const asked = async () => (await callsTo('GET /products')).map(({ search }) => search)
    await pageShown('Brass butt hinges')
    await loaded()
    await expect(await asked()).toEqual(['?categoryId=1011'])
    await expect(await callsTo('GET /categories/primary')).toHaveLength(0)
    // The id survives another order.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low first')
    await waitFor(() => expect(search()).toBe('?cat_id=1011&sort=price-asc'))
    storyRouter.open('/category/any/products?cat_id=35')
    await pageShown('Cutting Tools')
    await expect(await loaded()).toHaveLength(12)
    storyRouter.open('/category/brass-padlocks/products')
    await pageShown('Brass padlocks')
    await loaded()
    await expect(await asked()).toEqual(['?categoryId=1011', '?categoryId=35', '?categoryId=2011'])
    await waitFor(() => expect(document.title).toBe(`Brass padlocks | ${config.name}`))
  },
}

/** The category could not be looked up; then the shop does not have it, and the page says so (decision 23). */
export const ErrorNoSuchCategory: Story = {
  name: 'Error, no such category',
  tags: ['spec:LIST-11', 'error'],
  parameters: { visit: '/category/door-hardwear/products' },
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async ({ msw }) => {
    await listFailed()
    msw.resetHandlers()
    await press('Retry')
    await pageShown('No such range')
    await expectLink(screen, 'All ranges', '/categories')
    await expectLink(screen, 'All products', '/products')
    await expect(await callsTo('GET /products')).toHaveLength(0)
  },
}

/** A category without any product, which is not the same as filters that match nothing (§8 "No products found"). */
export const Empty: Story = {
  tags: ['spec:LIST-10', 'empty'],
  parameters: {
    visit: { pathname: '/category/cable-ties/products', state: { cat_id: 905, name: 'Cable Ties' } },
  },
  beforeEach: ({ msw }) => msw.use(states.products.none),
  play: async () => {
    await pageShown('Cable Ties')
    const message = await screen.findByRole('heading', { level: 2, name: 'No products found' })
    await expect(screen.getByRole('link', { name: 'All products' })).toBeVisible()
    await expect(screen.queryByText('No products match your filters')).not.toBeInTheDocument()
    await restAt(message)
  },
}

/** The pictures are loading: §2 "the image (or a skeleton placeholder while not loaded)", of the same size. */
export const LoadingPictures: Story = {
  name: 'Loading, pictures',
  tags: ['spec:LIST-12', 'picture:LIST-12', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.products.picturesLoading),
  play: async ({ canvasElement }) => {
    await loaded()
    const rooms = [
      ...canvasElement.querySelectorAll<HTMLElement>('[aria-label="Product list"] [data-state=loading]'),
    ]
    await expect(rooms.length).toBeGreaterThan(3)
    const [room] = rooms
    await expect(room && Math.round((room.offsetWidth / room.offsetHeight) * 3)).toBe(4)
    await expect(canvasElement.querySelector('[data-state=loaded]')).not.toBeInTheDocument()
    // A picture has loaded: its placeholder is gone.
    fireEvent.load(room?.querySelector('img') as HTMLElement)
    await waitFor(() => expect(room).toHaveAttribute('data-state', 'loaded'))
    // Another cannot be loaded: its number stands for it, and it waits no more.
    fireEvent.error(rooms[1]?.querySelector('img') as HTMLElement)
    await waitFor(() => expect(canvasElement.querySelector('[data-state=failed]')).toHaveTextContent(/^\w+-/))
  },
}

/** Add leaves the list as it is; §2 "The Buy button goes to /buying with state holding a product". */
export const RedirectingBuy: Story = {
  name: 'Redirecting, Add, then Buy',
  tags: ['spec:LIST-13', 'spec:BEY-19', 'spec:CART-05', 'spec:NAV-07', 'picture:LIST-13', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  beforeEach: ({ msw }) =>
    msw.use(states.products.listLate([{ ...catalogue[0], price: 1720.5, only_cod: 1, only_colombo: 1 }])),
  play: async () => {
    const [buy] = await loaded()
    await expect(list().getByText('Cash on delivery only')).toBeVisible()
    const add = list().getByRole('button', { name: /^Add, / })
    await userEvent.click(add)
    await screen.findByText('1 Brass butt hinge 76 × 52 mm, satin brass added to cart!')
    await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(storyRouter.location?.pathname).toBe('/products')
    await expect(add).toHaveFocus()
    await userEvent.click(add)
    await expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

    await userEvent.click(buy as HTMLElement)
    await expectPath('/buying')
    await waitFor(() => expect(search()).toBe('?product=101&qty=1'))
    await waitFor(() =>
      expect(storyRouter.location?.state).toEqual({
        product: {
          product_id: 101,
          name: 'Brass butt hinge 76 × 52 mm, satin brass',
          sku: 'HNG-B76-SB',
          price: 1720.5,
          quantity: 1,
          image: catalogue[0]?.images[0],
          delivery_available: 1,
          cod_only: 1,
          colombo_only: 1,
        },
      }),
    )
  },
}

const scrollThrough = async () => {
  for (const card of list().getAllByRole('listitem')) {
    card.scrollIntoView({ block: 'center' })
    await frame()
    await frame()
  }
}

/** §4 "a view is tracked once per card, when at least half of it is visible", once the profile is known. */
export const ReadyViewsTracked: Story = {
  name: 'Ready, views tracked',
  tags: ['spec:LIST-14', 'spec:TRK-02', 'picture:LIST-14', 'desktop'],
  ...onlyAt('desktop', { cookies: ['cookie_consent=true'] }),
  beforeEach({ msw }) {
    msw.use(states.session.visitorLate)
    clock.hold()
  },
  play: async () => {
    await loaded()
    await scrolled()
    await expect(await sentViews()).toEqual([])
    await clock.pass(1200)
    clock.release()
    const all = catalogue.slice(0, 12)
    await waitFor(async () => expect(await sentViews()).toContainEqual({ product_id: 101 }))
    await expect((await sentViews()).length).toBeLessThan(12)
    // A card of the next row, with less than half of it in the window, then with more than half.
    const cards = list().getAllByRole('listitem')
    const at = cards.findIndex((card) => card.getBoundingClientRect().top > window.innerHeight)
    const { top, height } = cards[at]?.getBoundingClientRect() ?? new DOMRect()
    const view = { product_id: all[at]?.product_id }
    window.scrollTo({ top: top + height * 0.48 - window.innerHeight, behavior: 'instant' })
    await scrolled()
    await expect(await sentViews()).not.toContainEqual(view)
    window.scrollTo({ top: top + height * 0.52 - window.innerHeight, behavior: 'instant' })
    await waitFor(async () => expect(await sentViews()).toContainEqual(view))
    await scrollThrough()
    await waitFor(async () => expect(await sentViews()).toHaveLength(12))

    await userEvent.click(await box(/^Rs\.1000-20000/))
    await waitFor(() => expect(search()).toBe('?band=1000-20000'))
    storyRouter.go(-1)
    await line(`${catalogue.length} parts, page 1 of ${pages(catalogue.length)}`)
    window.scrollTo(0, 0)
    await scrollThrough()
    const firstPage = (await names()).length
    await expect(firstPage).toBe(12)
    const ids = (await sentViews()).map((body) => (body as { product_id: number }).product_id)
    await expect(new Set(ids).size).toBe(ids.length)
    await expect(ids).toEqual(expect.arrayContaining([all[0]?.product_id]))
  },
}

/** Cookies were rejected (§6 "only when a tracking-allowed check passes"): nothing is sent. */
export const ReadyViewsNotAllowed: Story = {
  name: 'Behaviour, views not allowed',
  tags: ['spec:LIST-14', 'spec:TRK-02', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await loaded()
    await scrollThrough()
    await expect(await sentViews()).toEqual([])
  },
}

/** A shared link: filters, order and page are in the address, and Back undoes the last filter. */
export const FilteredByALink: Story = {
  name: 'Ready, filtered by a link',
  tags: ['spec:LIST-15', 'spec:BEY-03', 'picture:LIST-15', 'desktop'],
  ...onlyAt('desktop', {
    visit: '/products?band=1000-20000&brand=Korvane&brand=Veddel&sort=price-asc&page=2',
  }),
  play: async () => {
    const fits = (part: Part) => between(1000, 20_000)(part) && ['Korvane', 'Veddel'].includes(part.brand)
    const total = count(fits)
    await line(`${total} parts, page 2 of ${pages(total)}`)
    await expect(await box(/^Rs\.1000-20000/)).toBeChecked()
    await expect(await box(/^Korvane/)).toBeChecked()
    await expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price, low first')

    await userEvent.click(await box(/^Korvane/))
    await waitFor(() => expect(search()).toBe('?band=1000-20000&brand=Veddel&sort=price-asc'))
    storyRouter.go(-1)
    await line(`${total} parts, page 2 of ${pages(total)}`)
    await expect(await box(/^Korvane/)).toBeChecked()
    const shown = '?band=1000-20000&brand=Korvane&brand=Veddel&sort=price-asc&page=2'
    await waitFor(() => expect(search()).toBe(shown))
    await expectLink(screen, 'Page 2', `/products${shown}`)
  },
}

/** Relevance, price up and down, or name: kept in the address, and the list begins again at page 1. */
export const Sorted: Story = {
  name: 'Ready, sorted',
  tags: ['spec:BEY-01', 'picture:BEY-01'],
  parameters: { visit: '/products?page=2' },
  play: async () => {
    await loaded()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    const orders = textsOf(within(sort).getAllByRole('option'))
    await expect(orders).toEqual(['Relevance', 'Price, low first', 'Price, high first', 'Name'])
    const prices = catalogue.map(({ price }) => price)
    const priced = (limit: number) => catalogue.find(({ price }) => price === limit)?.name
    for (const [label, query, first] of [
      ['Price, low first', '?sort=price-asc', priced(Math.min(...prices))],
      ['Relevance', '', catalogue[0]?.name],
      ['Name', '?sort=name', catalogue.map(({ name }) => name).toSorted(compareNames)[0]],
      ['Price, high first', '?sort=price-desc', priced(Math.max(...prices))],
    ] as const) {
      await userEvent.selectOptions(sort, label)
      await waitFor(() => expect(search()).toBe(query))
      await expect(sort).toHaveDisplayValue(label)
      await waitFor(async () => expect((await names())[0]).toBe(first))
    }
    await restAt(sort)
  },
}

const threeChosen = '/products?band=over-20000&brand=Dunhask&brand=Hathara+Roofing'

/** Chips with Clear all; the count is announced, boxes without parts are disabled (beyond the specification). */
export const FilteredWithChips: Story = {
  name: 'Ready, filtered, with chips',
  tags: ['spec:BEY-02', 'spec:BEY-21', 'picture:BEY-02', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours'), visit: threeChosen }),
  play: async () => {
    await loaded()
    const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }))
    await userEvent.click(chips().getByRole('button', { name: 'Remove filter Over Rs.20000' }))
    await expect(await box(/^Over Rs\.20000/)).not.toBeChecked()
    await expect(chips().getByRole('button', { name: 'Remove filter Dunhask' })).toHaveFocus()
    await waitFor(() => expect(search()).toBe('?brand=Dunhask&brand=Hathara+Roofing'))
    await userEvent.click(chips().getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(search()).toBe(''))
    await line(`${catalogue.length} parts, page 1 of ${pages(catalogue.length)}`)
    await expect(await pageShown('Products')).toHaveFocus()

    storyRouter.open(threeChosen)
    const ofBoth = ({ brand }: { brand: string }) => ['Dunhask', 'Hathara Roofing'].includes(brand)
    const over = count((part) => part.price >= 20_000 && ofBoth(part))
    await expect((await line(`${over} parts`)).closest('[role=status]')).toBeInTheDocument()
    const labels = textsOf(chips().getAllByRole('button'))
    await expect(labels).toEqual(['Over Rs.20000', 'Dunhask', 'Hathara Roofing', 'Clear all'])
    // Halmeric has nothing over Rs. 20 000; the two ticked ones nothing under Rs. 500. Of the group itself what is ticked
    // does not count.
    await expectOutline(
      screen.getByRole('region', { name: 'Filters' }),
      `form | group Price | Price | checkbox Under Rs.500, 0, disabled | checkbox Rs.500-1000, 0, disabled
      checkbox Rs.1000-20000, 21 | checkbox Over Rs.20000, 9, checked | group Brand | Brand
      checkbox Brennock, 0, disabled | checkbox Dunhask, 3, checked | checkbox Ellmarch, 0, disabled
      checkbox Ganthira, 3 | checkbox Halmeric, 0, disabled | checkbox Harrow & Finch, 0, disabled
      checkbox Hathara Roofing, 6, checked | checkbox Korvane, 1 | checkbox Marlhythe, 0, disabled
      checkbox Ostrel, 2 | checkbox Pikemoor, 1 | checkbox Sethuma Brass, 0, disabled | checkbox Sorrabek, 1
      checkbox Talawa Steel, 2 | checkbox Tindovar, 1 | checkbox Veddel, 2`,
    )
    await restAt(screen.getByRole('list', { name: 'Chosen filters' }))
  },
}

/** A category filtered by what its parts' descriptions have in common (beyond the specification). */
export const FilteredByFinish: Story = {
  name: 'Ready, filtered by finish',
  tags: ['spec:BEY-02', 'desktop'],
  ...onlyAt('desktop', {
    visit: {
      pathname: '/category/steel-butt-hinges/products',
      search: '?cat_id=1012',
      state: { cat_id: 1012, name: 'Steel butt hinges' },
    },
  }),
  play: async () => {
    await loaded()
    const groups = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
    await expect(groups).toEqual(['Price', 'Brand', 'Size', 'Finish', 'Thickness'])
    await counted(/^Black/, 2)
    await userEvent.click(await box(/^Black/))
    await line('2 parts')
    await expect(search()).toBe('?cat_id=1012&property=Finish%3A+Black')
    await expect((await names()).every((name) => name.endsWith(', black'))).toBe(true)
    await expect(await box(/^127/)).toBeDisabled()
    await restAt(screen.getByRole('button', { name: 'Remove filter Finish: Black' }))
  },
}

/** On a phone: §2 the same list, with its cards in two columns and the filters behind the 'Filters' button. */
export const ReadyOnAPhone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:LIST-16', 'spec:LIST-02', 'phone'],
  // That of Ready on a phone shows the same.
  ...onlyAt('phone', { chromatic: notPhotographed }),
  play: async () => {
    const [first, second, third] = (await loaded()).map((link) => link.closest('li')?.offsetTop)
    await expect(second).toBe(first)
    await expect(third).toBeGreaterThan(first ?? 0)
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  },
}

/** The filters on a phone: a drawer with the same boxes, 'Clear all' and the number of parts. */
export const FilteredInTheDrawer: Story = {
  name: 'Ready, filter drawer open',
  tags: ['spec:LIST-16', 'picture:LIST-16', 'phone'],
  ...onlyAt('phone', {
    visit:
      '/products?band=500-1000&band=1000-20000&brand=Korvane&brand=Pikemoor&brand=Talawa+Steel&sort=price-asc&page=2',
  }),
  play: async () => {
    await loaded()
    await press('Filters (5)')
    const opened = await screen.findByRole('dialog', { name: 'Filters' })
    const button = screen.getByRole('button', { name: 'Filters (5)', hidden: true })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expectOutline(
      screen.getByRole('dialog'),
      `heading 2 Filters | button Close
      navigation Ranges | group | button Ranges | group Price | Price | checkbox Under Rs.500, 33
      checkbox Rs.500-1000, 43, checked | checkbox Rs.1000-20000, 34, checked | checkbox Over Rs.20000, 4
      group Brand | Brand | checkbox Brennock, 17 | checkbox Dunhask, 13 | checkbox Ellmarch, 10
      checkbox Ganthira, 2 | checkbox Halmeric, 6 | checkbox Harrow & Finch, 15 | checkbox Hathara Roofing, 8
      checkbox Korvane, 26, checked | checkbox Marlhythe, 8 | checkbox Ostrel, 23 | checkbox Pikemoor, 19, checked
      checkbox Sethuma Brass, 20 | checkbox Sorrabek, 22 | checkbox Talawa Steel, 31, checked
      checkbox Tindovar, 13 | checkbox Veddel, 26 | button Clear all | status | button Show 76 parts`,
      { at: 'phone', most: 2 },
    )
    await restAt(opened)
  },
}

/** The drawer closes by Escape, a press outside, Back and 'Show'; what was ticked stays. */
export const FilteredThenDrawerClosed: Story = {
  name: 'Behaviour, filter drawer closed again',
  tags: ['spec:LIST-16', 'spec:LIST-06', 'spec:BEY-03', 'behaviour', 'phone'],
  ...onlyAt('phone', { chromatic: notPhotographed }),
  beforeEach: () => clock.hold(),
  play: async () => {
    await loaded()
    const open = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: 'Filters' }))
    }
    const closed = async (name: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
      await expectPath('/products')
    }

    const first = await open('Filters')
    await userEvent.click(await first.findByRole('checkbox', { name: /^Korvane/ }))
    await clock.pass(300)
    const korvane = count(({ brand }) => brand === 'Korvane')
    await first.findByRole('button', { name: `Show ${korvane} parts` })
    storyRouter.go(-1)
    await closed('Filters (1)')
    await waitFor(() => expect(search()).toBe('?brand=Korvane'))

    await open('Filters (1)')
    await userEvent.keyboard('{Escape}')
    await closed('Filters (1)')
    // Closed before the pause after a tick has passed.
    const other = await open('Filters (1)')
    await userEvent.click(await other.findByRole('checkbox', { name: /^Pikemoor/ }))
    await userEvent.click(document.querySelector('.bg-backdrop') as HTMLElement)
    await closed('Filters (2)')
    await waitFor(() => expect(search()).toBe('?brand=Korvane&brand=Pikemoor'))

    // 'Show' pressed as a tick takes effect: one history entry for each change, none for the drawer.
    const last = await open('Filters (2)')
    await userEvent.click(await last.findByRole('checkbox', { name: /^Veddel/ }))
    const show = last.getByRole('button', { name: /^Show/ })
    clock.passAtOnce(300)
    show.click()
    await closed('Filters (3)')
    await waitFor(() => expect(search()).toBe('?brand=Korvane&brand=Pikemoor&brand=Veddel'))
    await networkIdle()
    storyRouter.go(-1)
    await waitFor(() => expect(search()).toBe('?brand=Korvane&brand=Pikemoor'))
    storyRouter.go(-1)
    await waitFor(() => expect(search()).toBe('?brand=Korvane'))
    storyRouter.go(-1)
    await waitFor(() => expect(search()).toBe(''))

    // From a later page to the first one, too.
    storyRouter.open('/products?page=2')
    await screen.findByText(/, page 2 of/)
    const later = await open('Filters')
    await userEvent.click(await later.findByRole('checkbox', { name: /^Korvane/ }))
    await userEvent.click(later.getByRole('button', { name: /^Show/ }))
    await closed('Filters (1)')
    await waitFor(() => expect(search()).toBe('?brand=Korvane'))
    await userEvent.click((await open('Filters (1)')).getByRole('button', { name: 'Clear all' }))
    await userEvent.keyboard('{Escape}')
    await closed('Filters')
  },
}
