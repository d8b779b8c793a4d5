import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo, responds } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { products } from '../../src/api/products.ts'
import ProductList from '../../src/pages/ProductList.tsx'
import { BackToTop as TopButton } from '../../src/sections/BackToTop.tsx'
import { NavBar } from '../../src/sections/NavBar.tsx'
import { Navigation } from '../../src/sections/Navigation.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { expectPath, navBar, pageShown, press, restAt } from './shown.ts'

/** The navigation bar and the back-to-top button (§2 Shared frame), which are on every page. */
export default {
  title: 'Screens/Navigation',
  component: ProductList,
  subcomponents: { NavBar, Navigation, TopButton },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products' },
} satisfies Meta
type Story = StoryObj

const row = () => within(navBar().getByRole('navigation', { name: 'Main' }))
/** The button of the Policy menu, which is a plain link until the code of the menu has loaded. */
const policy = () => row().findByRole('button', { name: 'Policy' })

/** A visitor: links, Policy, Login/Register, cart, phone line, four social networks, OFFERS and search (§2). */
export const Visitor: Story = {
  name: 'Ready, visitor',
  tags: ['spec:NAV-01', 'picture:NAV-01', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours') }),
  play: async () => {
    await pageShown('Products')
    await expect(await policy()).toHaveAttribute('aria-expanded', 'false')
    await expect(navBar().getByRole('link', { name: 'Cart' }).querySelector('svg')).toBeVisible()
    for (const network of ['Facebook', 'Instagram', 'YouTube', 'TikTok']) {
      const link = navBar().getByRole('link', { name: `${config.name} on ${network}` })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
    await expect(navBar().getByPlaceholderText('Search for a product')).toBeVisible()
    // The label OFFERS leads to what the discount is.
    await expectOutline(
      screen.getByRole('banner'),
      `link ${config.phone.display}, to tel:${config.phone.dial} | Trade counter Mon-Fri 8 am-5 pm
      - link ${config.name} on Facebook, to https://facebook.example/nilodepot
      - link ${config.name} on Instagram, to https://instagram.example/nilodepot
      - link ${config.name} on YouTube, to https://youtube.example/nilodepot
      - link ${config.name} on TikTok, to https://tiktok.example/nilodepot | link ${config.name}, to /
      form | combobox Search for a product, '' | button Search | link OFFERS, to /terms#prices
      link Order by list, to /order-by-list | link Login/Register, to /login | link Cart, to /cart
      navigation Main | - link Home, to / | - link Products, to /products, current page
      - link Categories, to /categories | - link About Us, to /about-us | - link Contact Us, to /contact-us
      - link Feedback, to /feedback | - link Complaint, to /complaint | - button Policy, haspopup menu`,
    )
    await restAt(screen.getByRole('banner'))
  },
}

/** Signed in: §2 "/profile is shown when logged in; /login ... is shown when logged out". */
export const LoggedIn: Story = {
  name: 'Ready, logged in',
  tags: ['spec:NAV-02', 'picture:NAV-02', 'desktop'],
  ...onlyAt('desktop', { user: 'ruwan' }),
  play: async () => {
    await expect(await navBar().findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await expect(navBar().queryByRole('link', { name: 'Login/Register' })).not.toBeInTheDocument()
    await restAt(screen.getByRole('banner'))
  },
}

/**
 * §2 "A Policy dropdown offers Shipping Policy, Return Policy, Terms & Conditions and Disclaimer". By keyboard: Enter opens it,
 * Escape closes it, and choosing an entry opens that page.
 */
export const PolicyOpen: Story = {
  name: 'Ready, Policy menu open',
  tags: ['spec:NAV-03', 'picture:NAV-03', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const first = () =>
      waitFor(() => expect(screen.getByRole('menuitem', { name: 'Shipping Policy' })).toHaveFocus())
    row().getByText('Policy').focus()
    // The button replaces the link once its code has loaded, and takes over the focus.
    await waitFor(async () => expect(await policy()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await first()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row().getByRole('button', { name: 'Policy' })).toHaveFocus())
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await first()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(async () => expect(await pageShown('Return Policy')).toHaveFocus())
    await expectPath('/return-policy')
    await expect(await policy()).toHaveAttribute('data-current', 'true')
    storyRouter.go(-1)
    await pageShown('Products')

    await userEvent.click(await policy())
    const menu = await screen.findByRole('menu', { name: 'Policy' })
    await expect(await policy()).toHaveAttribute('aria-expanded', 'true')
    await expectOutline(
      screen.getByRole('menu'),
      `menuitem Shipping Policy, to /shipping-policy, no Tab stop
      menuitem Return Policy, to /return-policy, no Tab stop | menuitem Terms & Conditions, to /terms, no Tab stop
      menuitem Disclaimer, to /disclaimer, no Tab stop`,
    )
    await restAt(menu)
  },
}

/** On a tablet a menu button replaces the links; search and OFFERS stay (§2 hides the label "on mobile"). */
export const Tablet: Story = {
  name: 'Ready, on a tablet',
  tags: ['spec:NAV-04', 'picture:NAV-04', 'tablet'],
  ...onlyAt('tablet'),
  play: async () => {
    await expect(navBar().getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(navBar().getByPlaceholderText('Search for a product')).toBeVisible()
    await expect(navBar().getByText('OFFERS')).toBeVisible()
    await expect(navBar().queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    await restAt(screen.getByRole('banner'))
  },
}

/** On a phone: §2 "a hamburger menu", no OFFERS label and no search field, but a search icon. */
export const Phone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:NAV-04', 'picture:NAV-04', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await expect(navBar().getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(navBar().getByText('OFFERS')).not.toBeVisible()
    await expect(navBar().getByPlaceholderText('Search for a product')).not.toBeVisible()
    await expect(navBar().getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/searchbarr')
    await expect(navBar().getByRole('link', { name: 'Cart' })).toBeVisible()
    await restAt(screen.getByRole('banner'))
  },
}

/** All fits into one row (§2); the badge is the "sum of quantities" (§3 cartCount): 12,345 and 3 make 12,348. */
export const SmallPhone: Story = {
  name: 'Ready, cart badge on a small phone',
  tags: ['spec:NAV-04', 'spec:NAV-07', 'small'],
  ...onlyAt('small', { stored: { cart: [inCart(301, 12_345), inCart(101, 3)] } }),
  play: async () => {
    await pageShown('Products')
    await expect(navBar().getByRole('link', { name: 'Cart, 12,348 items' })).toHaveTextContent('12,348')
    await restAt(screen.getByRole('banner'))
  },
}

const openMenu = async () => {
  await pageShown('Products')
  await userEvent.click(navBar().getByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  // What is in it comes after its first paint.
  await within(menu).findByRole('navigation', { name: 'Menu' })
  return menu
}
const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The menu on a phone (§2 "a hamburger menu with an overlay"): all links, policies, login, phone and networks. */
export const MenuOpen: Story = {
  name: 'Ready, menu open',
  tags: ['spec:NAV-05', 'picture:NAV-05', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    const menu = await openMenu()
    await expect(menu).toContainElement(document.activeElement as HTMLElement)
    const button = screen.getByRole('button', { name: 'Menu', hidden: true })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.previousElementSibling).toHaveClass('bg-backdrop')
    await expectOutline(
      screen.getByRole('dialog'),
      `heading 2 Menu | button Close
      navigation Menu | - link Home, to / | - link Products, to /products, current page
      - link Categories, to /categories | - link About Us, to /about-us | - link Contact Us, to /contact-us
      - link Feedback, to /feedback | - link Complaint, to /complaint | - link Order by list, to /order-by-list
      heading 3 Policy | list Policy | - link Shipping Policy, to /shipping-policy
      - link Return Policy, to /return-policy | - link Terms & Conditions, to /terms
      - link Disclaimer, to /disclaimer | link Login/Register, to /login
      link ${config.phone.display}, to tel:${config.phone.dial}
      - link ${config.name} on Facebook, to https://facebook.example/nilodepot
      - link ${config.name} on Instagram, to https://instagram.example/nilodepot
      - link ${config.name} on YouTube, to https://youtube.example/nilodepot
      - link ${config.name} on TikTok, to https://tiktok.example/nilodepot`,
      { at: 'phone' },
    )
    await restAt(menu)
  },
}

/** Escape, Close, a press on the overlay (§2 "with an overlay") and a link each close the menu. */
export const MenuCloses: Story = {
  name: 'Behaviour, menu closed again',
  tags: ['spec:NAV-02', 'spec:NAV-05', 'behaviour', 'phone'],
  ...onlyAt('phone', { chromatic: notPhotographed, user: 'demo' }),
  play: async () => {
    const products = await pageShown('Products')
    const page = storyRouter.location?.key
    /** The menu is closed and its history entry left, not only about to be. */
    const menuLeft = async () => {
      await menuGone()
      await waitFor(() => expect(storyRouter.location?.key).toBe(page))
    }
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await menuLeft()
    const button = navBar().getByRole('button', { name: 'Menu' })
    await waitFor(() => expect(button).toHaveFocus())

    const again = await openMenu()
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
    await menuLeft()

    // Safari gives a pressed button no focus: the next Tab goes on from the heading.
    button.blur()
    button.click()
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    await menuLeft()
    await waitFor(() => expect(products).toHaveFocus())

    // Pressed again before the page has gone back, the button opens the menu again.
    const closed = await openMenu()
    const onMenu = storyRouter.location?.key
    within(closed).getByRole('button', { name: 'Close' }).click()
    await menuGone()
    button.click()
    await waitFor(() => expect(storyRouter.location?.key).not.toBe(onMenu))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open'))
    await userEvent.keyboard('{Escape}')
    await menuLeft()

    // So it does when it was opened, closed and pressed again before the address had changed even once.
    button.click()
    const close = await screen.findByRole('button', { name: 'Close' })
    close.click()
    await menuGone()
    button.click()
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(menu.previousElementSibling as HTMLElement)
    await menuLeft()
    await waitFor(() => expect(button).toHaveFocus())

    const last = within(await openMenu())
    await expect(await last.findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await userEvent.click(last.getByRole('link', { name: 'Contact Us' }))
    const heading = await pageShown('Contact Us')
    await menuGone()
    await waitFor(() => expect(heading).toHaveFocus())
    await expectPath('/contact-us')
    await waitFor(() => expect(storyRouter.location?.state).toBeNull())
    storyRouter.go(-1)
    await pageShown('Products')
  },
}

/** §2 "The bar takes a shrunk style once the page is scrolled down"; the page does not move by a pixel. */
export const Scrolled: Story = {
  name: 'Ready, scrolled',
  tags: ['spec:NAV-06', 'picture:NAV-06', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const parts = await screen.findAllByRole('link', { name: /^Details, / })
    const header = screen.getByRole('banner')
    const full = header.offsetHeight
    const place = () => screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top + window.scrollY
    const before = place()
    await expect(header).not.toHaveAttribute('data-shrunk')
    window.scrollTo(0, 420)
    await waitFor(() => expect(header).toHaveAttribute('data-shrunk'))
    await waitFor(() => expect(header.offsetHeight).toBeLessThan(full))
    await expect(place()).toBe(before)
    // Forced colours give the bar a border.
    const border = window.matchMedia('(forced-colors: active)').matches ? 1 : 0
    const { bottom } = header.getBoundingClientRect()
    await expect(bottom).toBe(95 + border)
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--header')).toBe(`${bottom}px`),
    )
    // The hidden strip above the bar cannot be reached with Tab either.
    await expect(navBar().queryByRole('link', { name: config.phone.display })).not.toBeInTheDocument()
    await restAt(parts[3] as HTMLElement)
  },
}

/**
 * §2 "Back-to-top button. It appears after scrolling more than 300 px", beside the Buy buttons; on a phone in the bar. Pressed,
 * it is gone, the page is at its top, and the focus on the page.
 */
export const BackToTop: Story = {
  name: 'Ready, back to top',
  tags: ['spec:TOP-01', 'picture:TOP-01'],
  play: async () => {
    const buttons = await screen.findAllByRole('link', { name: /^Buy, / })
    const gone = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument())
    window.scrollTo(0, 301)
    await screen.findByRole('button', { name: 'Back to top' })
    window.scrollTo(0, 300)
    await gone()
    window.scrollTo(0, 640)
    await press('Back to top')
    await waitFor(() => expect(window.scrollY).toBe(0))
    await gone()
    await expect(screen.getByRole('main')).toHaveFocus()
    window.scrollTo(0, 301)
    const toTop = await screen.findByRole('button', { name: 'Back to top' })
    await expect(toTop).toBeVisible()
    // One for phones, in their bar, and one for the others.
    await waitFor(() => expect(screen.getAllByLabelText('Back to top')).toHaveLength(2))
    // It covers nothing: on a phone it is in the bar.
    const { left, bottom } = toTop.getBoundingClientRect()
    if (window.innerWidth < 768)
      await expect(bottom).toBeLessThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom)
    else
      await expect(left).toBeGreaterThanOrEqual(
        buttons[0]?.closest('ul')?.getBoundingClientRect().right ?? Infinity,
      )
    await restAt(buttons.at(-1) as HTMLElement)
  },
}

/** The first press of Tab reaches the skip link, which leads past the bar (beyond the specification). */
export const SkipLink: Story = {
  name: 'Ready, skip link',
  tags: ['spec:BEY-16', 'picture:BEY-16'],
  play: async () => {
    await pageShown('Products')
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('main')).toHaveFocus()
    skip.focus()
    await restAt(skip)
  },
}

/** A link opens its page at the top with the focus on the heading, unless the shopper has moved it meanwhile. */
export const FocusOnHeading: Story = {
  name: 'Redirecting, focus follows the page',
  tags: ['spec:BEY-16', 'redirecting', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed }),
  play: async ({ msw }) => {
    await screen.findAllByRole('link', { name: /^Details, / })
    await expect(document.body).toHaveFocus()
    // Half below the bar: what gets the focus comes out.
    const hidden = screen.getAllByRole('link', { name: /^Details, / })[8] as HTMLElement
    window.scrollBy(0, hidden.getBoundingClientRect().top - 80)
    hidden.focus()
    const { bottom } = screen.getByRole('banner').getBoundingClientRect()
    await waitFor(() => expect(hidden.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
    // So does what is half behind a sheet at the foot.
    await press('Cookie settings')
    const sheet = within(await screen.findByRole('region', { name: 'Cookies' }))
    const low = screen.getAllByRole('link', { name: /^Details, / })[4] as HTMLElement
    window.scrollBy(0, low.getBoundingClientRect().bottom - window.innerHeight + 20)
    low.focus()
    const foot = () => sheet.getByRole('button', { name: 'Reject' }).closest('section')!.offsetTop
    await waitFor(() => expect(low.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot()))
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await userEvent.click(row().getByRole('link', { name: 'About Us' }))
    await waitFor(async () => expect(await pageShown('About Us')).toHaveFocus())
    await waitFor(() => expect(window.scrollY).toBe(0))
    await waitFor(() => expect(document.title).toBe(`About Us | ${config.name}`))

    const asked = (id: number) =>
      waitFor(async () => expect(await callsTo(`GET /products/${id}`)).toHaveLength(1))
    msw.use(responds(products.one, { status: 404, json: {}, after: 300 }))
    clock.hold()
    storyRouter.open('/products/99998')
    await screen.findByText('Loading product...')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await asked(99998)
    await clock.pass(300)
    await waitFor(async () => expect(await pageShown('We do not have this product')).toHaveFocus())
    storyRouter.open('/products/99999')
    await screen.findByText('Loading product...')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    const home = row().getByRole('link', { name: 'Home' })
    home.focus()
    await asked(99999)
    await clock.pass(300)
    await pageShown('We do not have this product')
    await networkIdle()
    await expect(home).toHaveFocus()
  },
}
