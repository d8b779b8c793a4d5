import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import Loyalty from '../../src/pages/Loyalty.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { restAt } from './shown.ts'

/** What is known of the loyalty programme, `/loyalty` (§1, §2, decision 25), reached from the profile. */
export default {
  title: 'Screens/Loyalty',
  component: Loyalty,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/loyalty' },
} satisfies Meta
type Story = StoryObj

const page = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Loyalty programme' })
  return within(screen.getByRole('main'))
}

/** A visitor sees the badge (§1 "a Gold Member badge and their loyalty points") and how to become a gold member. */
export const Ready: Story = {
  tags: ['spec:PRO-07', 'picture:PRO-07'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    const content = await page()
    // Whom to ask stands below the step that says so.
    const steps = within(content.getByRole('region', { name: 'Become a gold member' }))
    await expect(steps.getByRole('link', { name: config.phone.display })).toBeVisible()
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Loyalty programme
      heading 1 Loyalty programme | Gold members have a Gold Member badge and loyalty points in their
      link profile, to /profile | . The trade counter runs the programme. | figure | Gold Member
      The badge of a gold member.
      region: heading 2 Become a gold member | - An account | link Register, to /register | , or
      link sign in, to /login | . | - Ask us | By phone, by email or at the trade counter. Give your username.
      - Gold member | The badge and your points are in your profile.
      - link ${config.phone.display}, to tel:${config.phone.dial} | , Mon-Fri 8 am-5 pm
      - link sales@nilodepot.example, to mailto:sales@nilodepot.example
      - Trade counter, 128 Depot Road, Colombo 09`)
  },
}

/** A customer who is not gold sees which username to give (§2 "others see a Become a Loyalty Customer link"). */
export const NotGold: Story = {
  name: 'Ready, not gold',
  tags: ['spec:PRO-07'],
  parameters: { user: 'ruwan' },
  play: async () => {
    const username = await (await page()).findByText('ruwan')
    await expect(username.closest('li')).toHaveAttribute('aria-current', 'step')
    await restAt(username)
  },
}

/** A gold member sees the points below the badge (§1), and the whole way behind them. */
export const Gold: Story = {
  name: 'Ready, gold',
  tags: ['spec:PRO-07', 'spec:PRO-05'],
  parameters: { user: 'demo' },
  play: async () => {
    const content = await page()
    await content.findByRole('heading', { name: 'You are a gold member' })
    const points = content.getByText('1,840')
    await expect(points.parentElement).toHaveTextContent('1,840 loyalty points')
    await expect(content.getByText('Gold member').closest('li')).toHaveAttribute('aria-current', 'step')
    await restAt(points)
  },
}
