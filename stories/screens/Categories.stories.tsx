import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { visited } from '../../mocks/visit.ts'
import Categories from '../../src/pages/Categories.tsx'
import Subcategories from '../../src/pages/Subcategories.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectNoToast, expectToast, pageShown, restAt, scrolled } from './shown.ts'

/**
 * Categories: `/categories`, `/categories/{id}` and `/categories/{primary}/{slug}` (§2, decisions 22 to 24), reached
 * from the navigation bar, the home page or a link.
 */
const meta = {
  title: 'Screens/Categories',
  component: Subcategories,
  subcomponents: { Categories },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/categories' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

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

// Only within the page: the footer links to some of the same categories.
const link = async (name: RegExp | string) =>
  within(await screen.findByRole('main')).findByRole('link', { name })
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
const subcategories = async () => within(await screen.findByRole('region', { name: 'Subcategories' }))
const cards = async (count: number) => {
  const section = await subcategories()
  await waitFor(() => expect(section.getAllByRole('link')).toHaveLength(count))
  return section.getAllByRole('link')
}
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const trail = (...names: string[]) => waitFor(() => expect(crumbs()).toEqual(['Home', ...names]))
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content')
const at = (pathname: string, state: unknown) =>
  waitFor(() => expect(visited.location).toMatchObject({ pathname, state }))
const asked = async (level: 'secondary' | 'tertiary') =>
  (await callsTo(`GET /categories/${level}`)).map(({ search }) => search)
const clicks = (id: number) => callsTo(`POST /analytics/categories/${id}/click`)
const views = async (id: number) => (await callsTo(`POST /analytics/categories/${id}/view`)).length

/**
 * All primary categories, as the navigation bar opens them: §2 "Grid of primary categories. A click goes to
 * /categories/{slug} ... carrying the category id, slug and name in navigation state".
 */
export const Ready: Story = {
  tags: ['spec:CAT-01'],
  parameters: { chromatic: photographedAlso('tablet') },
  play: async () => {
    await pageShown('Categories')
    await expect(await screen.findByText('12 ranges')).toBeVisible()
    const card = await link(/^Locks & Latches/)
    await expect(card).toHaveAttribute('href', '/categories/locks-and-latches')
    await expect(card).toHaveTextContent('Padlocks, door locks, cylinders, bolts and hasps.')
    await titled('Categories | NiLO Depot')
    await waitFor(() => expect(canonical()).toBe('https://nilodepot.example/categories'))
    await trail('Categories')
    await expect(await callsTo('GET /categories/primary')).toHaveLength(1)
  },
}

/**
 * A primary category was chosen: §2 "A click goes to /categories/{slug} ... carrying the category id, slug and name in
 * navigation state".
 */
export const Chosen: Story = {
  name: 'Redirecting, category chosen',
  tags: ['spec:CAT-01', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await userEvent.click(await link(/^Locks & Latches/))
    await at('/categories/locks-and-latches', {
      primary_cat_id: 2,
      slug: 'locks-and-latches',
      name: 'Locks & Latches',
    })
    await waitFor(async () => expect(await pageShown('Locks & Latches')).toHaveFocus())
    await cards(4)
    await expect(await callsTo('GET /categories/primary')).toHaveLength(1)
    await expect(await asked('secondary')).toEqual(['?primary_id=2'])
  },
}

/** The primary categories on a phone, two in a row as on the home page (§2 "Grid of primary categories"). */
export const ReadyOnAPhone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:CAT-01', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await pageShown('Categories')
    await expect(await link('Hinges')).toHaveAttribute('href', '/categories/hinges')
    await expect(screen.getByText(/^Hinges for doors/)).not.toBeVisible()
  },
}

/** The primary categories are loading: empty cells keep their room (§2 "Grid of primary categories"). */
export const Loading: Story = {
  tags: ['spec:CAT-02', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.categories.loading),
  play: async ({ canvasElement }) => {
    await pageShown('Categories')
    await expect(await screen.findByText('Loading categories')).toBeInTheDocument()
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
  tags: ['spec:CAT-02', 'error'],
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async () => {
    const message = await failedToGet()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await restAt(message)
  },
}

/** Retry was pressed after the primary categories could not be loaded, and now they are. */
export const LoadedAgain: Story = {
  name: 'Ready, loaded by Retry',
  tags: ['spec:CAT-01'],
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async ({ msw }) => {
    await failedToGet()
    msw.resetHandlers()
    await tryAgain()
    await link(/^Hinges/)
    await expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    await expect(document.body).not.toHaveFocus()
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

/**
 * The subcategories of a primary category: §2 reading (a) "receives state primary_cat_id, slug and name; sets the page
 * title, description and canonical link; shows a header image and text, then a grid of subcategory cards. A card goes
 * to /categories/{id}/{subcategory slug} with state secondary_cat_id, name and slug".
 */
export const ReadySubcategories: Story = {
  name: 'Ready, subcategories',
  tags: ['spec:CAT-03'],
  parameters: { visit: hinges },
  play: async () => {
    const [first] = await cards(4)
    await expect(first).toHaveAttribute('href', '/categories/hinges/butt-hinges')
    await pageShown('Hinges')
    const text = 'Hinges for doors, gates, windows and cupboards, in brass, steel and stainless steel.'
    await expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('main img[src^="/images/butt-hinge-102-satin-nickel"]')).toBeVisible(),
    )
    await expect(screen.getByText('4 ranges')).toBeVisible()
    await trail('Categories', 'Hinges')
    await titled('Hinges | NiLO Depot')
    await waitFor(() => expect(description()).toBe(text))
    await waitFor(() => expect(canonical()).toBe('https://nilodepot.example/categories/hinges'))
    await expect(await asked('secondary')).toEqual(['?primary_id=1'])
    const all = await link('All parts in Hinges')
    await expect(all).toHaveAttribute('href', '/category/hinges/products?cat_id=1')
  },
}

/**
 * A subcategory was chosen: §2 "A card goes to /categories/{id}/{subcategory slug} with state secondary_cat_id, name
 * and slug".
 */
export const SubcategoryChosen: Story = {
  name: 'Redirecting, subcategory chosen',
  tags: ['spec:CAT-03', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: hinges },
  play: async () => {
    const [first] = await cards(4)
    await userEvent.click(first as HTMLElement)
    await at('/categories/hinges/butt-hinges', buttHinges)
    await pageShown('Butt Hinges')
    await cards(3)
    await trail('Categories', 'Hinges', 'Butt Hinges')
  },
}

/**
 * Subcategories on a phone: picture, text and the link to all parts share one bordered box
 * (§2 "a header image and text, then a grid of subcategory cards").
 */
export const ReadySubcategoriesOnAPhone: Story = {
  name: 'Ready, subcategories on a phone',
  tags: ['spec:CAT-03', 'phone'],
  ...onlyAt('phone', { visit: hinges }),
  play: async () => {
    await cards(4)
    await pageShown('Hinges')
    await expect(await screen.findByText('Hinges that are meant to be seen.')).toBeVisible()
    await trail('Categories', 'Hinges')
  },
}

/**
 * The link to all parts of a primary category, on a phone, opens their list
 * (§2 "/category/{slug}/products with state cat_id and name").
 */
export const AllPartsOnAPhone: Story = {
  name: 'Redirecting, all parts, on a phone',
  tags: ['spec:CAT-03', 'redirecting', 'phone'],
  ...onlyAt('phone', { chromatic: notPhotographed, visit: hinges }),
  play: async () => {
    await cards(4)
    await userEvent.click(await link('All parts in Hinges'))
    await at('/category/hinges/products', { cat_id: 1, name: 'Hinges' })
    await pageShown('Hinges')
    await trail('Categories', 'Hinges')
  },
}

/**
 * The subcategories are loading: the name of the category is already known and appears at once
 * (§2 "receives state primary_cat_id, slug and name").
 */
export const LoadingSubcategories: Story = {
  name: 'Loading, subcategories',
  tags: ['spec:CAT-02', 'spec:CAT-03', 'loading'],
  parameters: { visit: hinges },
  beforeEach: ({ msw }) => msw.use(states.categories.secondaryLoading),
  play: async () => {
    await pageShown('Hinges')
    await expect(await screen.findByText('Loading categories')).toBeInTheDocument()
    await expect((await subcategories()).queryByRole('link')).not.toBeInTheDocument()
    await link('All parts in Hinges')
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/hinges'))
    await restAt(await screen.findByRole('region', { name: 'Subcategories' }))
  },
}

/**
 * The subcategories could not be loaded: §8 "Toast 'Failed to get categories'". A failure does not mean that there are
 * none, so the visitor stays on the page (decision 24), and all parts are still one click away.
 */
export const ErrorSubcategories: Story = {
  name: 'Error, subcategories',
  tags: ['spec:CAT-02', 'spec:CAT-04', 'error'],
  parameters: { visit: hinges },
  beforeEach: ({ msw }) => msw.use(states.categories.secondaryFailed),
  play: async () => {
    const message = await failedToGet()
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/hinges'))
    await link('All parts in Hinges')
    await restAt(message)
  },
}

/** Retry was pressed after the subcategories could not be loaded, and now they are. */
export const SubcategoriesLoadedAgain: Story = {
  name: 'Ready, subcategories loaded by Retry',
  tags: ['spec:CAT-03'],
  parameters: { visit: hinges },
  beforeEach: ({ msw }) => msw.use(states.categories.secondaryFailed),
  play: async ({ msw }) => {
    await failedToGet()
    msw.resetHandlers()
    await tryAgain()
    await cards(4)
    await expect(screen.getByRole('region', { name: 'Subcategories' })).toHaveFocus()
    await restAt(screen.getByRole('region', { name: 'Subcategories' }))
  },
}

/**
 * A primary category without subcategories leads straight to its parts: §2 "With no subcategories it redirects to
 * /category/{slug}/products with state cat_id and name". The Back button then returns to the categories, not into the
 * redirect, and Forward leads to the parts again (decision 24).
 */
export const RedirectingNoSubcategories: Story = {
  name: 'Redirecting, no subcategories',
  tags: ['spec:CAT-04', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await userEvent.click(await link(/^Thresholds & Joinery Seals/))
    await at('/category/thresholds-and-joinery-seals/products', {
      cat_id: 8,
      name: 'Thresholds & Joinery Seals',
    })
    await waitFor(() => expect(visited.location?.search).toBe('?cat_id=8'))
    await pageShown('Thresholds & Joinery Seals')
    await trail('Categories', 'Thresholds & Joinery Seals')
    visited.go(-1)
    await pageShown('Categories')
    await networkIdle()
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories'))
    visited.go(1)
    await pageShown('Thresholds & Joinery Seals')
    await waitFor(() =>
      expect(visited.location?.pathname).toBe('/category/thresholds-and-joinery-seals/products'),
    )
  },
}

/**
 * A back end that responds with 404 where a category has no subcategories: the same redirect to its parts (§2, decision 24).
 */
export const RedirectingNotFoundBelow: Story = {
  name: 'Redirecting, no subcategories, response 404',
  tags: ['spec:CAT-04', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: hinges },
  beforeEach: ({ msw }) => msw.use(states.categories.secondaryNone),
  play: async () => {
    await at('/category/hinges/products', { cat_id: 1, name: 'Hinges' })
    await pageShown('Hinges')
  },
}

/**
 * The tertiary categories below a subcategory: §2 reading (b) "shows a header with name and description and a grid of
 * tertiary-category cards (thumbnail and name). A card goes to /category/{slug}/products with state cat_id and name and
 * records a category click". Cookies were accepted.
 */
export const ReadyTertiary: Story = {
  name: 'Ready, tertiary',
  tags: ['spec:CAT-05', 'spec:TRK-01'],
  parameters: { ...consented, visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } },
  play: async () => {
    const [first] = await cards(3)
    await pageShown('Butt Hinges')
    await expect(screen.getByText('Plain butt hinges for doors, shutters and cupboards.')).toBeVisible()
    await expect(first).toHaveTextContent('Brass butt hinges')
    await expect(first?.querySelector('img')).toBeVisible()
    await trail('Categories', 'Hinges', 'Butt Hinges')
    await titled('Butt Hinges | NiLO Depot')
    await waitFor(() => expect(canonical()).toBe('https://nilodepot.example/categories/hinges/butt-hinges'))
    await expect(await asked('tertiary')).toEqual(['?secondary_id=101'])
    await expect(await link('All parts in Butt Hinges')).toHaveAttribute(
      'href',
      '/category/butt-hinges/products?cat_id=101',
    )
    await expect(await clicks(1011)).toHaveLength(0)
  },
}

/**
 * A tertiary category was chosen: §2 "A card goes to /category/{slug}/products with state cat_id and name and records a
 * category click". Cookies were accepted.
 */
export const TertiaryChosen: Story = {
  name: 'Redirecting, tertiary chosen',
  tags: ['spec:CAT-05', 'spec:TRK-01', 'redirecting'],
  parameters: {
    chromatic: notPhotographed,
    ...consented,
    visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges },
  },
  play: async () => {
    const [first] = await cards(3)
    await trail('Categories', 'Hinges', 'Butt Hinges')
    await userEvent.click(first as HTMLElement)
    await at('/category/brass-butt-hinges/products', { cat_id: 1011, name: 'Brass butt hinges' })
    await pageShown('Brass butt hinges')
    await waitFor(async () => expect(await clicks(1011)).toHaveLength(1))
    // The breadcrumb of the product list has the parent categories too.
    await trail('Categories', 'Hinges', 'Butt Hinges', 'Brass butt hinges')
  },
}

/**
 * A tertiary category was chosen before its parent categories were known: the breadcrumb of the product list is
 * completed when they arrive (§2 "A card goes to /category/{slug}/products with state cat_id and name").
 */
export const TertiaryChosenEarly: Story = {
  name: 'Redirecting, tertiary chosen before its breadcrumb is known',
  tags: ['spec:CAT-05', 'redirecting'],
  parameters: {
    chromatic: notPhotographed,
    visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges },
  },
  beforeEach: ({ msw }) => {
    msw.use(states.categories.secondaryLate([{ category_id: 101, name: 'Butt Hinges', slug: 'butt-hinges' }]))
    clock.hold()
  },
  play: async () => {
    const [first] = await cards(3)
    await trail('Categories', 'Butt Hinges')
    await userEvent.click(first as HTMLElement)
    await pageShown('Brass butt hinges')
    await trail('Categories', 'Brass butt hinges')
    await clock.pass(1500)
    await waitFor(() =>
      expect(crumbs()).toEqual(['Home', 'Categories', 'Hinges', 'Butt Hinges', 'Brass butt hinges']),
    )
  },
}

/** Tertiary categories on a phone (§2 reading (b)). */
export const ReadyTertiaryOnAPhone: Story = {
  name: 'Ready, tertiary on a phone',
  tags: ['spec:CAT-05', 'phone'],
  ...onlyAt('phone', { visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } }),
  play: async () => {
    await cards(3)
    await expect(screen.getByText('Extruded brass with a steel pin.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/**
 * The page before handed over a subcategory, so /categories/{id} shows its tertiary categories: decision 22
 * "with secondary_cat_id in the state it is the tertiary listing".
 */
export const ReadyTertiaryByState: Story = {
  name: 'Ready, tertiary by navigation state only',
  tags: ['spec:CAT-05'],
  parameters: { visit: { pathname: '/categories/butt-hinges', state: buttHinges } },
  play: async () => {
    await cards(3)
    await pageShown('Butt Hinges')
    await expect(screen.getByText('Plain butt hinges for doors, shutters and cupboards.')).toBeVisible()
    await expect(await asked('tertiary')).toEqual(['?secondary_id=101'])
    await expect(await asked('secondary')).toEqual([])
  },
}

/** The tertiary categories are loading (§2 reading (b)). */
export const LoadingTertiary: Story = {
  name: 'Loading, tertiary',
  tags: ['spec:CAT-05', 'loading'],
  parameters: { visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } },
  beforeEach: ({ msw }) => msw.use(states.categories.tertiaryLoading),
  play: async () => {
    await pageShown('Butt Hinges')
    await expect(await screen.findByText('Loading categories')).toBeInTheDocument()
  },
}

/** Chooses a subcategory with nothing below it. */
async function camLocks() {
  await userEvent.click(await link(/^Cam Locks/))
  await at('/category/cam-locks/products', { cat_id: 204, name: 'Cam Locks' })
  await pageShown('Cam Locks')
}

/**
 * A subcategory with nothing below it leads straight to its parts: §2 "With no tertiary categories it goes straight to
 * /category/{slug}/products with state cat_id (the secondary id) and name".
 */
export const RedirectingNoTertiary: Story = {
  name: 'Redirecting, no tertiary',
  tags: ['spec:CAT-06', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: '/categories/locks-and-latches' },
  play: async () => {
    await camLocks()
    await trail('Categories', 'Locks & Latches', 'Cam Locks')
  },
}

/**
 * Back was pressed on the parts of a subcategory with nothing below it: the subcategories are shown again, and the
 * redirect does not repeat (decision 24).
 */
export const BackToSubcategories: Story = {
  name: 'Ready, back from a subcategory without tertiary',
  tags: ['spec:CAT-03'],
  parameters: { visit: '/categories/locks-and-latches' },
  play: async () => {
    await camLocks()
    visited.go(-1)
    await pageShown('Locks & Latches')
    await networkIdle()
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/locks-and-latches'))
  },
}

/** Waits until the page says that the tertiary categories could not be loaded. */
const failedToFetch = () => screen.findByRole('heading', { level: 2, name: 'Failed to fetch categories' })

/**
 * The tertiary categories could not be loaded: §8 "'Failed to fetch categories' on the tertiary screen". The visitor
 * stays on the page.
 */
export const ErrorTertiary: Story = {
  name: 'Error, tertiary',
  tags: ['spec:CAT-07', 'error'],
  parameters: { visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } },
  beforeEach: ({ msw }) => msw.use(states.categories.tertiaryFailed),
  play: async () => {
    const message = await failedToFetch()
    await expectToast('Failed to fetch categories')
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/hinges/butt-hinges'))
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await restAt(message)
  },
}

/** Retry was pressed after the tertiary categories could not be loaded, and now they are. */
export const TertiaryLoadedAgain: Story = {
  name: 'Ready, tertiary loaded by Retry',
  tags: ['spec:CAT-05'],
  parameters: { visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } },
  beforeEach: ({ msw }) => msw.use(states.categories.tertiaryFailed),
  play: async ({ msw }) => {
    await failedToFetch()
    msw.resetHandlers()
    await tryAgain()
    await cards(3)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Subcategories' })).toHaveFocus())
    await restAt(screen.getByRole('region', { name: 'Subcategories' }))
  },
}

/**
 * Retry was pressed while the parent categories were still being looked up: the section stays in place and keeps the
 * focus, and now shows the tertiary categories.
 */
export const TertiaryLoadedFirst: Story = {
  name: 'Ready, tertiary loaded by Retry before its parents',
  tags: ['spec:CAT-05'],
  parameters: { visit: { pathname: '/categories/hinges/butt-hinges', state: buttHinges } },
  beforeEach: ({ msw }) => msw.use(states.categories.tertiaryFailed, states.categories.loading),
  play: async ({ msw }) => {
    await failedToFetch()
    const section = screen.getByRole('region', { name: 'Subcategories' })
    msw.resetHandlers()
    await tryAgain()
    await cards(3)
    await expect(section).toBeVisible()
    await waitFor(() => expect(section).toHaveFocus())
    await restAt(section)
  },
}

/**
 * Cookies were rejected, so a click on a category is not recorded: §6 "Category click tracking and activity analytics
 * require cookie consent". The list opens all the same.
 */
export const RestrictedClick: Story = {
  name: 'Behaviour, no click recorded without consent',
  tags: ['spec:CAT-05', 'spec:TRK-01', 'behaviour'],
  parameters: { chromatic: notPhotographed, visit: '/categories/hinges/butt-hinges' },
  play: async () => {
    const [first] = await cards(3)
    await userEvent.click(first as HTMLElement)
    await pageShown('Brass butt hinges')
    await expect(await clicks(1011)).toHaveLength(0)
  },
}

/**
 * The click could not be recorded. The list opens all the same: §8 "category click ... only logged and leave the user
 * interface unchanged".
 */
export const ErrorClick: Story = {
  name: 'Behaviour, click not recorded',
  tags: ['spec:TRK-01', 'behaviour'],
  parameters: { chromatic: notPhotographed, ...consented, visit: '/categories/hinges/butt-hinges' },
  beforeEach: ({ msw }) => msw.use(states.categories.clickFailed),
  play: async () => {
    const [first] = await cards(3)
    await userEvent.click(first as HTMLElement)
    await pageShown('Brass butt hinges')
    await waitFor(async () => expect(await clicks(1011)).toHaveLength(1))
    await expectNoToast()
  },
}

/**
 * A category is clicked before the shop knows who is signed in: the click is recorded afterwards, although its page is
 * gone by then (§6, decision 28).
 */
export const ReadyClickHeldBack: Story = {
  name: 'Behaviour, click held back',
  tags: ['spec:TRK-01', 'behaviour'],
  parameters: { chromatic: notPhotographed, ...consented, visit: '/categories/hinges/butt-hinges' },
  beforeEach: ({ msw }) => msw.use(states.session.checkedLate),
  play: async () => {
    const [first] = await cards(3)
    await userEvent.click(first as HTMLElement)
    await pageShown('Brass butt hinges')
    await waitFor(async () => expect(await clicks(1011)).toHaveLength(1))
  },
}

/**
 * Cookies accepted: §4 "A subcategory card view is likewise tracked once at half visibility". Cards below the window do
 * not count until they are scrolled into view, and no card counts twice.
 */
export const ReadyViewsTracked: Story = {
  name: 'Ready, card views tracked',
  tags: ['spec:CAT-08', 'phone'],
  ...onlyAt('phone', { ...consented, visit: '/categories/fixings-and-consumables' }),
  play: async () => {
    const all = await cards(5)
    await waitFor(async () => expect(await views(901)).toBe(1))
    const last = all.at(-1) as HTMLElement
    const { top, height } = last.getBoundingClientRect()
    // A third of the last card in view is not enough.
    window.scrollTo(0, window.scrollY + top + height / 3 - window.innerHeight)
    await scrolled()
    await expect(await views(905)).toBe(0)
    last.scrollIntoView({ block: 'end' })
    await waitFor(async () => expect(await views(905)).toBe(1))
    window.scrollTo(0, 0)
    await scrolled()
    last.scrollIntoView({ block: 'end' })
    await scrolled()
    await expect(await Promise.all([901, 902, 903, 904, 905].map(views))).toEqual([1, 1, 1, 1, 1])
    await restAt(last)
  },
}

/** Cookies rejected: no card view is recorded (§6 "only when a tracking-allowed check passes", decision 28). */
export const RestrictedViews: Story = {
  name: 'Behaviour, no view recorded without consent',
  tags: ['spec:CAT-08', 'behaviour'],
  parameters: { chromatic: notPhotographed, visit: hinges },
  play: async () => {
    await cards(4)
    await scrolled()
    await expect(await Promise.all([101, 102, 103, 104].map(views))).toEqual([0, 0, 0, 0])
  },
}

/** A primary category opened by a pasted link: the shop finds it by the name in the address (decision 23). */
export const ReadyByLink: Story = {
  name: 'Ready, a primary category by link',
  tags: ['spec:CAT-09', 'spec:CAT-03'],
  parameters: { visit: '/categories/fixings-and-consumables' },
  play: async () => {
    await cards(5)
    await pageShown('Fixings & Consumables')
    await trail('Categories', 'Fixings & Consumables')
    await titled('Fixings & Consumables | NiLO Depot')
    await expect(await asked('secondary')).toEqual(['?primary_id=9'])
  },
}

/**
 * A primary category opened by a pasted link with its id: the page is the same, and search engines are pointed to the
 * address with the name (decision 23).
 */
export const ReadyById: Story = {
  name: 'Ready, a primary category by its id',
  tags: ['spec:CAT-09'],
  parameters: { visit: '/categories/41' },
  play: async () => {
    await cards(4)
    await pageShown('Building and Construction')
    await waitFor(() =>
      expect(canonical()).toBe('https://nilodepot.example/categories/building-and-construction'),
    )
    await expect(await link(/^Site Tools/)).toHaveAttribute(
      'href',
      '/categories/building-and-construction/site-tools',
    )
  },
}

/**
 * A subcategory opened by a pasted link that names its primary category: only that primary category is searched
 * (decision 23).
 */
export const ReadySubcategoryByLink: Story = {
  name: 'Ready, a subcategory by link',
  tags: ['spec:CAT-09', 'spec:CAT-05'],
  parameters: { visit: '/categories/cutting-tools/discs' },
  play: async () => {
    await cards(2)
    await pageShown('Discs')
    await trail('Categories', 'Cutting Tools', 'Discs')
    await expect(screen.getByText('For angle grinders, bore 22.2 mm.')).toBeVisible()
    await expect(await asked('secondary')).toEqual(['?primary_id=35'])
    await expect(await asked('tertiary')).toEqual(['?secondary_id=3501'])
  },
}

/**
 * A subcategory opened by a pasted link without its primary category: the shop finds it level by level (decision 23).
 */
export const ReadySubcategoryAlone: Story = {
  name: 'Ready, a subcategory by its slug only',
  tags: ['spec:CAT-09'],
  parameters: { visit: '/categories/padlocks' },
  play: async () => {
    await cards(3)
    await pageShown('Padlocks')
    await trail('Categories', 'Locks & Latches', 'Padlocks')
    await waitFor(() =>
      expect(canonical()).toBe('https://nilodepot.example/categories/locks-and-latches/padlocks'),
    )
  },
}

/**
 * A pasted link to a category of the last level: nothing is below it, so the shop shows its parts (decisions 23, 24).
 */
export const RedirectingLeafByLink: Story = {
  name: 'Redirecting, a tertiary category by link',
  tags: ['spec:CAT-09', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: '/categories/locks-and-latches/brass-padlocks' },
  play: async () => {
    await at('/category/brass-padlocks/products', { cat_id: 2011, name: 'Brass padlocks' })
    await pageShown('Brass padlocks')
    await trail('Categories', 'Locks & Latches', 'Padlocks', 'Brass padlocks')
    await expect(await asked('secondary')).toEqual(['?primary_id=2'])
  },
}

/**
 * A pasted link to a primary category without subcategories leads to its parts (decision 23,
 * §2 "redirects to /category/{slug}/products").
 */
export const RedirectingByLink: Story = {
  name: 'Redirecting, no subcategories, by link',
  tags: ['spec:CAT-04', 'spec:CAT-09', 'redirecting'],
  parameters: { chromatic: notPhotographed, visit: '/categories/thresholds-and-joinery-seals' },
  play: async () => {
    await at('/category/thresholds-and-joinery-seals/products', {
      cat_id: 8,
      name: 'Thresholds & Joinery Seals',
    })
    await pageShown('Thresholds & Joinery Seals')
  },
}

/** A pasted link while the shop is still looking up its category (decision 23). */
export const LoadingByLink: Story = {
  name: 'Loading, by link',
  tags: ['spec:CAT-09', 'loading'],
  parameters: { visit: '/categories/hinges/butt-hinges' },
  beforeEach: ({ msw }) => msw.use(states.categories.loading),
  play: async () => {
    await pageShown('Loading categories')
    await expect(screen.queryByText('No such category')).not.toBeInTheDocument()
  },
}

/** The address names no category of the shop: the page says so and offers links to go on (decision 23). */
export const ErrorNoSuchCategory: Story = {
  name: 'Error, no such category',
  tags: ['spec:CAT-09', 'error'],
  parameters: { visit: '/categories/hinges/but-hinges' },
  play: async () => {
    await pageShown('No such category')
    await titled('No such category | NiLO Depot')
    await expect(await link('All categories')).toHaveAttribute('href', '/categories')
    await expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')
    await expect(await asked('secondary')).toEqual(['?primary_id=1'])
  },
}

/**
 * A pasted link while the categories cannot be loaded: the shop does not claim that the category does not exist
 * (decision 23, §8 "Categories failure").
 */
export const ErrorByLink: Story = {
  name: 'Error, by link',
  tags: ['spec:CAT-09', 'spec:CAT-02', 'error'],
  parameters: { visit: '/categories/hinges/butt-hinges' },
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async () => {
    const message = await failedToGet()
    await expect(screen.queryByText('No such category')).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await restAt(message)
  },
}

/** Retry was pressed after a pasted link could not be looked up, and its category is found (decision 23). */
export const FoundByLinkAgain: Story = {
  name: 'Ready, by link, found by Retry',
  tags: ['spec:CAT-09', 'spec:CAT-05'],
  parameters: { visit: '/categories/hinges/butt-hinges' },
  beforeEach: ({ msw }) => msw.use(states.categories.failed),
  play: async ({ msw }) => {
    await failedToGet()
    msw.resetHandlers()
    await tryAgain()
    await cards(3)
    await pageShown('Butt Hinges')
    await expect(document.body).not.toHaveFocus()
  },
}

/**
 * The data handed over by the page before cannot be read, for example from an old link: the address alone is enough
 * (decision 23).
 */
export const InvalidState: Story = {
  name: 'Behaviour, unreadable state',
  tags: ['spec:CAT-09', 'behaviour'],
  parameters: {
    chromatic: notPhotographed,
    visit: {
      pathname: '/categories/hinges',
      state: { secondary_cat_id: {}, primary_cat_id: 'x y', name: 7 },
    },
  },
  play: async () => {
    await cards(4)
    await pageShown('Hinges')
  },
}

/**
 * Another back end: identifiers are text, those of primary and secondary categories overlap, and there are no
 * descriptions, slugs or pictures (§7 leaves these open).
 */
export const ReadyOtherBackEnd: Story = {
  name: 'Ready, another back end',
  tags: ['spec:CAT-09', 'spec:CAT-05'],
  parameters: { visit: '/categories/1/1' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...states.categories.given(
        [{ category_id: '1', name: 'Roofs' }],
        [{ category_id: '1', name: 'Gutters' }],
        [
          { category_id: 'a-7', name: 'Brackets' },
          { category_id: 'a-8', name: 'Outlets', thumbnail: null, description: null },
        ],
      ),
    ),
  play: async () => {
    const [first] = await cards(2)
    await pageShown('Gutters')
    await trail('Categories', 'Roofs', 'Gutters')
    await expect(description()).toBe(
      'Gutters at NiLO Depot: choose a range, or see every part with its number, unit and price inc VAT.',
    )
    await waitFor(() => expect(canonical()).toBe('https://nilodepot.example/categories/1/1'))
    await expect(first).toHaveAttribute('href', '/category/a-7/products?cat_id=a-7')
    await userEvent.click(screen.getByRole('link', { name: 'Roofs' }))
    await pageShown('Roofs')
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/1'))
    await userEvent.click(await link(/^Gutters/))
    await pageShown('Gutters')
    await waitFor(() => expect(visited.location?.pathname).toBe('/categories/1/1'))
  },
}

/**
 * The smallest phone, 320 wide: nothing is cut off and the page does not scroll sideways (beyond the specification).
 */
export const ReadyAt320: Story = {
  name: 'Ready, at 320 px',
  tags: ['spec:BEY-21', 'small'],
  ...onlyAt('small', { visit: '/categories/sliding-and-folding-door-hardware' }),
  play: async () => {
    await pageShown('Sliding & Folding Door Hardware')
    await cards(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A system contrast theme is on: cells and the header keep visible edges (beyond the specification). */
export const ReadyInForcedColours: Story = {
  name: 'Ready, in forced colours',
  tags: ['spec:BEY-21'],
  parameters: { visit: hinges, chromatic: { forcedColors: 'active' } },
  play: async () => {
    await cards(4)
    await link('All parts in Hinges')
  },
}
