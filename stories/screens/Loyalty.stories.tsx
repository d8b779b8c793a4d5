import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import Loyalty from '../../src/pages/Loyalty.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
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
    await expect(content.getByText(/have a Gold Member badge and loyalty points in their/)).toBeVisible()
    await expect(content.getByText('Gold Member')).toBeVisible()
    await expect(content.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    // Whom to ask stands below the step that says so.
    const steps = within(content.getByRole('region', { name: 'Become a gold member' }))
    await expect(steps.getByRole('link', { name: config.phone.display })).toBeVisible()
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
