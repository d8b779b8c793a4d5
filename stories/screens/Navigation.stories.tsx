import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo, pending } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { visited } from '../../mocks/visit.ts'
import { session } from '../../src/api/session.ts'

const meta = {
  title: 'Screens/Navigation',
  parameters: { visit: '/products', cookies: ['cookie_consent=false'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const bar = () => within(screen.getByRole('banner'))
const row = () => within(bar().getByRole('navigation', { name: 'Main' }))
const pageShown = (name: string) => screen.findByRole('heading', { level: 1, name })
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** Any page, without an account: §2 "Links: / (Home), /products, /categories, /about-us, /contact-us, /feedback, /complaint", a Policy dropdown, Login/Register, the cart, "a phone line, links to four social networks", the search box and the OFFERS label. */
export const Visitor: Story = {
  tags: ['spec:NAV-01'],
  play: async () => {
    await pageShown('Products')
    const links = row().getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Categories', '/categories'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
      ['Feedback', '/feedback'],
      ['Complaint', '/complaint'],
    ])
    await expect(row().getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page')
    await expect(row().getByRole('button', { name: 'Policy' })).toHaveAttribute('aria-expanded', 'false')
    await expect(bar().getByRole('link', { name: 'Login/Register' })).toHaveAttribute('href', '/login')
    await expect(bar().queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument()
    await expect(bar().getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    await expect(bar().getByRole('link', { name: '011 200 0140' })).toHaveAttribute(
      'href',
      'tel:+94112000140',
    )
    for (const network of ['Facebook', 'Instagram', 'YouTube', 'TikTok']) {
      const link = bar().getByRole('link', { name: `NiLO Depot on ${network}` })
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
    // A label, not a link to nowhere.
    await expect(bar().getByText('OFFERS')).toBeVisible()
    await expect(bar().queryByRole('link', { name: 'OFFERS' })).not.toBeInTheDocument()
    await expect(bar().getByPlaceholderText('Search for a product')).toBeVisible()
  },
}

/** The same shop after signing in: §2 "/profile is shown when logged in; /login (labelled Login/Register) is shown when logged out". */
export const LoggedIn: Story = {
  name: 'Logged in',
  tags: ['spec:NAV-02'],
  parameters: { user: 'demo' },
  play: async () => {
    await expect(await bar().findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await expect(bar().queryByRole('link', { name: 'Login/Register' })).not.toBeInTheDocument()
  },
}

/** While the profile check is still on its way the bar shows the visitor's link; the page does not wait for it. */
export const CheckPending: Story = {
  name: 'Profile check pending',
  beforeEach: ({ msw }) => {
    msw.use(pending(session.profile))
  },
  play: async () => {
    await pageShown('Products')
    await expect(bar().getByRole('link', { name: 'Login/Register' })).toBeVisible()
    await waitFor(() => expect(callsTo('GET /products')).toHaveLength(1))
  },
}

/** Policy was clicked: §2 "A Policy dropdown offers Shipping Policy, Return Policy, Terms & Conditions and Disclaimer". */
export const PolicyOpen: Story = {
  name: 'Policy menu open',
  tags: ['spec:NAV-03'],
  play: async () => {
    await userEvent.click(row().getByRole('button', { name: 'Policy' }))
    const menu = await screen.findByRole('menu', { name: 'Policy' })
    const entries = within(menu).getAllByRole('menuitem')
    await expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Shipping Policy', '/shipping-policy'],
      ['Return Policy', '/return-policy'],
      ['Terms & Conditions', '/terms'],
      ['Disclaimer', '/disclaimer'],
    ])
    await expect(row().getByRole('button', { name: 'Policy' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The Policy menu by keyboard alone: Enter opens it on its first entry, Escape returns to its trigger, an entry goes to its page. */
export const PolicyByKeyboard: Story = {
  name: 'Policy menu, by keyboard',
  tags: ['spec:NAV-03'],
  play: async () => {
    row().getByRole('button', { name: 'Policy' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Shipping Policy' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row().getByRole('button', { name: 'Policy' })).toHaveFocus())
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Shipping Policy' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(async () => expect(await pageShown('Return Policy')).toHaveFocus())
    await expect(visited.location?.pathname).toBe('/return-policy')
  },
}

/** A tablet: the hamburger takes the links; search field and OFFERS stay, since §2 hides the label "on mobile", which is below 768 px. */
export const Tablet: Story = {
  tags: ['spec:NAV-04'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(bar().getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(bar().getByPlaceholderText('Search for a product')).toBeVisible()
    await expect(bar().getByText('OFFERS')).toBeVisible()
    await expect(bar().queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  },
}

/** A phone: §2 "On small screens there is a hamburger menu", "The OFFERS label is hidden on mobile and the search field is hidden on narrow screens"; an icon leads to the search page instead. */
export const Phone: Story = {
  tags: ['spec:NAV-04'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(bar().getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(bar().getByText('OFFERS')).not.toBeVisible()
    await expect(bar().getByPlaceholderText('Search for a product')).not.toBeVisible()
    await expect(bar().getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/searchbarr')
    await expect(bar().getByRole('link', { name: 'Cart' })).toBeVisible()
  },
}

/** The narrowest phone, with a full cart: everything stays in its row, nothing scrolls sideways. */
export const SmallPhone: Story = {
  name: 'Small phone',
  tags: ['spec:NAV-04'],
  globals: { viewport: { value: 'small' } },
  parameters: { stored: { cart: [inCart(301, 128)] } },
  play: async () => {
    await pageShown('Products')
    await expect(bar().getByRole('link', { name: 'Cart, 128 items' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

const openMenu = async () => {
  await pageShown('Products')
  await userEvent.click(bar().getByRole('button', { name: 'Menu' }))
  return screen.findByRole('dialog', { name: 'Menu' })
}
const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** A phone after a press on the hamburger: §2 "a hamburger menu with an overlay", with all the links, the policies, and Login/Register, phone and social links at its foot. */
export const MenuOpen: Story = {
  name: 'Menu open',
  tags: ['spec:NAV-05'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const menu = await openMenu()
    await expect(linksOf(within(menu).getByRole('navigation', { name: 'Menu' }))).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Categories', '/categories'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
      ['Feedback', '/feedback'],
      ['Complaint', '/complaint'],
      ['Shipping Policy', '/shipping-policy'],
      ['Return Policy', '/return-policy'],
      ['Terms & Conditions', '/terms'],
      ['Disclaimer', '/disclaimer'],
    ])
    await expect(within(menu).getByRole('link', { name: 'Login/Register' })).toHaveAttribute('href', '/login')
    await expect(within(menu).getByRole('link', { name: '011 200 0140' })).toBeVisible()
    await expect(menu).toContainElement(document.activeElement as HTMLElement)
  },
}

/** The menu when one is signed in: Profile at its foot. */
export const MenuLoggedIn: Story = {
  name: 'Menu open, logged in',
  tags: ['spec:NAV-02', 'spec:NAV-05'],
  parameters: { user: 'demo' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const menu = await openMenu()
    await expect(await within(menu).findByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
  },
}

/** Every way out of the menu: Escape, its Close button and a press on the overlay return to the page and to the hamburger. */
export const MenuCloses: Story = {
  name: 'Menu closed again',
  tags: ['spec:NAV-05'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await menuGone()
    await waitFor(() => expect(bar().getByRole('button', { name: 'Menu' })).toHaveFocus())

    const again = await openMenu()
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
    await menuGone()

    const menu = await openMenu()
    const overlay = menu.previousElementSibling as HTMLElement
    await userEvent.click(overlay)
    await menuGone()
    await expect(visited.location?.pathname).toBe('/products')
  },
}

/** A link of the menu closes it and goes to its page, whose heading takes the focus. */
export const MenuNavigates: Story = {
  name: 'Menu, a link chosen',
  tags: ['spec:NAV-05'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const menu = await openMenu()
    await userEvent.click(within(menu).getByRole('link', { name: 'Contact Us' }))
    const heading = await pageShown('Contact Us')
    await menuGone()
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(visited.location?.pathname).toBe('/contact-us')
    await expect(visited.location?.state).toBeNull()
  },
}

/** Scrolled down a list: §2 "The bar takes a shrunk style once the page is scrolled down"; the page below it does not move by a pixel. */
export const Scrolled: Story = {
  tags: ['spec:NAV-06'],
  play: async () => {
    await screen.findAllByRole('link', { name: /^Details, / })
    const header = screen.getByRole('banner')
    const full = header.offsetHeight
    const place = () => screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top + window.scrollY
    const before = place()
    await expect(header).not.toHaveAttribute('data-shrunk')
    window.scrollTo(0, 420)
    await waitFor(() => expect(header).toHaveAttribute('data-shrunk'))
    await expect(header.offsetHeight).toBeLessThan(full)
    await expect(place()).toBe(before)
    await expect(header.getBoundingClientRect().bottom).toBe(95)
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--header')).toBe('95px'))
    // The strip that has scrolled away is no stop of the Tab key either.
    await expect(bar().queryByRole('link', { name: '011 200 0140' })).not.toBeInTheDocument()
  },
}

/** Scrolled by more than 300 px: §2 "Back-to-top button. It appears after scrolling more than 300 px"; a click returns to the top. */
export const BackToTop: Story = {
  name: 'Back to top',
  tags: ['spec:TOP-01'],
  play: async () => {
    await screen.findAllByRole('link', { name: /^Details, / })
    window.scrollTo(0, 300)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument()
    window.scrollTo(0, 640)
    await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }))
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument())
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

/** Parts in the cart: §3 cartCount is the "sum of quantities", so two lines of 3 and 4 show 7. */
export const CartBadge: Story = {
  name: 'Cart badge',
  tags: ['spec:NAV-07'],
  parameters: { stored: { cart: [inCart(301, 3), inCart(101, 4)] } },
  play: async () => {
    const link = bar().getByRole('link', { name: 'Cart, 7 items' })
    await expect(link).toHaveTextContent('Cart 7')
  },
}

/** One piece in the cart. */
export const CartBadgeOfOne: Story = {
  name: 'Cart badge, one piece',
  tags: ['spec:NAV-07'],
  parameters: { stored: { cart: [inCart(301)] } },
  play: async () => {
    await expect(bar().getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('Cart 1')
  },
}

/** An empty cart has no badge, not a nought. */
export const CartBadgeEmpty: Story = {
  name: 'Cart badge, empty',
  tags: ['spec:NAV-07'],
  parameters: { stored: { cart: [] } },
  play: async () => {
    await expect(bar().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/)
  },
}

/** Tab on a fresh page: the first stop is the skip link, which goes to the content. */
export const SkipLink: Story = {
  name: 'Skip link',
  tags: ['spec:BEY-16'],
  play: async () => {
    await pageShown('Products')
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

/** A page opened by its address leaves the focus alone; a link to another one starts it at the top, with the focus on its heading. */
export const FocusOnHeading: Story = {
  name: 'Focus follows the page',
  tags: ['spec:BEY-16'],
  play: async () => {
    await screen.findAllByRole('link', { name: /^Details, / })
    await expect(document.body).toHaveFocus()
    window.scrollTo(0, 500)
    await userEvent.click(row().getByRole('link', { name: 'About Us' }))
    await waitFor(async () => expect(await pageShown('About Us')).toHaveFocus())
    await expect(window.scrollY).toBe(0)
    await waitFor(() => expect(document.title).toBe('About Us | NiLO Depot'))
  },
}

/** Typed into the bar's search box and sent with Enter: the search page opens with the query in its address and its results, each with a price of two decimals; a blank query goes nowhere. */
export const SearchSent: Story = {
  name: 'Search sent',
  tags: ['spec:SRCH-08'],
  play: async () => {
    await pageShown('Products')
    const box = bar().getByPlaceholderText('Search for a product')
    await userEvent.type(box, '  {Enter}')
    await expect(visited.location?.pathname).toBe('/products')
    await userEvent.clear(box)
    await userEvent.type(box, 'padlock{Enter}')
    await pageShown('Search')
    await expect(visited.location?.pathname).toBe('/searchbarr')
    await expect(visited.location?.search).toBe('?q=padlock')
    await expect(box).toHaveValue('padlock')
    await waitFor(() => expect(callsTo('GET /products/search-products')).toHaveLength(1))
    await expect(callsTo('GET /products/search-products')[0]?.search).toBe('?q=padlock')
    await screen.findByText(/^\d+ parts found$/)
    const [first] = within(screen.getByRole('main')).getAllByRole('link', {
      name: /padlock.*Rs\. [\d,]+\.\d\d$/i,
    })
    await expect(first?.getAttribute('href')).toMatch(/^\/products\/\d+$/)
  },
}

/** The search page's own box: results follow 300 ms after the last key; what is not in the catalogue says 'No products found'. */
export const SearchPage: Story = {
  name: 'Search page',
  tags: ['spec:SRCH-08', 'spec:BEY-04'],
  parameters: { visit: '/searchbarr?q=hinge' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText(/^\d+ parts found$/)
    const box = within(screen.getByRole('main')).getByRole('searchbox', { name: 'Search for a product' })
    await expect(box).toHaveValue('hinge')
    await userEvent.clear(box)
    await userEvent.type(box, 'zebra')
    await screen.findByText('No products found', undefined, { timeout: 3000 })
    await expect(visited.location?.search).toBe('?q=zebra')
    await expect(callsTo('GET /products/search-products').map(({ search }) => search)).toEqual([
      '?q=hinge',
      '?q=zebra',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(visited.location?.search).toBe(''))
  },
}
