import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import AboutUs from '../../src/pages/AboutUs.tsx'
import Search from '../../src/pages/Search.tsx'
import { SearchField } from '../../src/sections/SearchField.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { expectLink, expectNoToast, expectPath, main, navBar, pageShown, restAt } from './shown.ts'

const { globals, parameters } = onlyAt('desktop', { layout: 'fullscreen', visit: '/about-us' })

/** The search box of the navigation bar with its list, and the search page (§2 "Search box behaviour", /searchbarr). */
export default {
  title: 'Screens/Search',
  component: Search,
  subcomponents: { AboutUs, SearchField },
  render: shop,
  globals,
  parameters: { ...parameters },
} satisfies Meta
type Story = StoryObj

const box = () => navBar().getByRole('combobox', { name: 'Search for a product' })
/** The box of the search page: on phones on the page, else in the navigation bar, which has no other there. */
const pageBox = () => screen.getByRole('textbox', { name: 'Search for a product' })
const list = () => navBar().findByRole('listbox', { name: 'Products' })
const options = async () => within(await list()).getAllByRole('option')
/** Pastes the text at once: on a busy machine single keys may be further apart than the pause that starts a search. */
const type = async (text: string) => {
  await userEvent.click(box())
  await userEvent.paste(text)
}
const searches = async () => (await callsTo('GET /products/search-products')).map(({ search }) => search)
const tracked = async () => await bodiesOf('POST /analytics/user/track-search')
const listGone = () =>
  waitFor(() => {
    expect(navBar().queryByRole('listbox')).not.toBeInTheDocument()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })

/** Clicked, and nothing typed: no list (§2 "opens when the field is focused and a query exists"). */
export const FocusedWithoutQuery: Story = {
  name: 'Ready, focused, no query',
  tags: ['spec:SRCH-01', 'picture:SRCH-01', 'desktop'],
  beforeEach: () => clock.hold(),
  play: async () => {
    await userEvent.click(box())
    await userEvent.paste('  ')
    await clock.pass(1000)
    await expect(box()).toHaveFocus()
    await expect(box()).toHaveAttribute('aria-expanded', 'false')
    await expect(navBar().queryByRole('listbox')).not.toBeInTheDocument()
    await expect(navBar().queryByText('Loading products...')).not.toBeInTheDocument()
    await expect(await searches()).toEqual([])
    await restAt(box())
  },
}

/** A query was typed and its results are loading: §2 "List texts: 'Loading products...'". */
export const Loading: Story = {
  tags: ['spec:SRCH-02', 'picture:SRCH-02', 'loading', 'desktop'],
  beforeEach: ({ msw }) => msw.use(states.search.loading),
  play: async () => {
    await type('hinge')
    await expect(await navBar().findByText('Loading products...')).toBeVisible()
    await waitFor(async () => expect(await searches()).toEqual(['?q=hinge&limit=5']))
    await expect(box()).toHaveAttribute('aria-expanded', 'false')
    await restAt(navBar().getByText('Loading products...'))
  },
}

/** Five hinges, each with photo, part number, marked name, category and price (§2 "Prices are shown with 2 decimals"). */
export const Results: Story = {
  name: 'Ready, results',
  tags: ['spec:SRCH-03', 'spec:SRCH-04', 'picture:SRCH-03', 'desktop'],
  parameters: { chromatic: photographedAlso('tablet', 'forcedColours') },
  play: async () => {
    await type('hinge')
    const [first, ...others] = await options()
    await expect(within(first as HTMLElement).getByText('hinge', { selector: 'mark' })).toBeVisible()
    for (const option of [first, ...others.slice(0, 4)]) {
      await expect(option?.querySelector('img')).toBeInTheDocument()
      await expect(option?.getBoundingClientRect().height).toBe(65)
    }
    // Five results and the links below them never scroll, not even on a screen 667 pixels high.
    const listbox = await list()
    await expect(listbox.scrollHeight).toBe(listbox.clientHeight)
    await expect(listbox.offsetHeight).toBeLessThan(667 * 0.6)
    await expectOutline(
      document.querySelector('search')!,
      `form | combobox Search for a product, 'hinge', expanded | button Search | button Clear the search | status
      (5 parts shown) | listbox Products
      option HNG-B76-SB Brass butt hinge 76 × 52 mm, satin brass Brass butt hinges Rs. 1,720.00 inc VAT, to \
      /products/101, no Tab stop
      option HNG-B76-PB Brass butt hinge 76 × 52 mm, polished brass Brass butt hinges Rs. 1,850.00 inc VAT, to \
      /products/103, no Tab stop
      option HNG-S76-SS Stainless butt hinge 76 × 52 mm, satin stainless steel Stainless butt hinges Rs. 1,140.00 \
      inc VAT, to /products/105, no Tab stop
      option HNG-K102-SN Butt hinge 102 × 76 mm, satin nickel Steel butt hinges Rs. 1,640.00 inc VAT, to \
      /products/108, no Tab stop
      option HNG-K102-BK Butt hinge 102 × 76 mm, black Steel butt hinges Rs. 1,240.00 inc VAT, to /products/110, \
      no Tab stop
      option See More Results in Brass butt hinges, to /category/brass-butt-hinges/products?cat_id=1011, no Tab stop
      option All results, to /searchbarr?q=hinge, no Tab stop`,
    )
    await restAt(listbox)
  },
}

const many = Array.from({ length: 8 }, (_, index) => ({
  product_id: String(101 + index),
  name: 'Hinge for doors, gates and shutters, '.repeat(14),
  price: '1250',
  primary_image: '/images/butt-hinge-102-black@800.webp',
  category_name: 'Hinges',
  category_id: '10',
  slug: 'hinges',
}))

/** §9 "Search limit 5 results in the navbar", which scroll within §2 "a maximum height of 60% of the window height". */
export const ScrollsInside: Story = {
  name: 'Ready, more and longer results than expected',
  tags: ['spec:SRCH-03', 'spec:SRCH-09', 'desktop'],
  beforeEach: ({ msw }) => msw.use(states.search.given(many)),
  play: async () => {
    await type('hinge')
    const suggestions = await options()
    await expect(suggestions.map((option) => option.getAttribute('href'))).toEqual([
      '/products/101',
      '/products/102',
      '/products/103',
      '/products/104',
      '/products/105',
      '/category/hinges/products?cat_id=10',
      '/searchbarr?q=hinge',
    ])
    await expect(suggestions[0]).toHaveTextContent('Rs. 1,250.00')
    const listbox = await list()
    await expect(listbox.parentElement?.offsetHeight).toBe(Math.round(window.innerHeight * 0.6))
    await expect(listbox.scrollHeight).toBeGreaterThan(listbox.clientHeight)
    await userEvent.keyboard('{ArrowUp}')
    const more = screen.getByRole('option', { name: 'All results' })
    await waitFor(() => expect(more).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() =>
      expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        listbox.getBoundingClientRect().bottom + 1,
      ),
    )
    await waitFor(() => expect(window.scrollY).toBe(0))
    await restAt(listbox)
  },
}

/**
 * The row below the results leads to the category of the first (§2 "A 'See More Results in {category}' button goes to
 * /category/{slug}/products with state name and cat_id"). Where the server names no category there is none.
 */
export const SeeMore: Story = {
  name: 'Ready, See More Results',
  tags: ['spec:SRCH-04', 'spec:SRCH-07', 'picture:SRCH-04', 'desktop'],
  beforeEach: ({ msw }) =>
    msw.use(states.search.given([{ product_id: 101, name: 'Brass butt hinge', price: 1720 }])),
  play: async ({ msw }) => {
    await type('hinge')
    await expect(await options()).toHaveLength(1)
    await expect(navBar().getByRole('status')).toHaveTextContent('1 part shown')
    await expect(navBar().queryByText(/See More/)).not.toBeInTheDocument()
    await userEvent.clear(box())
    msw.resetHandlers()
    const more = async () => {
      await type('padlock')
      return navBar().findByRole('option', { name: /^See More Results in/ })
    }
    await userEvent.click(await more())
    await pageShown('Brass padlocks')
    await expectPath('/category/brass-padlocks/products')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?cat_id=2011'))
    await waitFor(() => expect(storyRouter.location?.state).toEqual({ name: 'Brass padlocks', cat_id: 2011 }))
    await expect(box()).toHaveValue('')
    await listGone()
    storyRouter.go(-1)
    await pageShown('About Us')
    const shown = await more()
    await expect(shown).toHaveTextContent('See More Results in Brass padlocks')
    await expect(shown).toHaveAttribute('href', '/category/brass-padlocks/products?cat_id=2011')
    await expect((await options()).at(-2)).toBe(shown)
    await restAt(shown)
  },
}

/** No product matches the query: §2 'No products found', which is announced to screen readers too. */
export const NothingFound: Story = {
  name: 'Empty, nothing found',
  tags: ['spec:SRCH-05', 'picture:SRCH-05', 'empty', 'desktop'],
  play: async () => {
    await type('zzz')
    const message = await navBar().findByText('No products found')
    await expectOutline(
      document.querySelector('search')!,
      `form | combobox Search for a product, 'zzz' | button Search | button Clear the search | status
      No products found`,
    )
    await restAt(message)
  },
}

/**
 * The search fails (§8 "Search failure gives an empty list"; §7 "sent with zero count on search failure"), and so does the
 * call that says so, in silence.
 */
export const FailedLoggedIn: Story = {
  name: 'Error, logged in',
  tags: ['spec:SRCH-06', 'spec:TRK-03', 'picture:SRCH-06', 'error', 'desktop'],
  parameters: { user: 'demo' },
  beforeEach: ({ msw }) => msw.use(states.search.failed, states.search.trackingFailed),
  play: async () => {
    await type('hinge')
    const message = await navBar().findByText('No products found')
    await waitFor(async () => expect(await tracked()).toEqual([{ query: 'hinge', results_count: 0 }]))
    await networkIdle()
    await expectNoToast()
    await restAt(message)
  },
}

/** Tracked once for each finished query (§7 track-search), once the profile check has ended (§6, decision 28). */
export const TrackedLoggedIn: Story = {
  name: 'Ready, tracked, logged in',
  tags: ['spec:TRK-03', 'picture:TRK-03', 'desktop'],
  parameters: { visit: '/searchbarr?q=padlock', user: 'demo' },
  beforeEach({ msw }) {
    msw.use(states.session.signedInLate)
    clock.hold()
  },
  play: async () => {
    await rows()
    await expect(await tracked()).toEqual([])
    await clock.pass(1200)
    await waitFor(async () => expect(await tracked()).toEqual([{ query: 'padlock', results_count: 9 }]))
    clock.release()
    await userEvent.click((await rows())[0] as HTMLElement)
    await pageShown(/^Brass padlock 50.mm/)
    storyRouter.go(-1)
    await pageShown('padlock, 9 parts')
    await expect(await tracked()).toHaveLength(1)

    storyRouter.open('/about-us')
    await pageShown('About Us')
    await type('hasp and staple 115')
    await options()
    await waitFor(async () => expect(await tracked()).toHaveLength(2))
    await expect((await tracked())[1]).toMatchObject({ query: 'hasp and staple 115' })
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await options()
    await expect(await tracked()).toHaveLength(2)
    await restAt(await list())
  },
}

/** §4 "runs after a 300 ms pause in typing; a blank query clears results", §5 "only non-blank queries are sent". */
export const Pause: Story = {
  name: 'Behaviour, after a pause',
  tags: ['spec:SRCH-07', 'behaviour', 'desktop'],
  parameters: { chromatic: notPhotographed },
  beforeEach: () => clock.hold(),
  play: async () => {
    await type('   ')
    await clock.pass(1000)
    await expect(await searches()).toEqual([])
    await expect(navBar().queryByText('Loading products...')).not.toBeInTheDocument()
    await userEvent.clear(box())
    for (const piece of ['hi', 'ng', 'e']) {
      await type(piece)
      await clock.pass(299)
      await expect(await searches()).toEqual([])
    }
    await clock.pass(1)
    await options()
    await userEvent.clear(box())
    await listGone()
    await clock.pass(1000)
    await expect(await searches()).toEqual(['?q=hinge&limit=5'])
    await restAt(box())
  },
}

/** The first response comes after the second: only the second is ever shown (§4). */
export const ResponsesOutOfOrder: Story = {
  name: 'Ready, responses out of order',
  tags: ['spec:SRCH-07', 'spec:SRCH-02', 'picture:SRCH-07', 'desktop'],
  beforeEach({ msw }) {
    msw.use(states.search.overtaken('hin'))
    clock.hold()
  },
  play: async () => {
    await type('hin')
    await clock.pass(300)
    await waitFor(async () => expect(await searches()).toEqual(['?q=hin&limit=5']))
    await type('ge')
    await clock.pass(300)
    await waitFor(async () => expect(await searches()).toHaveLength(2))
    // The second response is due 250 ms before the first.
    await clock.pass(50)
    await screen.findByRole('option', { name: /^Found for hinge/ })
    // What was found for another query is not shown during the pause.
    await type('s')
    await expect(navBar().getByText('Loading products...')).toBeVisible()
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await screen.findByRole('option', { name: /^Found for hinge/ })
    await expect(await searches()).toEqual(['?q=hin&limit=5', '?q=hinge&limit=5'])
    await clock.pass(600)
    await networkIdle()
    await expect((await options()).map(({ textContent }) => textContent)).toEqual([
      ' Found for hinge Rs. 1,720.00 inc VAT',
    ])
    await restAt(await list())
  },
}

/** A press outside closes the list and keeps the query, a click opens it again (§2); the cross clears the query. */
export const ClosedByAPressOutside: Story = {
  name: 'Ready, closed by a press outside, then cleared',
  tags: ['spec:SRCH-07', 'desktop'],
  play: async () => {
    await type('padlock')
    await options()
    await userEvent.click(screen.getByRole('main'))
    await listGone()
    await expect(box()).toHaveValue('padlock')
    await userEvent.click(box())
    await expect(await options()).toHaveLength(7)
    await userEvent.tab()
    await listGone()
    await userEvent.tab({ shift: true })
    await expect(await options()).toHaveLength(7)
    // Some touch screens leave the focus where it is.
    fireEvent.pointerDown(screen.getByRole('main'))
    await listGone()
    await userEvent.click(box())
    await options()
    fireEvent.pointerDown(screen.getByRole('main'))
    await listGone()
    await expect(box()).toHaveValue('padlock')
    await expect(await searches()).toHaveLength(1)
    await userEvent.click(navBar().getByRole('button', { name: 'Clear the search' }))
    await expect(box()).toHaveValue('')
    await expect(box()).toHaveFocus()
    await listGone()
    await restAt(box())
  },
}

/** By keyboard: the focus stays in the box, while Down and Up move the mark from either end to the other. */
export const Keyboard: Story = {
  name: 'Ready, by keyboard',
  tags: ['spec:SRCH-09', 'picture:SRCH-09', 'desktop'],
  play: async () => {
    await type('padlock')
    const all = await options()
    const marked = async (option: HTMLElement | undefined) => {
      await expect(box()).toHaveAttribute('aria-activedescendant', option?.id)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
      await expect(box()).toHaveFocus()
    }
    // While an input method composes a word, the keys are its own.
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
    await expect(box()).not.toHaveAttribute('aria-activedescendant')
    await expect(box()).toHaveAttribute('aria-controls', (await list()).id)
    await expect(box()).toHaveAttribute('aria-expanded', 'true')
    // The list takes the key: the caret stays where it is.
    await expect(fireEvent.keyDown(box(), { key: 'ArrowDown' })).toBe(false)
    await marked(all[0])
    await userEvent.keyboard('{ArrowDown}')
    await marked(all[1])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await marked(all[6])
    await userEvent.keyboard('{ArrowDown}')
    await marked(all[0])
    await restAt(await list())
  },
}

/** §2 "which also clears the query"; by keyboard, Escape closes the list, then empties the box, and Enter opens. */
export const Chosen: Story = {
  name: 'Redirecting, result chosen',
  tags: ['spec:SRCH-03', 'spec:SRCH-07', 'spec:SRCH-09', 'redirecting', 'desktop'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await type('padlock')
    await userEvent.click((await options())[0] as HTMLElement)
    const heading = await pageShown(/^Brass padlock 50.mm/)
    await expectPath('/products/201')
    await expect(box()).toHaveValue('')
    await listGone()
    await waitFor(() => expect(heading).toHaveFocus())
    storyRouter.go(-1)
    await pageShown('About Us')
    await expect(box()).toHaveValue('')
    await expect(navBar().queryByRole('listbox')).not.toBeInTheDocument()

    await type('padlock')
    await options()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await listGone()
    await expect(box()).toHaveValue('padlock')
    await expect(box()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await options()
    await userEvent.keyboard('{Escape}')
    await listGone()
    await userEvent.keyboard('{Escape}')
    await expect(box()).toHaveValue('')
    await expect(box()).toHaveFocus()
    await type('padlock')
    await options()
    // Typing takes the mark away.
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Enter}')
    await pageShown(/^Brass padlock 40.mm/)
    await expectPath('/products/202')
    await expect(box()).toHaveValue('')
    await listGone()
  },
}

/** Enter with no option marked opens the search page; a blank query goes nowhere (§2 /searchbarr, decision 20). */
export const Sent: Story = {
  name: 'Redirecting, search sent',
  tags: ['spec:SRCH-09', 'spec:SRCH-08', 'spec:BEY-04', 'redirecting', 'desktop'],
  parameters: {
    chromatic: notPhotographed,
    // The drawer of the page that is opened notes its own element while `userEvent` is not pressing.
    expectedErrors: [/not wrapped in act[\s\S]*Presence/],
  },
  play: async () => {
    await userEvent.click(box())
    await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'))
    await userEvent.keyboard('  {Enter}')
    await expectPath('/about-us')
    await expect(box()).toHaveValue('')
    await type('padlock')
    await userEvent.keyboard('{Enter}')
    await pageShown('padlock, 9 parts')
    await expectPath('/searchbarr')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?q=padlock'))
    await expect(pageBox()).toHaveValue('padlock')
    await expect(await main().findByText('9 parts found')).toBeVisible()
    // The request of the search page has no limit.
    await expect(await searches()).toContain('?q=padlock')
    await expect(navBar().queryByRole('listbox')).not.toBeInTheDocument()
  },
}

const rows = () => main().findAllByRole('link', { name: /^Details, / })

/** The search page by a link (§2 "A search box with live results"): all results, not just five. */
export const Page: Story = {
  name: 'Ready, search page',
  tags: ['spec:SRCH-08', 'spec:BEY-04', 'picture:SRCH-08', 'picture:BEY-04', 'desktop'],
  parameters: { visit: '/searchbarr?q=padlock' },
  play: async () => {
    await expect(await rows()).toHaveLength(9)
    await expect(main().getByRole('status')).toHaveTextContent('9 parts found')
    await expect(pageBox()).toHaveValue('padlock')
    await expect(pageBox()).toHaveAttribute('enterkeyhint', 'search')
    await expect(pageBox()).toHaveAttribute('autocomplete', 'off')
    await expect(document.body).toHaveFocus()
    // One box on the screen: the bar's.
    await expect(screen.getAllByRole('textbox')).toEqual([navBar().getByRole('textbox')])
    await expect(await searches()).toEqual(['?q=padlock'])
    await waitFor(() => expect(document.title).toBe(`Search: padlock | ${config.name}`))
    await expectOutline(
      screen.getByRole('region', { name: 'Product list' }),
      `combobox Sort by, 'relevance'
      navigation View | link Cards, to /searchbarr?q=padlock, current
      link Spec sheet, to /searchbarr?q=padlock&view=sheet | - Part Number | PDL-050-BR
      heading 2 Brass padlock 50 mm, hardened shackle | link *, to /products/201, no Tab stop, * | Rs. 1,890.00
      inc VAT | each | link Details, *, to /products/201 | button Add, *, Add to cart
      link Buy, *, to /buying?product=201&qty=1 | and 8 more`,
      { most: 1 },
    )
  },
}

/** Another query is typed: results and address follow (§4 "after a 300 ms pause"); Back leaves the page. */
export const PageTyped: Story = {
  name: 'Behaviour, search page, typed',
  tags: ['spec:BEY-04', 'spec:SRCH-08', 'behaviour', 'desktop'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await pageShown('About Us')
    storyRouter.open('/searchbarr?q=hinge')
    await screen.findByText('39 parts found, page 1 of 4')
    await userEvent.clear(pageBox())
    await userEvent.paste('padlock')
    await main().findByText('9 parts found')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?q=padlock'))
    await expect(await searches()).toEqual(['?q=hinge', '?q=padlock'])
    await expect(pageBox()).toHaveFocus()
    storyRouter.go(-1)
    await pageShown('About Us')
    storyRouter.go(1)
    await screen.findByText('9 parts found')
    await expect(pageBox()).toHaveValue('padlock')
  },
}

/** More is typed between Enter and the new address: the box keeps all of it, and the results follow. */
export const PageTypedOn: Story = {
  name: 'Behaviour, search page, typed on',
  tags: ['spec:SRCH-08', 'behaviour', 'desktop'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await pageShown('About Us')
    storyRouter.open('/searchbarr?q=padlock')
    await screen.findByText('9 parts found')
    await userEvent.clear(pageBox())
    await userEvent.paste('hinge')
    // The browser's own events: those of the testing library wait until the page has rendered everything.
    pageBox().closest('form')?.requestSubmit()
    document.execCommand('insertText', false, ' 102')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?q=hinge+102'))
    await expect(pageBox()).toHaveValue('hinge 102')
    await main().findByText(/^\d+ parts? found$/)
    await expect((await searches()).at(-1)).toBe('?q=hinge+102')
  },
}

/** §2 'No products found', with advice; what is no part of the shop finds none, however alike it is spelt. */
export const PageEmpty: Story = {
  name: 'Empty, search page',
  tags: ['spec:SRCH-05', 'spec:SRCH-08', 'spec:BEY-04', 'spec:BEY-32/wrong', 'empty', 'desktop'],
  parameters: { visit: '/searchbarr?q=zebra', chromatic: photographedAlso('phone') },
  play: async () => {
    await expect((await said('No products found')).closest('[role=status]')).toBeVisible()
    await expectLink(main(), 'ranges', '/categories')
    await expectLink(main(), `Call ${config.phone.display}`, `tel:${config.phone.dial}`)
    await expectLink(
      main(),
      `WhatsApp ${config.whatsApp.display}`,
      `https://wa.me/${config.whatsApp.dial}?text=I%20am%20looking%20for%3A%20zebra`,
    )
    const ranges = within(await main().findByRole('navigation', { name: 'Ranges' }))
    const links = ranges.getAllByRole('link')
    await expect(links).toHaveLength(10)
    // On a wide screen in two columns, about as high as the message beside them.
    if (window.innerWidth >= 1280) await expect(links[5]?.offsetTop).toBe(links[0]?.offsetTop)
    await expect(main().queryByText(/^Parts with/)).not.toBeInTheDocument()
    for (const query of ['paint', 'white paint', 'tap', 'curtain fixings']) {
      storyRouter.open(`/searchbarr?q=${query}`)
      await pageShown(query)
      await said('No products found')
      await networkIdle()
      await expect(main().queryByRole('link', { name: /Rs\./ })).not.toBeInTheDocument()
    }
    for (const [query, name, address] of [
      ['track my order', 'Your orders', '/profile?tab=orders'],
      ['refund', 'Return Policy', '/return-policy'],
      ['shipping charges', 'Shipping Policy', '/shipping-policy'],
      ['opening hours', 'Contact Us', '/contact-us'],
    ] as const) {
      storyRouter.open(`/searchbarr?q=${query}`)
      await pageShown(query)
      await said('No products found')
      await expectLink(main(), name, address)
    }
    storyRouter.open('/searchbarr?q=zebra')
    await restAt(await said('No products found'))
  },
}

const said = (text: string) => main().findByText(text)

/** A word that no part has is left out and said; what is left are all the others, with the size and the material. */
export const LeftOut: Story = {
  name: 'Ready, search page, a word left out',
  tags: ['spec:BEY-32/left-out', 'spec:SRCH-08', 'desktop'],
  parameters: { visit: '/searchbarr?q=big+door+hinge+4+inch+brass', chromatic: photographedAlso('phone') },
  play: async () => {
    await said("No part has 'big'. 2 parts match door hinge 4 inch brass.")
    await expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      'big door hinge 4 inch brass, 2 parts',
    )
    await expect((await rows()).map((row) => row.getAttribute('href'))).toEqual([
      '/products/115',
      '/products/117',
    ])
    storyRouter.open('/searchbarr?q=padlock+shackle')
    await said("Found 'shackle' only in descriptions.")
    storyRouter.open('/searchbarr?q=9+inch+t+hinge')
    await said("5 parts match t hinge, without '9 inch'.")
    // Those of the nearest size first.
    await expect((await rows())[0]).toHaveAccessibleName(/^Details, T hinge (200|250).mm/)
  },
}

/** The search has corrected a word, and says so, on the page and in the list below the box. */
export const Corrected: Story = {
  name: 'Ready, search page, corrected',
  tags: ['spec:BEY-32/corrected', 'spec:SRCH-08', 'picture:BEY-32', 'desktop'],
  parameters: { visit: '/searchbarr?q=brass+padlok' },
  play: async () => {
    await said("Showing padlock for 'padlok'.")
    await expect(await rows()).toHaveLength(4)
    await expect(main().getByRole('status')).toHaveTextContent('4 parts found')
    storyRouter.open('/searchbarr?q=tower+bolt+8')
    await said("Showing 8 inch for '8'.")
  },
}

/** In the list below the box, the same in one line above the parts. */
export const CorrectedInTheList: Story = {
  name: 'Ready, results, a word left out',
  tags: ['spec:BEY-32/left-out', 'spec:SRCH-03', 'desktop'],
  play: async () => {
    await type('big door hinge')
    await options()
    await expect(navBar().getByRole('status')).toHaveTextContent(
      "No part has 'big'. Showing door hinge.5 parts shown",
    )
    await userEvent.clear(box())
    await type('hinjes')
    await navBar().findByText("Showing hinge for 'hinjes'.")
    await restAt(await list())
  },
}

/** A brand that the shop does not sell is said, and what is nearest to it. */
export const BrandNotSold: Story = {
  name: 'Ready, search page, brand not sold',
  tags: ['spec:BEY-32/not-sold', 'desktop'],
  parameters: { visit: '/searchbarr?q=yale+lock', chromatic: photographedAlso('phone') },
  play: async () => {
    await said('We do not sell Yale. 2 parts match night latch.')
    await expect((await rows())[0]).toHaveAccessibleName(/^Details, Night latch 60.mm/)
  },
}

/** A back end with the fields of §3 alone, that answers anything, or knows no other words: parts with one of them. */
export const PageNearest: Story = {
  name: 'Empty, search page, another back end, parts with one of the words',
  tags: ['spec:BEY-32/foreign', 'spec:SRCH-05', 'spec:SRCH-08', 'empty', 'desktop'],
  parameters: { visit: '/searchbarr?q=big+bars' },
  beforeEach: ({ msw }) =>
    msw.use(
      states.search.given([
        {
          product_id: 1116,
          name: 'Reinforcing bar',
          price: '3950',
          category_name: 'Reinforcement',
          slug: 'r',
        },
        { product_id: 'x-9', name: 'Bar of another kind', price: 100 },
      ]),
    ),
  play: async ({ msw }) => {
    await expect(await rows()).toHaveLength(2)
    const [listed, other] = (await rows()).map((row) => row.closest('li'))
    await expect(listed).toHaveTextContent(/BLD-R12-6M.*per 6 m length.*Not delivered/)
    await expect(other).toHaveTextContent(/Bar of another kind.*Rs\. 100\.00 inc VAT/)
    await said("None of these names has 'big'.")

    msw.use(states.search.foreign([{ product_id: 1, name: 'steel hinge', price: 100 }]))
    storyRouter.open('/searchbarr?q=marble+hinge')
    await expect(await said('No products found')).toBeVisible()
    const nearest = within(await main().findByRole('region', { name: "Parts with 'hinge'" }))
    await expect(nearest.getByRole('link')).toHaveAttribute('href', '/products/1')
    await restAt(nearest.getByText("Parts with 'hinge'"))
  },
}

/** Without a connection: the page says so, and offers the parts that were viewed on this device. */
export const PageOffline: Story = {
  name: 'Error, search page, no connection',
  tags: ['spec:BEY-32/offline', 'error', 'desktop'],
  parameters: {
    visit: '/searchbarr?q=padlock',
    stored: { recentlyViewed: [101, 301] },
    chromatic: photographedAlso('phone'),
  },
  beforeEach({ msw }) {
    msw.use(states.search.failed)
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async () => {
    await said('Search needs a connection.')
    const seen = within(await main().findByRole('region', { name: 'Parts you have seen:' }))
    await expect(seen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products/101',
      '/products/301',
    ])
    await expect(screen.queryByText('No products found')).not.toBeInTheDocument()
    // The bar of a phone has no box.
    if (pageBox() !== navBar().queryByRole('textbox')) return
    await expect(pageBox()).toHaveValue('padlock')
    storyRouter.open('/about-us')
    await pageShown('About Us')
    await type('padlock')
    await navBar().findByText('Search needs a connection.')
    storyRouter.go(-1)
    await said('Search needs a connection.')
  },
}

/** The ranges in which parts were found (BEY-32); filtered and sorted here, with the query kept in the address (decision 46). */
export const PageRanges: Story = {
  name: 'Ready, search page, ranges and further filters',
  tags: ['spec:SRCH-08', 'spec:LIST-05', 'spec:LIST-15', 'desktop'],
  parameters: { visit: '/searchbarr?q=brass+hinge' },
  play: async () => {
    const ranges = within(await main().findByRole('navigation', { name: 'Ranges of these parts' }))
    await expect(ranges.getAllByRole('link')[0]).toHaveTextContent('Brass butt hinges 4')
    await expect(ranges.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/category/brass-butt-hinges/products?cat_id=1011',
    )
    await userEvent.click(main().getByRole('checkbox', { name: /^Antique brass/ }))
    await main().findByText('1 part found')
    await userEvent.selectOptions(main().getByRole('combobox', { name: /Sort/ }), 'price-asc')
    await waitFor(() => expect(storyRouter.location?.search).toMatch(/^\?q=brass\+hinge&.*&sort=price-asc$/))
    await expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('brass hinge, 7 parts')
    // Filters are the list's own work: the back end is asked once.
    await expect(await searches()).toEqual(['?q=brass+hinge'])
  },
}

/** By the magnifier (decision 20); the cross clears box, results and address (§4 "a blank query clears results"). */
export const PageCleared: Story = {
  name: 'Ready, search page opened by the magnifier, cleared',
  tags: ['spec:SRCH-08', 'spec:BEY-04', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await pageShown('About Us')
    await userEvent.click(navBar().getByRole('link', { name: 'Search' }))
    await pageShown('Search')
    await waitFor(() => expect(pageBox()).toHaveFocus())
    const message = () => main().findByText('Type a name or a part number, such as hinge 102 or PDL-050.')
    await message()
    await expect(await searches()).toEqual([])
    await userEvent.paste('hinge 102')
    const [first] = await rows()
    await waitFor(() => expect(storyRouter.location?.search).toBe('?q=hinge+102'))
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(first?.getAttribute('href')).toMatch(/^\/products\/\d+$/)
    await userEvent.click(main().getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(storyRouter.location?.search).toBe(''))
    await expect(main().queryByText(/parts found/)).not.toBeInTheDocument()
    await expect(pageBox()).toHaveFocus()
    await expectLink(main(), 'Order by list', '/order-by-list')
    await restAt(await message())
  },
}
