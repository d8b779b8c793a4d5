import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Categories from '../../src/pages/Categories.tsx'
import Subcategories from '../../src/pages/Subcategories.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import {
  expectCanonical,
  expectNoToast,
  expectPath,
  expectToast,
  pageShown,
  press,
  restAt,
  scrolled,
  textsOf,
} from './shown.ts'

/** Categories: `/categories`, `/categories/{id}` and `/categories/{primary}/{slug}` (§2, decisions 22 to 24). */
export default {
  title: 'Screens/Categories',
  component: Subcategories,
  subcomponents: { Categories },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/categories' },
} satisfies Meta
type Story = StoryObj

const consented = { cookies: ['cookie_consent=true'] }

const hinges = {
  pathname: '/categories/hinges',
  state: { primary_cat_id: 1, slug: 'hinges', name: 'Hinges' },
}
const buttHinges = {
  secondary_cat_id: 101,
  name: 'Butt Hinges',
  slug: 'butt-hinges',
  description: 'Plain butt hinges for doors, shutters and cupboards.',
}

const tertiary = { pathname: '/categories/hinges/butt-hinges', state: buttHinges }

// Only within the page: the footer links to some of the same categories.
const link = async (name: RegExp | string) =>
  within(await screen.findByRole('main')).findByRole('link', { name })
const subcategories = async () => within(await screen.findByRole('region', { name: 'Subcategories' }))
const cards = async (count: number) => {
  const section = await subcategories()
  await waitFor(() => expect(section.getAllByRole('link')).toHaveLength(count))
  return section.getAllByRole('link')
}
const crumbs = () =>
  textsOf(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem'))
/** On a phone, a long breadcrumb is without Home. */
const trail = (...names: string[]) => {
  const short = window.innerWidth < 768 && names.length > 2
  return waitFor(() => expect(crumbs()).toEqual(short ? names : ['Home', ...names]))
}
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content')
const at = (pathname: string, state: unknown) =>
  waitFor(() => expect(storyRouter.location).toMatchObject({ pathname, state }))
const searches = async (level: 'secondary' | 'tertiary') =>
  (await callsTo(`GET /categories/${level}`)).map(({ search }) => search)
const clicks = (id: number) => callsTo(`POST /analytics/categories/${id}/click`)
const views = async (id: number) => (await callsTo(`POST /analytics/categories/${id}/view`)).length

/** All primary categories (§2 "Grid of primary categories"). */
export const Ready: Story = {
  tags: ['spec:CAT-01', 'picture:CAT-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet') },
  play: async () => {
    await pageShown('Categories')
    await titled(`Categories | ${config.name}`)
    await expectCanonical('/categories')
    await expect(await callsTo('GET /categories/primary')).toHaveLength(1)
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | - Categories
      heading 1 Categories | 12 ranges
      - link Hinges Hinges for doors, gates, windows and cupboards, in brass, steel and stainless steel., to \
      /categories/hinges
      - link Locks & Latches Padlocks, door locks, cylinders, bolts and hasps., to /categories/locks-and-latches
      and 10 more`,
      { most: 2 },
    )
  },
}

/**
 * From a primary category to its parts (§2 "carrying the category id, slug and name in navigation state", "with state
 * secondary_cat_id, name and slug", "with state cat_id and name and records a category click"). Cookies were accepted; the click
 * could not be recorded, and the list opens all the same (§8 "category click ... only logged").
 */
export const Chosen: Story = {
  name: 'Redirecting, categories chosen',
  tags: ['spec:CAT-01', 'spec:CAT-03', 'spec:CAT-05', 'spec:TRK-01', 'redirecting'],
  parameters: { chromatic: notPhotographed, ...consented },
  beforeEach: ({ msw }) => msw.use(states.categories.clickFailed),
  play: async () => {
    await userEvent.click(await link(/^Hinges/))
    await at(hinges.pathname, hinges.state)
    await waitFor(async () => expect(await pageShown('Hinges')).toHaveFocus())
    const [secondary] = await cards(4)
    await expect(await callsTo('GET /categories/primary')).toHaveLength(1)
    await expect(await searches('secondary')).toEqual(['?primary_id=1'])
    await userEvent.click(secondary as HTMLElement)
    await at(tertiary.pathname, buttHinges)
    const heading = await pageShown('Butt Hinges')
    const part = (await cards(3)).at(-1)
    await trail('Categories', 'Hinges', 'Butt Hinges')
    await expect(heading.closest('.bg-photo')?.querySelector('img')).toBeVisible()
    // Opened in a tab by the middle button; the right one opens a menu.
    for (const button of [1, 2])
      fireEvent(part as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button }))
    await expect(await clicks(1013)).toHaveLength(1)
    await userEvent.click(part as HTMLElement)
    await at('/category/stainless-butt-hinges/products', { cat_id: 1013, name: 'Stainless butt hinges' })
    await pageShown('Stainless butt hinges')
    await waitFor(async () => expect(await clicks(1013)).toHaveLength(2))
    // The breadcrumb of the product list has the parent categories too.
    await trail('Categories', 'Hinges', 'Butt Hinges', 'Stainless butt hinges')
    await expectNoToast()
  },
}

/** The primary categories are loading: empty cells keep their room (§2 "Grid of primary categories"). */
export const Loading: Story = {
  tags: ['spec:CAT-02', 'picture:CAT-02', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.categories.loading),
  play: async ({ canvasElement }) => {
    await pageShown('Categories')
    await expect((await screen.findByText('Loading categories')).closest('[role=status]')).toBeVisible()
    await expect(canvasElement.querySelectorAll('main ul[aria-hidden] > li')).toHaveLength(12)
  },
}

/** Waits until the page and a toast say that the categories could not be loaded. Returns the heading that says so. */
async function failedToGet() {
  const message = await screen.findByRole('heading', { level: 2, name: 'Failed to get categories' })
  await expectToast('Failed to get categories')
  return message
}

/** The primary categories could not be loaded: §8 "Toast 'Failed to get categories'". The page says so too. */
export const Failed: Story = {
  name: 'Error',
  tags: ['spec:CAT-02', 'spec:TOAST-01', 'error'],
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async () => {
    await failedToGet()
    await expect(screen.queryByText('Loading categories')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await callsTo('GET /categories/primary')).toHaveLength(2))
    await restAt(await failedToGet())
  },
}

/** The shop has no categories: the page says so instead of staying empty (beyond the specification). */
export const Empty: Story = {
  tags: ['spec:CAT-02', 'empty'],
  beforeEach: ({ msw }) => msw.use(...states.categories.given([], [], [])),
  play: async () => {
    const message = await screen.findByRole('heading', { level: 2, name: 'No categories' })
    await expect(screen.queryByText(/ranges?$/)).not.toBeInTheDocument()
    await restAt(message)
  },
}

/** The subcategories of a primary category (§2 reading (a)): title, description, canonical link, header, and cards. */
export const ReadySubcategories: Story = {
  name: 'Ready, subcategories',
  tags: ['spec:CAT-03', 'spec:BEY-21', 'picture:CAT-03', 'picture:BEY-21'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours'), visit: hinges },
  play: async () => {
    const [first, ...others] = await cards(4)
    for (const card of [first, ...others]) await expect(card?.querySelector('img')).toBeVisible()
    await pageShown('Hinges')
    // The header image: the shop's own picture of hinges in use.
    await waitFor(() =>
      expect(document.querySelector('main img[src="/set/scene-hinges@960.webp"]')).toBeVisible(),
    )
    await titled(`Hinges | ${config.name}`)
    await waitFor(() =>
      expect(description()).toBe(
        'Hinges for doors, gates, windows and cupboards, in brass, steel and stainless steel.',
      ),
    )
    await expectCanonical('/categories/hinges')
    await expect(await searches('secondary')).toEqual(['?primary_id=1'])
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | - link Categories, to /categories | and 1 more
      heading 1 Hinges | Hinges for doors, gates, windows and cupboards, in brass, steel and stainless steel.
      link All parts in Hinges, to /category/hinges/products?cat_id=1
      region: heading 2 Subcategories | 4 ranges
      - link Butt Hinges Plain butt hinges for doors, shutters and cupboards., to /categories/hinges/butt-hinges
      - link Decorative Hinges Hinges that are meant to be seen., to /categories/hinges/decorative-hinges
      and 2 more`,
      { most: 2 },
    )
  },
}

/**
 * The subcategories are loading: the name is already known (§2 "receives state primary_cat_id, slug and name"). Then they
 * could not be loaded (§8 "Toast 'Failed to get categories'"): the visitor stays (decision 24).
 */
export const ErrorSubcategories: Story = {
  name: 'Error, subcategories',
  tags: ['spec:CAT-02', 'spec:CAT-03', 'spec:CAT-04', 'error'],
  parameters: { visit: hinges },
  beforeEach: ({ msw }) => {
    msw.use(states.categories.secondaryFailedLate)
    clock.hold()
  },
  play: async () => {
    await pageShown('Hinges')
    await expect(await screen.findByText('Loading categories')).toBeInTheDocument()
    await expect((await subcategories()).queryByRole('link')).not.toBeInTheDocument()
    await networkIdle()
    await clock.pass(300)
    const message = await failedToGet()
    await expectPath('/categories/hinges')
    await link('All parts in Hinges')
    await restAt(message)
  },
}

/** Without subcategories the category leads to its parts (§2), and Back returns to the categories (decision 24). */
export const RedirectingNoSubcategories: Story = {
  name: 'Redirecting, no subcategories',
  tags: ['spec:CAT-04', 'spec:TRK-05', 'picture:CAT-04', 'redirecting'],
  parameters: { ...consented, chromatic: notPhotographed },
  beforeEach: ({ msw }) => msw.use(states.categories.noSecondary),
  play: async () => {
    await userEvent.click(await link(/^Thresholds & Joinery Seals/))
    await at('/category/thresholds-and-joinery-seals/products', {
      cat_id: 8,
      name: 'Thresholds & Joinery Seals',
    })
    await waitFor(() => expect(storyRouter.location?.search).toBe('?cat_id=8'))
    await pageShown('Thresholds & Joinery Seals')
    await trail('Categories', 'Thresholds & Joinery Seals')
    storyRouter.go(-1)
    await pageShown('Categories')
    await networkIdle()
    await expectPath('/categories')
    storyRouter.go(1)
    await pageShown('Thresholds & Joinery Seals')
    await expectPath('/category/thresholds-and-joinery-seals/products')
    // Known to have none, its address leads on at once, and is no visit of a page. The first time it may be known before.
    storyRouter.go(-1)
    await userEvent.click(await link(/^Thresholds & Joinery Seals/))
    await pageShown('Thresholds & Joinery Seals')
    const list = { page_url: '/category/thresholds-and-joinery-seals/products', device_type: 'desktop' }
    const all = { page_url: '/categories', device_type: 'desktop' }
    await waitFor(async () =>
      expect((await bodiesOf('POST /analytics/user/page-visit')).slice(-5)).toEqual([
        list,
        all,
        list,
        all,
        list,
      ]),
    )
  },
}

/** The tertiary categories (§2 reading (b) "a header with name and description and a grid of tertiary-category cards"). */
export const ReadyTertiary: Story = {
  name: 'Ready, tertiary',
  tags: ['spec:CAT-05', 'spec:TRK-01', 'picture:CAT-05'],
  parameters: { ...consented, chromatic: photographedAlso('phone'), visit: tertiary },
  play: async () => {
    const [first] = await cards(3)
    await pageShown('Butt Hinges')
    await expect(first?.querySelector('img')).toBeVisible()
    await trail('Categories', 'Hinges', 'Butt Hinges')
    await titled(`Butt Hinges | ${config.name}`)
    await expectCanonical('/categories/hinges/butt-hinges')
    await expect(await searches('tertiary')).toEqual(['?secondary_id=101'])
    await expect((await link('All parts in Butt Hinges')).getAttribute('href')).toBe(
      '/category/butt-hinges/products?cat_id=101',
    )
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | - link Categories, to /categories | and 2 more
      heading 1 Butt Hinges | Plain butt hinges for doors, shutters and cupboards.
      link All parts in Butt Hinges, to /category/butt-hinges/products?cat_id=101
      region: heading 2 Subcategories | 3 ranges
      - link Brass butt hinges Extruded brass with a steel pin., to /category/brass-butt-hinges/products?cat_id=1011
      - link Steel butt hinges Plated, powder coated and galvanised steel., to \
      /category/steel-butt-hinges/products?cat_id=1012 | and 1 more`,
      { most: 2 },
    )
  },
}

/** /categories/{id} with a subcategory in its state is the tertiary listing (decision 22). */
export const ReadyTertiaryByState: Story = {
  name: 'Ready, tertiary by navigation state only',
  tags: ['spec:CAT-05'],
  parameters: { visit: { pathname: '/categories/butt-hinges', state: buttHinges } },
  play: async () => {
    await cards(3)
    await pageShown('Butt Hinges')
    await expect(screen.getByText('Plain butt hinges for doors, shutters and cupboards.')).toBeVisible()
    await expect(await searches('tertiary')).toEqual(['?secondary_id=101'])
    await expect(await searches('secondary')).toEqual([])
  },
}

/** §2 "goes straight to /category/{slug}/products with state cat_id (the secondary id)", from a link, too. */
export const RedirectingNoTertiary: Story = {
  name: 'Redirecting, no tertiary',
  tags: ['spec:CAT-06', 'spec:CAT-09', 'picture:CAT-06', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: '/categories/locks-and-latches' },
  play: async () => {
    await userEvent.click(await link(/^Cam Locks/))
    await at('/category/cam-locks/products', { cat_id: 204, name: 'Cam Locks' })
    await pageShown('Cam Locks')
    await trail('Categories', 'Locks & Latches', 'Cam Locks')
    // Back leads to where it was pressed.
    storyRouter.go(-1)
    await pageShown('Locks & Latches')
    storyRouter.open('/categories/brass-butt-hinges')
    await at('/category/brass-butt-hinges/products', { cat_id: 1011, name: 'Brass butt hinges' })
    storyRouter.open('/categories/locks-and-latches/cam-locks')
    await pageShown('Cam Locks')
    await expectPath('/category/cam-locks/products')
  },
}

/** The tertiary categories could not be loaded (§8 'Failed to fetch categories'), and the visitor stays. */
export const ErrorTertiary: Story = {
  name: 'Error, tertiary',
  tags: ['spec:CAT-07', 'picture:CAT-07', 'error'],
  parameters: { visit: tertiary },
  beforeEach: ({ msw }) => msw.use(states.categories.tertiaryFailed),
  play: async () => {
    const failed = () => screen.findByRole('heading', { level: 2, name: 'Failed to fetch categories' })
    await expect((await failed()).closest('section')).toHaveAttribute('aria-busy', 'false')
    await expectToast('Failed to fetch categories')
    await expectPath('/categories/hinges/butt-hinges')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await searches('tertiary')).toHaveLength(2))
    await restAt(await failed())
  },
}

/** Cookies accepted: §4 "A subcategory card view is likewise tracked once at half visibility". */
export const ReadyViewsTracked: Story = {
  name: 'Ready, card views tracked',
  tags: ['spec:CAT-08', 'picture:CAT-08', 'phone'],
  ...onlyAt('phone', { ...consented, visit: '/categories/fixings-and-consumables' }),
  play: async () => {
    const all = await cards(5)
    await waitFor(async () => expect(await views(901)).toBe(1))
    const last = all.at(-1) as HTMLElement
    const { top, height } = last.getBoundingClientRect()
    // A little less than half of the last card, then a little more.
    const bottom = window.scrollY + top - window.innerHeight
    window.scrollTo(0, bottom + height * 0.48)
    await scrolled()
    await expect(await views(905)).toBe(0)
    window.scrollTo(0, bottom + height * 0.52)
    await waitFor(async () => expect(await views(905)).toBe(1))
    window.scrollTo(0, 0)
    await scrolled()
    last.scrollIntoView({ block: 'end' })
    await scrolled()
    await expect(await Promise.all([901, 902, 903, 904, 905].map(views))).toEqual([1, 1, 1, 1, 1])
    await restAt(last)
  },
}

/** A pasted link: the category is found by its id, or by the name in the address (decision 23). */
export const ReadyByLink: Story = {
  name: 'Ready, a primary category by link',
  tags: ['spec:CAT-09', 'spec:CAT-03', 'spec:CAT-05', 'picture:CAT-09'],
  parameters: { visit: '/categories/41' },
  play: async () => {
    await cards(4)
    await pageShown('Building and Construction')
    await expectCanonical('/categories/building-and-construction')
    await expect((await link(/^Site Tools/)).getAttribute('href')).toBe(
      '/categories/building-and-construction/site-tools',
    )
    storyRouter.open('/categories/cutting-tools/discs')
    await pageShown('Discs')
    await cards(2)
    await trail('Categories', 'Cutting Tools', 'Discs')
    await expect(screen.getByText('For angle grinders, bore 22.2 mm.')).toBeVisible()
    storyRouter.open('/categories/fixings-and-consumables')
    await pageShown('Fixings & Consumables')
    await cards(5)
    await trail('Categories', 'Fixings & Consumables')
    await titled(`Fixings & Consumables | ${config.name}`)
    await expect(await searches('secondary')).toEqual(['?primary_id=41', '?primary_id=35', '?primary_id=9'])
    await expect(await searches('tertiary')).toEqual(['?secondary_id=3501'])
  },
}

/** The search for the category fails; then the shop has none of this name: the page says so, with ways on. */
export const ErrorNoSuchCategory: Story = {
  name: 'Error, no such category',
  tags: ['spec:CAT-09', 'error'],
  parameters: { visit: '/categories/hinges/but-hinges' },
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async ({ msw }) => {
    await failedToGet()
    msw.resetHandlers()
    await press('Retry')
    await pageShown('No such range')
    await titled(`No such range | ${config.name}`)
    await expect(await link('All ranges')).toHaveAttribute('href', '/categories')
    await expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')
    await expect(await searches('secondary')).toEqual(['?primary_id=1'])
  },
}
