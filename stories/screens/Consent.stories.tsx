import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import AboutUs from '../../src/pages/AboutUs.tsx'
import ContactUs from '../../src/pages/ContactUs.tsx'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { CookieConsent } from '../../src/sections/CookieConsent.tsx'
import { Footer } from '../../src/sections/Footer.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { footer, restAt } from './shown.ts'

/** The cookie question (§2 Shared frame, §4, §9), at the foot of the first page that a visitor opens. */
export default {
  title: 'Screens/Consent',
  component: ContactUs,
  subcomponents: { ProductDetail, AboutUs, CookieConsent, Footer },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products/301', cookies: [] },
} satisfies Meta
type Story = StoryObj

const cookieBanner = async () => within(await screen.findByRole('region', { name: 'Cookies' }))
const noCookieBanner = () => expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
const waitUntilClosed = () => waitFor(noCookieBanner)
const cookies = () =>
  new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [name: string, value: string]))
/** Whole days from now until a cookie ends. Stories have a date of their own, cookies the real one. */
async function daysOf(name: string) {
  const cookie = (await cookieStore.getAll()).find((each) => each.name === name)
  const now = performance.timeOrigin + performance.now()
  return Math.round(((cookie as { expires?: number } | undefined)?.expires ?? Number.NaN) - now) / 86_400_000
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** The space that the page keeps free at its foot. */
const foot = () => getComputedStyle(document.body).paddingBottom
const settings = () => screen.findByRole('button', { name: 'Cookie settings' })
const answerOf = async (name: 'Accept All' | 'Reject') =>
  userEvent.click((await cookieBanner()).getByRole('button', { name }))
const pinged = async () => expect(await callsTo('POST /analytics/user/active-user')).toHaveLength(1)

/** §2 "It appears 1 second after load when no consent cookie exists"; the two buttons look alike, and it hides nothing. */
export const Asked: Story = {
  name: 'Ready, asked',
  tags: ['spec:CNS-01', 'spec:TOP-01', 'picture:CNS-01', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours') }),
  beforeEach: () => clock.hold(),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await networkIdle()
    await clock.pass(999)
    await expect(clock.next()).toBe(1)
    await noCookieBanner()
    await clock.pass(1)
    const banner = await cookieBanner()
    const [accept, reject] = banner.getAllByRole('button')
    if (!accept || !reject) throw new Error('There are not two buttons')
    await expect(accept.className).toBe(reject.className)
    await expect(accept.offsetWidth).toBe(reject.offsetWidth)

    const sheet = screen.getByRole('region', { name: 'Cookies' })
    await waitFor(() => expect(getComputedStyle(document.body).paddingBottom).toBe(`${sheet.offsetHeight}px`))
    // The banner must not take the focus from a visitor who is already using the page.
    await expect(sheet).not.toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(document.cookie).toBe(''))
    // Scrolled, the back-to-top button stands above it.
    window.scrollTo(0, 420)
    const toTop = await screen.findByRole('button', { name: 'Back to top' })
    await waitFor(() =>
      expect(toTop.getBoundingClientRect().bottom).toBeLessThan(sheet.getBoundingClientRect().top),
    )
    window.scrollTo(0, 0)
    await expectOutline(
      screen.getByRole('region', { name: 'Cookies' }),
      `Cookies for visit statistics. | link Privacy Policy, to /privacy-policy
      Accept, and we count visits and clicks. | Reject, and we do not. The shop works either way.
      button Accept All | button Reject`,
    )
    await restAt(sheet)
  },
}

/** On the smallest phone the question takes no more than half of the window (§2 "Cookie consent banner"). */
export const AskedOnASmallPhone: Story = {
  name: 'Ready, asked on a small phone',
  tags: ['spec:CNS-01', 'picture:CNS-01', 'small'],
  ...onlyAt('small'),
  play: async () => {
    await cookieBanner()
    await screen.findByRole('heading', { level: 1 })
    const sheet = screen.getByRole('region', { name: 'Cookies' })
    await expect(sheet.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 2)
    await restAt(sheet)
  },
}

/** §4 "a one-year consent cookie, a user id cookie (365 days) and a session id cookie (1 day)"; activity is sent (§7). */
export const Accepted: Story = {
  name: 'Success, accepted',
  tags: [
    'spec:CNS-02',
    'spec:TRK-04',
    'spec:TRK-05',
    'picture:CNS-02',
    'picture:TRK-05',
    'success',
    'desktop',
  ],
  ...onlyAt('desktop'),
  play: async () => {
    await answerOf('Accept All')
    await waitUntilClosed()
    await waitFor(() =>
      expect(Object.fromEntries(cookies())).toEqual({
        cookie_consent: 'true',
        session_id: expect.stringMatching(uuid),
        user_id: expect.stringMatching(uuid),
      }),
    )
    for (const [name, days] of [
      ['cookie_consent', 365],
      ['user_id', 365],
      ['session_id', 1],
    ] as const)
      await expect(await daysOf(name)).toBeCloseTo(days, 1)
    await waitFor(() =>
      expect([localStorage.getItem('user_id'), sessionStorage.getItem('session_id')]).toEqual([null, null]),
    )
    await waitFor(() => expect(foot()).toBe('0px'))

    await waitFor(pinged)
    await expect((await callsTo('POST /analytics/user/active-user'))[0]?.body).toEqual({
      device_type: 'desktop',
    })
    await waitFor(async () =>
      expect(await bodiesOf('POST /analytics/user/page-visit')).toEqual([
        { page_url: '/products/301', device_type: 'desktop' },
      ]),
    )
    await restAt(await footer().findByText('(statistics on)'))
  },
}

/** With consent a ping every 30 seconds, none from a hidden tab, and one when it comes into view again (§7 "active-user"). */
export const Pinged: Story = {
  name: 'Behaviour, activity pings',
  tags: ['spec:TRK-04', 'picture:TRK-04', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, cookies: ['cookie_consent=true'] }),
  beforeEach: () => clock.hold(),
  play: async () => {
    const pings = async (many: number) =>
      expect(await callsTo('POST /analytics/user/active-user')).toHaveLength(many)
    await waitFor(() => pings(1))
    await clock.pass(29_999)
    await pings(1)
    await clock.pass(1)
    await waitFor(() => pings(2))
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await clock.pass(90_000)
    await pings(2)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => pings(3))
    await clock.pass(60_000)
    await waitFor(() => pings(5))
  },
}

/** §9 "a mobile user agent with width under 768 is mobile, otherwise tablet", and all others are desktop. */
export const PingedByDevices: Story = {
  name: 'Behaviour, each type of device',
  tags: ['spec:TRK-06', 'spec:TRK-04', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, cookies: ['cookie_consent=true'] }),
  play: async () => {
    await waitFor(pinged)
    const agent = spyOn(navigator, 'userAgent', 'get')
    const width = spyOn(window, 'innerWidth', 'get')
    const mobile = 'Mobi,Android,iPhone,iPad,iPod,Tablet,Silk,Kindle,BlackBerry,Opera Mini'.split(',')
    const devices: [name: string, pixels: number, device_type: string][] = [
      ...mobile.map((name): [string, number, string] => [name, 768, 'tablet']),
      ['iPhone', 767, 'mobile'],
      ['fairphone; mobile', 767, 'mobile'],
      ['X11; Linux x86_64', 767, 'desktop'],
    ]
    for (const [at, [name, pixels, device_type]] of devices.entries()) {
      agent.mockReturnValue(`Mozilla/5.0 (${name})`)
      width.mockReturnValue(pixels)
      document.dispatchEvent(new Event('visibilitychange'))
      // After the first, that of the page as it opens.
      await waitFor(async () => {
        const pings = await callsTo('POST /analytics/user/active-user')
        await expect([pings.length, pings.at(-1)?.body]).toEqual([at + 2, { device_type }])
      })
    }
  },
}

/** Answered in another tab: the question closes here, and cards in sight count once; withdrawn there, it is here. */
export const AnsweredElsewhere: Story = {
  name: 'Behaviour, accepted and withdrawn in another tab',
  tags: ['spec:CNS-04', 'spec:LIST-14', 'spec:TRK-02', 'behaviour', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, visit: '/products', cookies: [] }),
  play: async () => {
    await screen.findAllByRole('link', { name: /^Details, / })
    await cookieBanner()
    await expect(await callsTo('POST /analytics/user/product-view')).toEqual([])
    const answerInOtherTab = (answer: boolean) => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the other tab does
      document.cookie = `cookie_consent=${answer}; path=/`
      document.dispatchEvent(new Event('visibilitychange'))
    }
    answerInOtherTab(true)
    await waitUntilClosed()
    await waitFor(pinged)
    await waitFor(async () => {
      const ids = (await callsTo('POST /analytics/user/product-view')).map(
        ({ body }) => (body as { product_id: number }).product_id,
      )
      await expect(ids.length).toBeGreaterThan(2)
      await expect(new Set(ids).size).toBe(ids.length)
    })
    await expect(footer().getByText('(statistics on)')).toBeInTheDocument()
    answerInOtherTab(false)
    await footer().findByText('(statistics off)')
  },
}

/** §4 "Reject sets a 30-day consent cookie and uses local or session storage ids"; nothing is sent (decision 28). */
export const Rejected: Story = {
  name: 'Success, rejected',
  tags: ['spec:CNS-03', 'picture:CNS-03', 'success', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const banner = await cookieBanner()
    // The question is the next stop after the skip link, and the content of the page has the focus once it is closed.
    for (const stop of [
      screen.getByRole('link', { name: 'Skip to content' }),
      banner.getByRole('link', { name: 'Privacy Policy' }),
      banner.getByRole('button', { name: 'Accept All' }),
      banner.getByRole('button', { name: 'Reject' }),
    ]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitUntilClosed()
    await expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(document.cookie).toBe('cookie_consent=false'))
    await expect(await daysOf('cookie_consent')).toBeCloseTo(30, 1)
    await waitFor(() => expect(localStorage.getItem('user_id')).toMatch(uuid))
    await waitFor(() => expect(sessionStorage.getItem('session_id')).toMatch(uuid))
    await userEvent.click(screen.getByRole('link', { name: 'About Us' }))
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await expect(await callsTo('POST /analytics/user/active-user')).toEqual([])
    await expect(await callsTo('POST /analytics/user/page-visit')).toEqual([])
    await restAt(await footer().findByText('(statistics off)'))
  },
}

/** Back after Accept All: no question (§2); the session id has expired (§9), so there is a new one. Accepted again, both stay. */
export const ReturningAccepted: Story = {
  name: 'Ready, returning after Accept All',
  tags: ['spec:CNS-04', 'spec:CNS-02', 'picture:CNS-04', 'desktop'],
  ...onlyAt('desktop', { cookies: ['user_id=3c94eb52-858f-436f-a714-167ca5f4d50b', 'cookie_consent=true'] }),
  beforeEach: () => clock.hold(),
  play: async () => {
    await waitFor(pinged)
    await clock.pass(2000)
    await networkIdle()
    await noCookieBanner()
    await waitFor(() => expect(cookies().get('user_id')).toBe('3c94eb52-858f-436f-a714-167ca5f4d50b'))
    await waitFor(() => expect(cookies().get('session_id')).toMatch(uuid))
    const before = document.cookie
    await userEvent.click(await settings())
    await answerOf('Accept All')
    await waitUntilClosed()
    await expect(document.cookie).toBe(before)
  },
}

/** Cookie settings in the footer: the question again, with the present choice; Escape and Close keep it (decision 28). */
export const Settings: Story = {
  name: 'Ready, cookie settings',
  tags: ['spec:BEY-14', 'picture:BEY-14'],
  parameters: {
    chromatic: photographedAlso('phone'),
    visit: '/contact-us',
    cookies: ['cookie_consent=true'],
  },
  play: async () => {
    const opener = await settings()
    await userEvent.click(opener)
    const sheet = await screen.findByRole('region', { name: 'Cookies' })
    await expect(within(sheet).getByText('You chose Accept All.')).toBeVisible()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(sheet).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed()
    await expect(opener).toHaveFocus()

    await userEvent.click(opener)
    await userEvent.click((await cookieBanner()).getByRole('button', { name: 'Close' }))
    await waitUntilClosed()
    await waitFor(() => expect(cookies().get('cookie_consent')).toBe('true'))
    await userEvent.click(opener)
    await expectOutline(
      screen.getByRole('region', { name: 'Cookies' }),
      `Cookies for visit statistics. | link Privacy Policy, to /privacy-policy
      Accept, and we count visits and clicks. | Reject, and we do not. The shop works either way.
      You chose Accept All. | button Accept All | button Reject | button Close`,
    )
    await restAt(await screen.findByRole('region', { name: 'Cookies' }))
  },
}

/** After Reject no question (§2, §9); accepted after all, the ids move into cookies (§4); withdrawn, they are gone. */
export const Withdrawn: Story = {
  name: 'Behaviour, accepted after Reject, then withdrawn',
  tags: ['spec:BEY-14', 'spec:CNS-02', 'spec:CNS-03', 'spec:CNS-04', 'spec:TRK-04', 'behaviour', 'desktop'],
  ...onlyAt('desktop', {
    chromatic: notPhotographed,
    visit: '/contact-us',
    cookies: ['cookie_consent=false'],
    stored: { user_id: 'u-2' },
  }),
  beforeEach: () => clock.hold(),
  play: async () => {
    const opener = await settings()
    await networkIdle()
    await clock.pass(2000)
    await networkIdle()
    await noCookieBanner()
    await expect(await callsTo('POST /analytics/user/active-user')).toEqual([])

    clock.release()
    await userEvent.click(opener)
    await expect(await screen.findByText('You chose Reject.')).toBeVisible()
    await answerOf('Accept All')
    await waitUntilClosed()
    await expect(footer().getByText('(statistics on)')).toBeVisible()
    await waitFor(() => expect(cookies().get('user_id')).toBe('u-2'))
    await expect(cookies().get('session_id')).toMatch(uuid)
    await waitFor(() => expect(localStorage.getItem('user_id')).toBeNull())
    await waitFor(pinged)

    await userEvent.click(opener)
    await answerOf('Reject')
    await waitUntilClosed()
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(document.cookie).toBe('cookie_consent=false'))
    await waitFor(() => expect(localStorage.getItem('user_id')).toMatch(uuid))
    await waitFor(() => expect(sessionStorage.getItem('session_id')).toMatch(uuid))
    document.dispatchEvent(new Event('visibilitychange'))
    await userEvent.click(screen.getByRole('link', { name: 'About Us' }))
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await pinged()
    await expect(await callsTo('POST /analytics/user/page-visit')).toHaveLength(1)
    await restAt(await footer().findByText('(statistics off)'))
  },
}
