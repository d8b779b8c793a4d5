import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import ContactUs from '../../src/pages/ContactUs.tsx'
import { Footer } from '../../src/sections/Footer.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { onlyAt } from '../viewports.ts'
import { footer, linksOf, restAt, textsOf } from './shown.ts'

/** Footer (§2 Shared frame). It stands at the end of every page. */
export default {
  title: 'Screens/Footer',
  component: ContactUs,
  subcomponents: { Footer },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/contact-us' },
} satisfies Meta
type Story = StoryObj

const section = (name: string) => within(footer().getByRole('region', { name }))
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
    await expect(section('Trade Counter').getByText('Mon-Fri 8 am-5 pm')).toBeVisible()
    await expect(section('Trade Counter').getByText('128 Depot Road')).toBeVisible()
    await expect(linksOf(section('Trade Counter'))).toEqual([
      [config.phone.display, `tel:${config.phone.dial}`],
      [config.email, `mailto:${config.email}`],
      ['Order by list', '/order-by-list'],
    ])
    await expect(linksOf(section('Our Range of Products'))).toEqual([
      ['Hinges', '/category/hinges/products'],
      ['Locks & Latches', '/category/locks-and-latches/products'],
      ['Door Hardware', '/category/door-hardware/products'],
      ['General Hardware', '/category/general-hardware/products'],
      ['Window Hardware', '/category/window-hardware/products'],
      ['Sliding & Folding Door Hardware', '/category/sliding-and-folding-door-hardware/products'],
      ['Cabinet Hardware', '/category/cabinet-hardware/products'],
      ['Thresholds & Joinery Seals', '/category/thresholds-and-joinery-seals/products'],
      ['Fixings & Consumables', '/category/fixings-and-consumables/products'],
      ['Roofing System', '/category/roofing-system/products'],
    ])
    await expect(linksOf(section('Information'))).toEqual([
      ['Contact Us', '/contact-us'],
      ['Delivery', '/shipping-policy'],
      ['Returns', '/return-policy'],
      ['Disclaimer', '/disclaimer'],
      ['Terms & Conditions', '/terms'],
      ['Privacy Policy', '/privacy-policy'],
    ])
    await expect(footer().getByText(`© 2026 ${config.legalName}`)).toBeVisible()
    await expect(footer().getByText(/^Company registration no\./)).toHaveTextContent(
      'Company registration no. PV 00000000',
    )
    // The sections are always open here; the only button reopens the cookie question, and the current choice stands
    // beside it (decision 28).
    await expect(textsOf(footer().getAllByRole('button'))).toEqual(['Cookie settings'])
    await expect(footer().getByText('(statistics off)')).toBeVisible()
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
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
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
