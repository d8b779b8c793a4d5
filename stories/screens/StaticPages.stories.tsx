import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { onlyAt } from '../viewports.ts'

/** Pages that only say something (§2 Static pages), and those that the shop has short so far. One gets there by the navigation bar, the Policy menu and the footer. */
const meta = {
  title: 'Screens/Static pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page with this heading and title, as its main region. */
async function page(heading: string, title = heading) {
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(document.title).toBe(`${title} | NiLO Depot`))
  return screen.getByRole('main')
}
const parts = (main: HTMLElement, level = 2) =>
  within(main)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)

/** About Us of the navigation bar: what the shop is, what it sells and how it reaches one (§2 "Static content pages"). */
export const AboutUs: Story = {
  name: 'Ready, About Us',
  tags: ['spec:STA-01'],
  parameters: { visit: '/about-us' },
  play: async () => {
    const main = await page('About Us')
    await expect(parts(main)).toEqual(['What we sell', 'Who buys here', 'How it reaches you', 'The counter'])
    await expect(main).toHaveTextContent('Orders are processed within 24 hours.')
    await expect(main).toHaveTextContent('free when the parts come to more than Rs. 6,000.00')
  },
}

/** Contact Us of the navigation bar and the footer: §9 "contact hours Mon-Fri 8 am-5 pm". */
export const ContactUs: Story = {
  name: 'Ready, Contact Us',
  tags: ['spec:STA-02'],
  parameters: { visit: '/contact-us' },
  play: async () => {
    const main = await page('Contact Us')
    const hours = within(main).getByText('Contact hours').parentElement
    await expect(hours).toHaveTextContent('Contact hoursMon-Fri 8 am-5 pm')
    await expect(within(main).getByRole('link', { name: '011 200 0140' })).toHaveAttribute(
      'href',
      'tel:+94112000140',
    )
    await expect(within(main).getByRole('link', { name: 'sales@nilodepot.example' })).toBeVisible()
  },
}

/** Contact Us on a phone (§2 "Static content pages"). */
export const ContactUsOnAPhone: Story = {
  name: 'Ready, Contact Us, on a phone',
  tags: ['spec:STA-02'],
  parameters: { ...onlyAt('phone'), visit: '/contact-us' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await page('Contact Us')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Terms & Conditions of the Policy menu and the footer: prices, payment, delivery and returns (§2 "Static content pages"). */
export const Terms: Story = {
  name: 'Ready, Terms & Conditions',
  tags: ['spec:STA-03'],
  parameters: { visit: '/terms' },
  play: async () => {
    const main = await page('Terms & Conditions')
    await expect(main).toHaveTextContent('Prices are in Sri Lankan rupees and include VAT.')
    await expect(main).toHaveTextContent(
      'Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.',
    )
    await expect(main).toHaveTextContent('in 3 or 6 monthly installments')
  },
}

/** Return Policy of the Policy menu, Returns of the footer: §9 "returns within 7 days; refunds within 7-14 business days for online payments and 3-5 for bank transfers". */
export const ReturnPolicy: Story = {
  name: 'Ready, Return Policy',
  tags: ['spec:STA-04'],
  parameters: { visit: '/return-policy' },
  play: async () => {
    const main = await page('Return Policy')
    await expect(main).toHaveTextContent('Returns are taken within 7 days.')
    await expect(main).toHaveTextContent('Online payments, by card or in installments: 7-14 business days')
    await expect(main).toHaveTextContent('Bank transfers: 3-5 business days')
  },
}

/** Shipping Policy of the Policy menu, Delivery of the footer: §9 "delivery in Colombo 1-2 days and island-wide 2-5 days; order processing within 24 hours". */
export const ShippingPolicy: Story = {
  name: 'Ready, Shipping Policy',
  tags: ['spec:STA-05'],
  parameters: { visit: '/shipping-policy' },
  play: async () => {
    const main = await page('Shipping Policy')
    await expect(main).toHaveTextContent('Orders are processed within 24 hours.')
    await expect(main).toHaveTextContent('Colombo district: 1-2 days')
    await expect(main).toHaveTextContent('Island-wide: 2-5 days')
    await expect(main).toHaveTextContent('Delivery is free when the parts come to more than Rs. 6,000.00.')
  },
}

/** Shipping Policy on a phone (§2 "Static content pages"). */
export const ShippingPolicyOnAPhone: Story = {
  name: 'Ready, Shipping Policy, on a phone',
  tags: ['spec:STA-05'],
  parameters: { ...onlyAt('phone'), visit: '/shipping-policy' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await page('Shipping Policy')
  },
}

/** Disclaimer of the Policy menu and the footer: what descriptions, pictures and prices can and cannot tell (§2 "Static content pages"). */
export const Disclaimer: Story = {
  name: 'Ready, Disclaimer',
  tags: ['spec:STA-06'],
  parameters: { visit: '/disclaimer' },
  play: async () => {
    const main = await page('Disclaimer')
    await expect(parts(main)).toHaveLength(6)
  },
}

/** §2 /policy, "a static page combining disclaimer, shipping, return and terms": the same texts as on their own pages. */
export const Policy: Story = {
  name: 'Ready, Policy',
  tags: ['spec:STA-07'],
  parameters: { visit: '/policy' },
  play: async () => {
    const main = await page('Policy')
    await expect(parts(main)).toEqual([
      'Disclaimer',
      'Shipping Policy',
      'Return Policy',
      'Terms & Conditions',
    ])
    await expect(main).toHaveTextContent('Colombo district: 1-2 days')
    await expect(main).toHaveTextContent('Bank transfers: 3-5 business days')
  },
}

/** Privacy Policy of the footer and the consent banner: what the consent covers, which cookies there are and how long they last (§9 "consent 365 days (accept) or 30 days (reject); user id 365 days; session id 1 day"). */
export const PrivacyPolicy: Story = {
  name: 'Ready, Privacy Policy',
  tags: ['spec:STA-08'],
  parameters: { visit: '/privacy-policy' },
  play: async () => {
    const main = await page('Privacy Policy')
    const kept = (name: string) => within(main).getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(kept('cookie_consent')).toHaveTextContent('365 days after Accept All, 30 days after Reject')
    await expect(kept('user_id')).toHaveTextContent('Cookie: 365 days')
    await expect(kept('session_id')).toHaveTextContent('Cookie: 1 day')
    await expect(kept('cart')).toHaveTextContent('Local storage')
    await expect(kept('announcementDismissed')).toBeVisible()
    await expect(main).toHaveTextContent('Only after Accept All: which pages are visited')
  },
}

/** Privacy Policy on a phone, where each row of the table becomes a block (§9 "Cookie lifetimes"). */
export const PrivacyPolicyOnAPhone: Story = {
  name: 'Ready, Privacy Policy, on a phone',
  tags: ['spec:STA-08'],
  parameters: { ...onlyAt('phone'), visit: '/privacy-policy' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await page('Privacy Policy')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Become a Loyalty Customer of the profile leads here: what is known of the programme (§2 "Target of the Become a Loyalty Customer link", decision 25). */
export const Loyalty: Story = {
  name: 'Ready, Loyalty programme',
  tags: ['spec:PRO-07'],
  parameters: { visit: '/loyalty' },
  play: async () => {
    const main = await page('Loyalty programme')
    await expect(main).toHaveTextContent(
      'Gold members have a Gold Member badge and loyalty points in their profile.',
    )
    await expect(within(main).getByRole('link', { name: '011 200 0140' })).toBeVisible()
  },
}

/** Forgot password? of the Sign In tab leads here (§2 /reset-password-link, decision 25). */
export const ForgottenPassword: Story = {
  name: 'Ready, forgotten password',
  parameters: { visit: '/reset-password-link' },
  play: async () => {
    const main = await page('Forgot your password?')
    await expect(within(main).getByRole('link', { name: 'sales@nilodepot.example' })).toBeVisible()
  },
}

/** The address of a reset email without the code at its end: that is said plainly, with a way on (§2 /reset-password "a query parameter token identifies the request", decision 25). */
export const ResetWithoutToken: Story = {
  name: 'Invalid, new password without the code',
  parameters: { visit: '/reset-password' },
  play: async () => {
    const main = await page('Set a new password')
    await expect(main).toHaveTextContent('This address is not complete')
  },
}

/** Feedback of the navigation bar: the ways to give it (§2 /feedback). */
export const Feedback: Story = {
  name: 'Ready, Feedback',
  parameters: { visit: '/feedback' },
  play: async () => {
    await page('Feedback')
  },
}

/** Complaint of the navigation bar: what is needed, and the ways to make one (§2 /complaint). */
export const Complaint: Story = {
  name: 'Ready, Complaint',
  parameters: { ...onlyAt('phone'), visit: '/complaint' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await page('Complaint')
  },
}

/** The first page of the shop: what it sells, and its ranges with a way into each (§2 /). */
export const Home: Story = {
  name: 'Ready, Home',
  parameters: { visit: '/' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Hardware & building supplies' })
    await waitFor(() => expect(document.title).toBe('NiLO Depot | Hardware & building supplies'))
    const main = within(screen.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
    await expect(await main.findByRole('link', { name: 'Cutting Tools' })).toHaveAttribute(
      'href',
      '/category/cutting-tools/products?cat_id=35',
    )
  },
}

/** Categories of the navigation bar (§2 "Grid of primary categories"). */
export const Categories: Story = {
  name: 'Ready, Categories',
  parameters: { ...onlyAt('phone'), visit: '/categories' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const main = await page('Categories')
    await within(main).findByRole('link', { name: 'Hinges' })
    await expect(
      within(within(main).getAllByRole('list')[1] as HTMLElement).getAllByRole('link'),
    ).toHaveLength(12)
  },
}

/** A category opened by a link alone, without navigation state: it is found by the slug in the address (decisions 22 and 23). */
export const CategoryByLink: Story = {
  name: 'Ready, a category by its link',
  tags: ['spec:CAT-09'],
  parameters: { visit: '/categories/hinges' },
  play: async () => {
    const main = await page('Hinges')
    await expect(within(main).getByRole('link', { name: 'See all parts in Hinges' })).toHaveAttribute(
      'href',
      '/category/hinges/products?cat_id=1',
    )
  },
}

/** A link to a category that is no longer there (decision 23). */
export const CategoryMissing: Story = {
  name: 'Error, no such category',
  parameters: { visit: '/categories/anvils' },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'No such category' })
    await expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories')
  },
}
