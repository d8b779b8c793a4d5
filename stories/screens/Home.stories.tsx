import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Home from '../../src/pages/Home.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { fullMotion, lessMotion } from './motion.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { expectLink, expectNoToast, expectPath, main, restAt } from './shown.ts'

/** Home, `/` (§2, Home extras), reached by opening the shop, by the logo, or by Home in the navigation bar. */
export default {
  title: 'Screens/Home',
  component: Home,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/' },
  // Later visits of the session: the loading bar shows on the first one only.
  beforeEach: () => sessionStorage.setItem('homeOpened', 'true'),
} satisfies Meta
type Story = StoryObj

const announcements = () => screen.findByRole('region', { name: 'Announcements' })
const banners = () => screen.findByRole('region', { name: 'Banners' })
const row = (name: string) => screen.findByRole('region', { name })
const cards = (within_: HTMLElement) => within(within_).getAllByRole('link', { name: /^Details, / })

/** Waits for the sections below the first view, which load after it. */
const goOn = () => screen.findByRole('heading', { level: 2, name: 'From the trade counter in Colombo' })

const notice = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: '',
  link: null,
  is_active: 1,
  is_urgent: 0,
  start_date: '2026-11-16',
  end_date: '2026-11-24',
  ...more,
})
const closed = 'Trade counter closed on Il Poya Day, Tuesday 24 November.'

function firstVisit() {
  sessionStorage.removeItem('homeOpened')
  clock.hold()
}
/** Returns the loading bar once the requests of the page behind it have ended. */
const loadingBar = async () => {
  const bar = await screen.findByRole('progressbar', { name: 'Loading the counter' })
  await networkIdle()
  return bar
}

const expectInOrder = async (parts: HTMLElement[]) => {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (next) await expect(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
}

const everyPart = async () => {
  await goOn()
  return [
    screen.getByRole('img', { name: 'Hardware standing on a tape measure, at true scale to each other' }),
    await announcements(),
    await banners(),
    await row('Colombo 1-2 days, island-wide 2-5 days'),
    screen.getByRole('heading', { level: 2, name: `${formatRs(limits.promotionOff)} off` }),
    await row('Categories'),
    await row('Building and Construction'),
    await row('Cutting Tools'),
    await row('New arrivals'),
    await row('How this shop works'),
    await row('Brands on the shelf'),
    await row('From the trade counter in Colombo'),
  ]
}

/** The first visit of a session (§9 "home loading bar advances 10% every 200 ms"): the page loads behind the bar. */
export const Loading: Story = {
  name: 'Loading, the first visit of a session',
  tags: ['spec:HOME-01', 'picture:HOME-01', 'loading'],
  beforeEach: firstVisit,
  play: async () => {
    const bar = await loadingBar()
    // The heading exists from the start, and the rest of the page loads out of sight.
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Hardware & building supplies' }),
    ).toBeInTheDocument()
    await waitFor(async () => expect(await callsTo('GET /content/announcements/active')).toHaveLength(1))
    await expect((await announcements()).closest('[inert]')).not.toBeNull()
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    for (const percent of [10, 20, 30, 40]) {
      await clock.pass(199)
      await expect(bar).toHaveAttribute('aria-valuenow', String(percent - 10))
      await clock.pass(1)
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', String(percent)))
    }
    await expect(screen.getByText('Loading the counter, 40%')).toBeVisible()
    await restAt(bar)
  },
}

/** After two seconds the page appears (decision 18); with reduced motion the tape is filled without an animation. */
export const LoadingEnded: Story = {
  name: 'Behaviour, after the loading bar',
  tags: ['spec:HOME-01', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  beforeEach() {
    firstVisit()
    return lessMotion()
  },
  play: async () => {
    const bar = await loadingBar()
    await clock.pass(600)
    await expect(await screen.findByText('Loading the counter, 30%')).toBeVisible()
    await expect(bar.getAnimations({ subtree: true })).toHaveLength(0)
    await clock.pass(1200)
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '90'))
    await clock.pass(200)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    await waitFor(async () => expect((await announcements()).closest('[inert]')).toBeNull())
    await expect(await banners()).toBeVisible()
    await waitFor(() => expect(sessionStorage.getItem('homeOpened')).toBe('true'))
  },
}

/** A later visit in the same session: everything of §2, in the order of decision 18. */
export const Ready: Story = {
  tags: ['spec:HOME-02', 'spec:HOME-12', 'spec:HOME-14', 'picture:HOME-02', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours') }),
  play: async () => {
    const parts = await everyPart()
    await expectInOrder(parts)
    await expect(screen.queryByRole('progressbar')).toBeNull()
    const bars = within(parts[3] as HTMLElement).getAllByRole('listitem')
    await expect(bars.map((bar) => bar.querySelector('p')?.textContent)).toEqual([
      'Processing within 24 hours',
      'Colombo 1-2 days',
      'Island-wide 2-5 days',
    ])
    const building = await row('Building and Construction')
    await waitFor(() => expect(cards(building)).toHaveLength(8))
    await expect((await callsTo('GET /products')).map(({ search }) => search).sort()).toEqual([
      '?categoryId=35',
      '?categoryId=41',
    ])
    const arrivals = await row('New arrivals')
    const picture = await within(arrivals).findByRole<HTMLImageElement>('img', { name: /^Lever on plate/ })
    await expect(picture.getAttribute('src')).toContain('promotion-brass')
    await expect(
      await callsTo('GET /content/promotional-banners/location/home-page-new-arrivals'),
    ).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe(`${config.name} | ${config.tagline}`))
    // Where less motion is asked for, nothing rotates until it is started.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const [start, live] = still ? ['Play', 'polite'] : ['Pause', 'off']
    await expectMainOutline(
      `heading 1 Hardware & building supplies
      Hinges, locks, fixings and cutting tools, by part number, millimetre or inch.
      link Browse products, to /products | img Hardware standing on a tape measure, at true scale to each other
      region Announcements | button ${start} announcements | live ${live} | group Announcement 1 of 3 | Notice
      link Trade counter closed on Il Poya Day, Tuesday 24 November., to /contact-us
      Orders placed online are processed the next working day. | button Previous announcement
      button Announcement 1, current | button Announcement 2 | button Announcement 3 | button Next announcement
      button Close announcements
      region Banners | button ${start} banners | live ${live} | group Banner 1 of 4
      heading 2 Diamond discs and cut-off discs
      Segmented, turbo and continuous rim, bore 22.2 mm. Pick by what you cut.
      link See the range , Diamond discs and cut-off discs, to /category/discs/products?cat_id=3501
      img Diamond discs of 115, 125 and 230 mm, segmented and turbo, to one scale | button Previous banner
      button Banner 1, current | button Banner 2 | button Banner 3 | button Banner 4 | button Next banner | 1 of 4
      button Next picture, 1 of 2 is shown
      region: heading 2 Colombo 1-2 days, island-wide 2-5 days
      Orders are processed within 24 hours. Delivery is free when your order is over ${formatRs(limits.freeDeliveryOver)}. | - Processing
      within 24 hours | and 2 more | - heading 2 ${formatRs(limits.promotionOff)} off
      On orders over ${formatRs(limits.promotionOver)}. Taken off at checkout, no code to enter. | link Browse products, to /products
      and 2 more
      region: heading 2 Categories | 12 ranges | link All ranges Categories, to /categories
      - link Hinges, to /categories/hinges | and 11 more
      region: heading 2 Building and Construction | 8 of 29 parts
      link See More Building and Construction, to /category/building-and-construction/products?cat_id=41
      - Part Number | BLD-C50-GY | heading 3 Portland cement 42.5 N, 50 kg bag
      link *, to /products/1101, no Tab stop, * | Rs. 2,350.00 | inc VAT | bag of 50 kg | Colombo only
      Cash on delivery only | link Details, *, to /products/1101 | button Add, *, Add to cart
      link Buy, *, to /buying?product=1101&qty=1 | and 7 more
      region: heading 2 Cutting Tools | 8 of 24 parts
      link See More Cutting Tools, to /category/cutting-tools/products?cat_id=35 | - Part Number | CUT-D115-SG
      heading 3 Diamond disc 115 mm, segmented | link *, to /products/1201, no Tab stop, * | Rs. 1,480.00
      inc VAT | each | link Details, *, to /products/1201 | button Add, *, Add to cart
      link Buy, *, to /buying?product=1201&qty=1 | and 7 more
      region: heading 2 New arrivals | 6 of 12 parts | link See More New arrivals, to /products
      - heading 3 One finish through the whole door | Levers, hinges and padlocks in matching satin brass.
      img Lever on plate, butt hinge and padlock in satin brass, to one scale | and 6 more
      region: heading 2 How this shop works | (How this shop works) | - heading 3 Delivered across the island
      Colombo 1-2 days, island-wide 2-5 days. | and 3 more
      region: heading 2 Brands on the shelf | 16 brands | - link Brennock, to /products?brand=Brennock
      and 15 more
      region: heading 2 From the trade counter in Colombo
      ${config.name} supplies hinges, locks, door and window hardware, fixings and cutting tools to builders, \
      joiners and homeowners across Sri Lanka.
      Every part here carries the number on our shelf. Bring it to the counter, read it out on the phone, or order \
      it online. It is the same part. | link About Us, to /about-us`,
      { most: 1 },
    )
  },
}

/** The home page on a phone, its sections stacked (§2). */
export const ReadyOnAPhone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:HOME-03', 'spec:HOME-12', 'picture:HOME-03', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    const parts = await everyPart()
    await expectInOrder(parts)
    const tops = parts.map((part) => part.getBoundingClientRect().top)
    await expect([...tops].sort((a, b) => a - b)).toEqual(tops)
    await expectLink(main(), 'Search for a product', '/searchbarr')
    const [ranges] = screen.getAllByRole('list', { name: 'Ranges' })
    await expect(ranges?.innerText.split('\n')).toEqual(config.ranges.slice(0, 6).map(({ name }) => name))
    const promos = within(parts[4]?.closest('ul') as HTMLElement).getAllByRole('listitem')
    await expect(new Set(promos.map(({ offsetLeft }) => offsetLeft)).size).toBe(1)
    await waitFor(async () => expect(cards(await row('Cutting Tools'))).toHaveLength(4))
    for (const word of within(await announcements()).getAllByText(/^(Notice|Urgent)$/))
      await expect(word.offsetHeight, 'one line, beside several of text').toBeLessThan(30)
  },
}

/** A single announcement: its only control closes it. A new one opens the bar again (decision 17). */
export const OneAnnouncement: Story = {
  name: 'Ready, one announcement',
  tags: ['spec:HOME-04', 'spec:HOME-06', 'spec:HOME-07', 'picture:HOME-04'],
  parameters: { stored: { announcementDismissed: [2] } },
  beforeEach: ({ msw }) =>
    msw.use(
      states.content.announcements([
        notice(1, closed, { link: '/contact-us' }),
        notice(2, 'Closed by the visitor'),
      ]),
    ),
  play: async () => {
    await expect(await announcements()).not.toHaveAttribute('aria-roledescription')
    await expectOutline(
      screen.getByRole('region', { name: 'Announcements' }),
      `Notice | link Trade counter closed on Il Poya Day, Tuesday 24 November., to /contact-us
      button Close announcements`,
    )
    await restAt(await announcements())
  },
}

/** Three announcements (§2 "with prev, next and dots"); choosing one stops the rotation. */
export const SeveralAnnouncements: Story = {
  name: 'Ready, several announcements',
  tags: ['spec:HOME-05', 'spec:BEY-17', 'picture:HOME-05', 'picture:BEY-17'],
  beforeEach: () => {
    clock.hold()
    return fullMotion()
  },
  play: async () => {
    const bar = within(await announcements())
    // The pause button is the first stop of the Tab key.
    await expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pause announcements',
      'Previous announcement',
      'Announcement 1',
      'Announcement 2',
      'Announcement 3',
      'Next announcement',
      'Close announcements',
    ])
    await clock.pass(4999)
    await expect(bar.getByText(closed)).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Announcement 1' })).toHaveAttribute('aria-current', 'true')

    await userEvent.click(bar.getByRole('button', { name: 'Next announcement' }))
    await expect(await bar.findByRole('group', { name: 'Announcement 2 of 3' })).toHaveTextContent(
      'Heavy rain in the Kelani valley.',
    )
    await expect(bar.getByRole('button', { name: 'Play announcements' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Previous announcement' }))
    await userEvent.click(bar.getByRole('button', { name: 'Previous announcement' }))
    await expect(bar.getByRole('button', { name: 'Announcement 3' })).toHaveAttribute('aria-current', 'true')
    await expect(bar.getByRole('group', { name: 'Announcement 3 of 3' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Next announcement' }))
    await expect(bar.getByRole('group', { name: 'Announcement 1 of 3' })).toBeVisible()
    for (const at of [2, 1]) {
      await userEvent.click(bar.getByRole('button', { name: `Announcement ${at}` }))
      await expect(bar.getByRole('group', { name: `Announcement ${at} of 3` })).toBeVisible()
    }
    await expect(bar.queryByRole('group', { name: 'Announcement 2 of 3' })).toBeNull()
    await expect(
      bar.getAllByRole('group', { hidden: true }).map((slide) => slide.hasAttribute('inert')),
    ).toEqual([false, true, true])
    await restAt(await announcements())
  },
}

/** The bar was closed (§2 "hides the bar and stores a dismissed flag"), and stays so when the visitor returns. */
export const AnnouncementsClosed: Story = {
  name: 'Behaviour, announcements closed',
  tags: ['spec:HOME-07', 'picture:HOME-07', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, stored: { announcementDismissed: [9] } }),
  play: async () => {
    const bar = await announcements()
    // Another tab has closed one, too.
    localStorage.setItem('announcementDismissed', '[8]')
    await userEvent.click(within(bar).getByRole('button', { name: 'Close announcements' }))
    await expect(bar).not.toBeInTheDocument()
    await waitFor(() => expect(localStorage.getItem('announcementDismissed')).toBe('[8,9,1,2,3]'))
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(menu.getByRole('link', { name: 'About Us' }))
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    storyRouter.go(-1)
    const next = await banners()
    // Nor is there room for what does not come.
    await expect(next.parentElement?.previousElementSibling).toBeNull()
    // The bar would stand above the banners.
    await restAt(next)
  },
}

/** §4 "only active ones within their start and end dates are shown"; here today is 20 November. An urgent one is marked (§3). */
export const AnnouncementWindow: Story = {
  name: 'Ready, announcements by date, an urgent one',
  tags: ['spec:HOME-06', 'spec:HOME-08', 'picture:HOME-06', 'picture:HOME-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      states.content.announcements([
        notice(1, 'Over since yesterday', { end_date: '2026-11-19' }),
        notice(2, 'From tomorrow', { start_date: '2026-11-21' }),
        notice(3, 'Switched off', { is_active: 0 }),
        notice(4, 'Heavy rain in the Kelani valley.', {
          content: 'Deliveries to Kaduwela may take one day longer.',
          is_urgent: 1,
          start_date: '2026-11-20',
          end_date: '2026-11-20',
        }),
      ]),
    ),
  play: async () => {
    const bar = await announcements()
    await expect(within(bar).getByText('Urgent').parentElement).toHaveClass('bg-danger')
    await expectOutline(
      screen.getByRole('region', { name: 'Announcements' }),
      `Urgent | Heavy rain in the Kelani valley. Deliveries to Kaduwela may take one day longer.
      button Close announcements`,
    )
    await restAt(bar)
  },
}

/** §8 "Silent failures ... announcements": the banners follow the header image; rows without products are left out. */
export const NoAnnouncements: Story = {
  name: 'Empty, no announcements, no products in the rows',
  tags: ['spec:HOME-09', 'spec:HOME-12', 'picture:HOME-09', 'empty', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) =>
    msw.use(
      states.content.announcementsFailed,
      states.products.none,
      states.content.banner({
        description: 'On every shelf of the counter.',
        current_image: '/images/set/promotion-brass@800.webp',
      }),
    ),
  play: async () => {
    const next = await banners()
    // Nor is there room for what does not come.
    await expect(next.parentElement?.previousElementSibling).toBeNull()
    await goOn()
    for (const name of ['Cutting Tools', 'Building and Construction'])
      await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
    const arrivals = within(await row('New arrivals'))
    await expect(await arrivals.findByText('On every shelf of the counter.')).toBeVisible()
    for (const heading of arrivals.getAllByRole('heading')) await expect(heading).not.toBeEmptyDOMElement()
    await expectNoToast()
    await restAt(next)
  },
}

const bannersOnly: Story['beforeEach'] = ({ msw }) => {
  msw.use(states.content.announcements([]))
  clock.hold()
  return fullMotion()
}

/** §2 "rotates every 8 seconds"; the second picture of the first banner is chosen, which stops the rotation. */
export const Banners: Story = {
  name: 'Ready, banners',
  tags: ['spec:HOME-10', 'spec:BEY-17', 'picture:HOME-10'],
  beforeEach: bannersOnly,
  play: async () => {
    const slider = await banners()
    const inside = within(slider)
    await expect(inside.getAllByRole('button')[0]).toHaveAccessibleName('Pause banners')
    await expect(inside.getByText('1 of 4')).toBeVisible()
    await expect(
      inside.getByRole('heading', { level: 2, name: 'Diamond discs and cut-off discs' }),
    ).toBeVisible()
    await expect(inside.getByRole('link')).toHaveAccessibleName(/^See the range.*Diamond discs/)
    // Pictures are not requested before they are shown.
    await expect(slider.querySelectorAll('img')).toHaveLength(1)
    await userEvent.click(inside.getByRole('button', { name: 'Next picture, 1 of 2 is shown' }))
    await expect(
      await inside.findByRole('img', {
        name: 'Cut-off discs of 115 and 230 mm and a tile disc of 115 mm, to one scale',
      }),
    ).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Play banners' })).toBeVisible()
    await restAt(slider)
  },
}

/** On a tablet no slide cuts off its button, although the text needs more height than the picture. */
export const BannersOnTablet: Story = {
  name: 'Ready, banners on a tablet',
  tags: ['spec:HOME-10', 'picture:HOME-10', 'tablet'],
  ...onlyAt('tablet'),
  beforeEach: bannersOnly,
  play: async () => {
    const slider = await banners()
    const slides = within(slider).getAllByRole('group', { hidden: true })
    await expect(slides).toHaveLength(4)
    for (const slide of slides) {
      const button = within(slide).getByRole('link', { hidden: true, name: /^See the range/ })
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(slide.getBoundingClientRect().bottom)
    }
    await restAt(slider)
  },
}

/** A back end whose banners have only images (§3 "Home banner: images, each with image_url"). */
export const BannersOfImages: Story = {
  name: 'Ready, banners with images only',
  tags: ['spec:HOME-10'],
  beforeEach: ({ msw }) =>
    msw.use(
      states.content.banners([
        { images: [{ image_url: '/images/set/banner-padlocks-1@1600.webp', alt_text: 'Brass padlocks' }] },
        { images: [{ image_url: '/images/set/banner-roofing-1@1600.webp' }] },
      ]),
    ),
  play: async () => {
    const slider = within(await banners())
    const picture = slider.getByRole('img', { name: 'Brass padlocks' })
    await expect(slider.queryByRole('heading')).toBeNull()
    await expect(slider.queryByRole('link')).toBeNull()
    const slide = slider.getByRole('group', { name: 'Banner 1 of 2' })
    await expect(picture.getBoundingClientRect().width).toBeCloseTo(slide.getBoundingClientRect().width, 0)
    const { width, height } = slide.getBoundingClientRect()
    await expect(picture.getBoundingClientRect().height).toBeCloseTo(height, 0)
    await expect(width / height).toBeCloseTo(window.innerWidth < 768 ? 2 : 3, 1)
    await restAt(await banners())
  },
}

/** The banners could not be loaded: §8 "Nothing is displayed", and the rest of the page is intact. */
export const BannersFailed: Story = {
  name: 'Error, banners',
  tags: ['spec:HOME-11', 'picture:HOME-11', 'error', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(states.content.bannersFailed)
    // No time passes: the page does not wait for the end of the loading bar.
    clock.hold()
  },
  play: async () => {
    const before = await announcements()
    await goOn()
    await expect(screen.queryByRole('region', { name: 'Banners' })).toBeNull()
    await expect(await row('Categories')).toBeVisible()
    await expect(before.nextElementSibling).toHaveAttribute('aria-labelledby', 'home-delivery')
    await expectNoToast()
    // The banners would stand below the announcements.
    await restAt(before)
  },
}

const rowsAt = (width: number, count: number): Story => ({
  play: async () => {
    await goOn()
    await expect(window.innerWidth).toBe(width)
    for (const name of ['Building and Construction', 'Cutting Tools']) {
      const section = await row(name)
      await waitFor(() => expect(cards(section)).toHaveLength(count))
      // As rendered: the counts of other widths are hidden.
      await expect(section.innerText.match(/\d+ of \d+ parts/g)).toEqual([
        expect.stringMatching(new RegExp(`^${count} of`)),
      ])
    }
    await restAt(await row('Building and Construction'))
  },
})

/** Product rows at 480 px: §9 "Home product row visible count 4 (up to 480)". */
export const RowsAt480: Story = {
  ...rowsAt(480, 4),
  ...onlyAt('row480'),
  name: 'Ready, rows at 480 px',
  tags: ['spec:HOME-12', 'picture:HOME-12', 'row480'],
}

/** Product rows one pixel wider than those of four: §9 "6 (up to 768)". */
export const RowsAt481: Story = {
  ...rowsAt(481, 6),
  ...onlyAt('row481'),
  name: 'Ready, rows at 481 px',
  tags: ['spec:HOME-12', 'row481'],
}

/** Product rows at the upper bound of §9 "6 (up to 768)". */
export const RowsAt768: Story = {
  ...rowsAt(768, 6),
  ...onlyAt('row768'),
  name: 'Ready, rows at 768 px',
  tags: ['spec:HOME-12', 'picture:HOME-12', 'row768'],
}

/** Product rows one pixel wider than those of six: §9 "else 8". */
export const RowsAt769: Story = {
  ...rowsAt(769, 8),
  ...onlyAt('row769'),
  name: 'Ready, rows at 769 px',
  tags: ['spec:HOME-12', 'row769'],
}

/** §2 "See More goes to the category list", with its id and name; cards are counted as they come into view (§4). */
export const SeeMore: Story = {
  name: 'Redirecting, See More',
  tags: ['spec:HOME-13', 'spec:TRK-02', 'picture:HOME-13', 'redirecting', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, cookies: ['cookie_consent=true'] }),
  play: async () => {
    await goOn()
    const views = async () => (await callsTo('POST /analytics/user/product-view')).length
    for (const name of ['New arrivals', 'Cutting Tools']) {
      const before = await views()
      ;(await row(name)).scrollIntoView()
      await waitFor(async () => expect(await views()).toBeGreaterThan(before))
    }
    await userEvent.click(
      within(await row('Cutting Tools')).getByRole('link', { name: 'See More Cutting Tools' }),
    )
    await expectPath('/category/cutting-tools/products')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?cat_id=35'))
    await waitFor(() => expect(storyRouter.location?.state).toEqual({ cat_id: 35, name: 'Cutting Tools' }))
    await screen.findByRole('heading', { level: 1, name: 'Cutting Tools' })
  },
}

/** See More on a phone (§2 "or expands all on small screens"); a second press closes the row again. */
export const SeeMoreOnAPhone: Story = {
  name: 'Ready, a row expanded on a phone',
  tags: ['spec:HOME-13', 'picture:HOME-13', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await goOn()
    const section = await row('Building and Construction')
    const more = await within(section).findByRole('button', { name: 'See More Building and Construction' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    const all = Number(/(\d+) parts/.exec(section.textContent ?? '')?.[1])
    await expect(all).toBeGreaterThan(8)
    await expect(cards(section)).toHaveLength(all)
    await expect(more).toHaveFocus()
    await expect(more).toHaveAccessibleName('See Less Building and Construction')
    await expectPath('/')
    await userEvent.click(more)
    await expect(cards(section)).toHaveLength(4)
    await userEvent.click(more)
    await expect(cards(section)).toHaveLength(all)
    await restAt(more)
  },
}

/** The promotional banner: §4 "or hidden on error". The brands: §8 "Silent failures ... brands". Both are left out. */
export const PromotionFailed: Story = {
  name: 'Error, promotional banner and brands',
  tags: ['spec:HOME-02', 'spec:HOME-14', 'error', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) => msw.use(states.content.bannerFailed, states.products.brandsFailed),
  play: async () => {
    await goOn()
    const section = await row('New arrivals')
    await waitFor(() => expect(cards(section)).toHaveLength(8))
    await expect(within(section).queryByText('One finish through the whole door')).toBeNull()
    await expect(within(section).getByText('8 of 12 parts')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Brands on the shelf' })).toBeNull())
    await expectNoToast()
    await restAt(section)
  },
}

/** §8 "Toast 'Failed to get categories'", and "Toast 'Error Loading Products'" once for both rows; each says so. */
export const CategoriesFailed: Story = {
  name: 'Error, categories and product rows',
  tags: ['spec:HOME-12', 'spec:HOME-15', 'picture:HOME-15', 'error'],
  beforeEach: ({ msw }) => msw.use(states.categories.failed, states.products.failed),
  play: async () => {
    await goOn()
    const toasts = () =>
      [...document.querySelectorAll('[data-sonner-toast][data-type="error"]')].map((each) => each.textContent)
    await waitFor(() =>
      expect(toasts().toSorted()).toEqual(['Error Loading Products', 'Failed to get categories']),
    )
    await expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(2)
    const section = within(await row('Cutting Tools'))
    await expect(await section.findByText('Error Loading Products')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await row('Building and Construction')).toHaveTextContent('Error Loading Products')
    const none = within(await row('Categories'))
    await expect(none.getByRole('heading', { name: 'Failed to get categories' })).toBeVisible()
    await userEvent.click(none.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await callsTo('GET /categories/primary')).toHaveLength(2))
    await restAt(await none.findByRole('button', { name: 'Retry' }))
  },
}

/** The two product rows of §2, the new arrivals and their banner are loading, in the room that they will take. */
export const PromotionLoading: Story = {
  name: 'Loading, product rows and new arrivals',
  tags: ['spec:HOME-12', 'spec:HOME-14', 'picture:HOME-14', 'loading', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) => msw.use(...states.products.arrivalsLoading, states.products.loading),
  play: async () => {
    await goOn()
    const products = await row('Cutting Tools')
    await expect(products).toHaveAttribute('aria-busy', 'true')
    await expect(products.querySelectorAll('li')).toHaveLength(8)
    const section = await row('New arrivals')
    await expect(section).toHaveAttribute('aria-busy', 'true')
    await expect(within(section).queryByRole('heading', { level: 3 })).toBeNull()
    await expect(section.querySelectorAll('li').length).toBeGreaterThan(4)
    await expect(section.querySelector('li')?.children).toHaveLength(1)
    await restAt(section)
  },
}
