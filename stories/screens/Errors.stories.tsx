import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { clock } from '../../mocks/clock.ts'
import { storyRouter } from '../../mocks/visit.ts'
import NotFound from '../../src/pages/NotFound.tsx'
import { ErrorBoundary } from '../../src/sections/ErrorScreen.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { withPage } from './routes.ts'
import { expectLink, expectPath, pageShown, press } from './shown.ts'

/** Pages for what went wrong: an address that the shop does not have, a page that crashed or was not loaded. */
export default {
  title: 'Screens/Errors',
  component: NotFound,
  subcomponents: { ErrorBoundary },
  render: shop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta
type Story = StoryObj

const screenOfError = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong on this page' })
  return within(screen.getByRole('main'))
}

/** An address that the shop does not have gets its own page, with links to go on. */
export const PageNotFound: Story = {
  name: 'Error, page not found',
  tags: ['spec:ERR-01', 'picture:ERR-01', 'error'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours'), visit: '/hinges-and-more' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    const main = within(screen.getByRole('main'))
    // The words of the address are searched for.
    const parts = await main.findByRole('region', { name: 'Parts for ‘hinges and more’' })
    const found = within(within(parts).getByRole('list')).getAllByRole('link')
    await expect(found).toHaveLength(5)
    for (const link of found) await expect(link).toHaveTextContent(/hinge/i)
    await waitFor(() => expect(document.title).toBe(`Page not found | ${config.name}`))
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 1 more
      heading 1 Page not found
      There is no page at this address. It may be mistyped. Search for a part by name or part number, or start \
      from one of these. | link Products, to /products | link Categories, to /categories
      link Search, to /searchbarr | link Home, to /
      region: heading 2 Parts for ‘hinges and more’ | 5 parts
      link All results Parts for ‘hinges and more’, to /searchbarr?q=hinges%20and%20more
      - link HNG-B76-SB Brass butt hinge 76 × 52 mm, satin brass Brass butt hinges Rs. 1,720.00 inc VAT, to \
      /products/101 | and 4 more
      navigation Ranges
      heading 2 Our Range of Products | - link Hinges, to /category/hinges/products | and 9 more`,
      { most: 1 },
    )
  },
}

function Broken(): never {
  throw new Error('This page is broken on purpose')
}

/** A page crashed: the navigation bar and the footer stay, and the page says what to do. Retry loads the page anew. */
export const PageCrashed: Story = {
  name: 'Error, page crashed',
  tags: ['spec:ERR-02', 'picture:ERR-02', 'error'],
  parameters: { visit: '/broken', expectedErrors: [/broken on purpose/, /%o/] },
  beforeEach: () => withPage('/broken', async () => ({ default: Broken })),
  play: async () => {
    const main = await screenOfError()
    await expectLink(main, config.phone.display, `tel:${config.phone.dial}`)
    await expectLink(main, 'Home', '/')
    await expectLink(main, 'Products', '/products')
    await waitFor(() => expect(document.title).toBe(`Something went wrong | ${config.name}`))
    await userEvent.click(main.getByRole('link', { name: 'Products' }))
    await pageShown('Products')
    storyRouter.go(-1)
    await screenOfError()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const loads: string[] = []
    const keep = (event: NavigateEvent) => {
      event.preventDefault()
      loads.push(event.navigationType)
    }
    window.navigation.addEventListener('navigate', keep, { once: true })
    await press('Retry')
    await waitFor(() => expect(loads).toEqual(['reload']))
  },
}

/** The code of the page does not come: after the 120 s of §9 it counts as failed. On another page the error is gone. */
export const ChunkTooLate: Story = {
  name: 'Behaviour, chunk not loaded in time',
  tags: ['spec:ERR-02', 'behaviour', 'desktop'],
  ...onlyAt('desktop', {
    chromatic: notPhotographed,
    visit: '/slow',
    expectedErrors: [/Nothing arrived within/, /%o/],
  }),
  beforeEach: () => {
    clock.hold()
    return withPage('/slow', () => new Promise(() => undefined))
  },
  play: async () => {
    await screen.findByText('Loading page')
    await clock.pass(119_999)
    await expect(clock.next()).toBe(1)
    // As tall as the window, so that the footer does not jump.
    const loading = screen.getByText('Loading page').closest<HTMLElement>('[role=status]')
    await expect(loading?.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight)
    await clock.pass(1)
    await screenOfError()
    await userEvent.click(screen.getByRole('link', { name: 'About Us' }))
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await expectPath('/about-us')
  },
}
