import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import ContactUs from '../../src/pages/ContactUs.tsx'
import { Footer } from '../../src/sections/Footer.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { onlyAt } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { footer, restAt } from './shown.ts'

/** Footer (§2 Shared frame). It stands at the end of every page. */
export default {
  title: 'Screens/Footer',
  component: ContactUs,
  subcomponents: { Footer },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/contact-us' },
} satisfies Meta
type Story = StoryObj

const toFoot = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await screen.findByRole('contentinfo')
  window.scrollTo(0, document.documentElement.scrollHeight)
}

/** §2 "Trade Counter", the ten ranges, "Information" and "a copyright line with a company registration number". */
export const Desktop: Story = {
  name: 'Ready, on a desktop',
  tags: ['spec:FOOT-01', 'picture:FOOT-01', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    await toFoot()
    // The sections are always open here; the only button reopens the cookie question, and the current choice stands
    // beside it (decision 28).
    await expectOutline(
      screen.getByRole('contentinfo'),
      `region: heading 2 Trade Counter | 128 Depot Road | Colombo 09 | Mon-Fri 8 am-5 pm | Sales enquiries
      link ${config.phone.display}, to tel:${config.phone.dial}
      link sales@nilodepot.example, to mailto:sales@nilodepot.example | link Order by list, to /order-by-list
      region: heading 2 Our Range of Products | - link Hinges, to /category/hinges/products
      - link Locks & Latches, to /category/locks-and-latches/products
      - link Door Hardware, to /category/door-hardware/products
      - link General Hardware, to /category/general-hardware/products
      - link Window Hardware, to /category/window-hardware/products
      - link Sliding & Folding Door Hardware, to /category/sliding-and-folding-door-hardware/products
      - link Cabinet Hardware, to /category/cabinet-hardware/products
      - link Thresholds & Joinery Seals, to /category/thresholds-and-joinery-seals/products
      - link Fixings & Consumables, to /category/fixings-and-consumables/products
      - link Roofing System, to /category/roofing-system/products
      region: heading 2 Information | - link Contact Us, to /contact-us | - link Delivery, to /shipping-policy
      - link Returns, to /return-policy | - link Disclaimer, to /disclaimer | - link Terms & Conditions, to /terms
      - link Privacy Policy, to /privacy-policy | © 2026 ${config.name} (Pvt) Ltd
      Company registration no. PV 00000000 | button Cookie settings | (statistics off)`,
    )
    await restAt(screen.getByRole('contentinfo'))
  },
}

/** The footer on a phone: §2 "It has collapsible sections", all closed at first. A press opens one, a second closes it. */
export const Phone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:FOOT-02', 'picture:FOOT-02', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await toFoot()
    for (const name of ['Trade Counter', 'Our Range of Products', 'Information']) {
      const heading = within(footer().getByRole('heading', { level: 2, name }))
      await expect(heading.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(footer().queryByRole('link')).not.toBeInTheDocument()
    await expect(footer().getByText(`© 2026 ${config.legalName}`)).toBeVisible()
    await expect(footer().getByRole('button', { name: 'Cookie settings' })).toBeVisible()
    const button = footer().getByRole('button', { name: 'Our Range of Products' })
    const { innerHTML: closed } = button
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button.innerHTML).not.toBe(closed)
    const links = footer().getAllByRole('link')
    await expect(links).toHaveLength(10)
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      links[0]!,
    )
    await userEvent.click(button)
    await expect(footer().queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(button)
    await restAt(footer().getByRole('link', { name: 'Hinges' }))
  },
}
