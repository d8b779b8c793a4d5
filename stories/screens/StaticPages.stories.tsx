import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import AboutUsPage from '../../src/pages/AboutUs.tsx'
import ContactUsPage from '../../src/pages/ContactUs.tsx'
import DisclaimerPage from '../../src/pages/Disclaimer.tsx'
import PolicyPage from '../../src/pages/Policy.tsx'
import PrivacyPolicyPage from '../../src/pages/PrivacyPolicy.tsx'
import ReturnPolicyPage from '../../src/pages/ReturnPolicy.tsx'
import ShippingPolicyPage from '../../src/pages/ShippingPolicy.tsx'
import TermsPage from '../../src/pages/Terms.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { restAt, textsOf } from './shown.ts'

/** Pages of plain information (§2 Static pages). Reached from the navigation bar, the Policy menu and the footer. */
export default {
  title: 'Screens/Static pages',
  component: AboutUsPage,
  subcomponents: {
    ContactUsPage,
    TermsPage,
    ReturnPolicyPage,
    ShippingPolicyPage,
    DisclaimerPage,
    PolicyPage,
    PrivacyPolicyPage,
  },
  render: shop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta
type Story = StoryObj

/** Waits for the page with this heading and title, and returns its main region. */
async function page(heading: string, title = heading) {
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(document.title).toBe(`${title} | ${config.name}`))
  return screen.getByRole('main')
}
const parts = (main: HTMLElement, level = 2) => textsOf(within(main).getAllByRole('heading', { level }))
/** Returns the entries of the table of contents; an entry without a matching place on the page says so. */
const contents = (main: HTMLElement) =>
  within(within(main).getByRole('navigation', { name: 'On this page' }))
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, hash }) => (main.querySelector(hash) ? textContent : `${textContent} leads nowhere`))

/** The trade counter, drawn; what the shop sells and how orders reach the customer (§2 "Static content pages"). */
export const AboutUs: Story = {
  name: 'Ready, About Us',
  tags: ['spec:STA-01', 'picture:STA-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours'), visit: '/about-us' },
  play: async () => {
    const main = await page('About Us')
    await expect(parts(main)).toEqual(['What we sell', 'Who buys here', 'How it reaches you'])
    // On a wide screen the three stand side by side.
    const tops = new Set(
      within(main)
        .getAllByRole('heading', { level: 2 })
        .map(({ offsetTop }) => offsetTop),
    )
    await expect(tops.size).toBe(window.innerWidth < 1024 ? 3 : 1)
    await expect(main).toHaveTextContent('Trade counter128 Depot Road, Colombo 09')
    await expect(main).toHaveTextContent('Orders are processed within 24 hours.')
    await expect(main).toHaveTextContent(
      `free when the parts come to more than ${formatRs(limits.freeDeliveryOver)}`,
    )
  },
}

/** Contact Us, from the navigation bar and the footer: §9 "contact hours Mon-Fri 8 am-5 pm". */
export const ContactUs: Story = {
  name: 'Ready, Contact Us',
  tags: ['spec:STA-02', 'picture:STA-02'],
  parameters: { chromatic: photographedAlso('phone'), visit: '/contact-us' },
  play: async () => {
    const main = await page('Contact Us')
    const hours = within(main).getByText('Contact hours').parentElement
    await expect(hours).toHaveTextContent('Contact hoursMon-Fri 8 am-5 pm')
    // All values stand equally far below their labels, links or not.
    const values = [...main.querySelectorAll('dd')].map((value) => {
      const firstLine = document.createRange()
      firstLine.selectNode(document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode() as Text)
      const { top } = firstLine.getClientRects()[0] as DOMRect
      return Math.round(top - (value.previousElementSibling?.getBoundingClientRect().bottom ?? 0))
    })
    await expect(values).toHaveLength(5)
    await expect(new Set(values).size).toBe(1)
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Contact Us
      heading 1 Contact Us | Call, write or come to the trade counter, Mon-Fri 8 am-5 pm. | Phone:
      link ${config.phone.display}, to tel:${config.phone.dial} | WhatsApp:
      link 077 200 0140, to https://wa.me/94772000140 | Email:
      link sales@nilodepot.example, to mailto:sales@nilodepot.example | Contact hours: Mon-Fri 8 am-5 pm
      Trade counter: 128 Depot Road, Colombo 09
      heading 2 About a part
      Give the part number. Without one, the size, the finish and a picture of the old part help.
      heading 2 About an order
      Give the order number from the confirmation, and the phone number the order was placed with. When you can \
      expect it is in the | link Shipping Policy, to /shipping-policy | .
      heading 2 Returning a part | The | link Return Policy, to /return-policy
      says how, and how long a refund takes.
      heading 2 A complaint | Use the | link complaint form, to /complaint
      , with the invoice number and a picture of the receipt.
      heading 2 On the social networks | link Facebook, to https://facebook.example/nilodepot
      link Instagram, to https://instagram.example/nilodepot | link YouTube, to https://youtube.example/nilodepot
      link TikTok, to https://tiktok.example/nilodepot`)
    await restAt(hours as HTMLElement)
  },
}

/** Prices, payment, delivery and returns, from the Policy menu and the footer (§2 "Static content pages"). */
export const Terms: Story = {
  name: 'Ready, Terms & Conditions',
  tags: ['spec:STA-03', 'picture:STA-03'],
  parameters: { visit: '/terms' },
  play: async () => {
    const main = await page('Terms & Conditions')
    await expect(main).toHaveTextContent('Prices are in Sri Lankan rupees and include VAT.')
    await expect(main).toHaveTextContent(
      'Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.',
    )
    await expect(main).toHaveTextContent('in 3 or 6 monthly installments')
    await expect(contents(main)).toEqual(parts(main))
    await expect(parts(main)).toEqual([
      'Who you buy from',
      'Prices',
      'Payment',
      'Delivery',
      'Cancelling and returning',
      'Accounts',
      'Reviews and feedback',
    ])
  },
}

/** §9 "returns within 7 days; refunds within 7-14 business days for online payments and 3-5 for bank transfers". */
export const ReturnPolicy: Story = {
  name: 'Ready, Return Policy',
  tags: ['spec:STA-04', 'picture:STA-04'],
  parameters: { visit: '/return-policy' },
  play: async () => {
    const main = await page('Return Policy')
    await expect(main).toHaveTextContent('Returns are taken within 7 days.')
    await expect(main).toHaveTextContent('You can return a part within 7 days of receiving it.')
    await expect(main).toHaveTextContent('Online payments, by card or in installments: 7-14 business days')
    await expect(main).toHaveTextContent('Bank transfers: 3-5 business days')
  },
}

/** §9 "delivery in Colombo 1-2 days and island-wide 2-5 days; order processing within 24 hours". */
export const ShippingPolicy: Story = {
  name: 'Ready, Shipping Policy',
  tags: ['spec:STA-05', 'picture:STA-05'],
  parameters: { visit: '/shipping-policy' },
  play: async () => {
    const main = await page('Shipping Policy')
    await expect(main).toHaveTextContent('Orders are processed within 24 hours.')
    await expect(main).toHaveTextContent('We process an order within 24 hours.')
    await expect(main).toHaveTextContent('Colombo district: 1-2 days')
    await expect(main).toHaveTextContent('Island-wide: 2-5 days')
    await expect(main).toHaveTextContent(
      `Delivery is free when the parts come to more than ${formatRs(limits.freeDeliveryOver)}.`,
    )
  },
}

/** What descriptions, pictures and prices can and cannot promise (§2 "Static content pages"). */
export const Disclaimer: Story = {
  name: 'Ready, Disclaimer',
  tags: ['spec:STA-06', 'picture:STA-06'],
  parameters: { visit: '/disclaimer' },
  play: async () => {
    const main = await page('Disclaimer')
    await expect(within(main).getByText(/^What this shop shows is checked with care\./)).toBeVisible()
    await expect(parts(main)).toEqual([
      'Sizes and descriptions',
      'Pictures',
      'Fit for the purpose',
      'Prices and stock',
      'Other websites',
      'Your rights',
    ])
    await expect(contents(main)).toEqual(parts(main))
  },
}

/** §2 /policy, "A static page combining disclaimer, shipping, return and terms", with the texts of their own pages. */
export const Policy: Story = {
  name: 'Ready, Policy',
  tags: ['spec:STA-07', 'picture:STA-07'],
  parameters: { visit: '/policy' },
  play: async () => {
    const main = await page('Policy')
    await expect(parts(main)).toEqual([
      'Disclaimer',
      'Shipping Policy',
      'Return Policy',
      'Terms & Conditions',
    ])
    await expect(contents(main)).toEqual(parts(main))
    await expect(main).toHaveTextContent('Colombo district: 1-2 days')
    await expect(main).toHaveTextContent('Bank transfers: 3-5 business days')
  },
}

/** What the consent covers, which cookies there are and how long they last (§9 "consent 365 days ... or 30 days"). */
export const PrivacyPolicy: Story = {
  name: 'Ready, Privacy Policy',
  tags: ['spec:STA-08', 'picture:STA-08'],
  parameters: { chromatic: photographedAlso('phone'), visit: '/privacy-policy' },
  play: async () => {
    const main = await page('Privacy Policy')
    const storedRow = (name: string) => within(main).getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(storedRow('cookie_consent')).toHaveTextContent(
      '365 days after Accept All, 30 days after Reject',
    )
    await expect(storedRow('cookie_consent')).toHaveTextContent('Your answer about visit statistics.')
    await expect(storedRow('user_id')).toHaveTextContent('Cookie: 365 days')
    await expect(storedRow('session_id')).toHaveTextContent('Cookie: 1 day')
    await expect(storedRow('shop_session')).toHaveTextContent('30 days, or until you log out')
    await expect(storedRow('cart')).toHaveTextContent('Local storage')
    for (const name of ['announcementDismissed', 'checkout', 'lastOrder', 'homeOpened', 'scroll'])
      await expect(storedRow(name)).toBeVisible()
    await expect(main).toHaveTextContent('Only after Accept All: which pages are visited')
    await expect(main).toHaveTextContent(
      '‘Cookie settings’ at the foot of every page opens the question again',
    )
    await expect(main).toHaveTextContent(
      'Of each order we keep its number and date, the parts, the amounts and how it was paid, because tax law',
    )
    await expect(contents(main)).toEqual(parts(main))
  },
}
