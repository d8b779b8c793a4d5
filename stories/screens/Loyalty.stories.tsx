import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import Loyalty from '../../src/pages/Loyalty.tsx'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { restAt } from './shown.ts'

/** What is known of the loyalty programme, `/loyalty` (§1, §2, decision 25), reached from the profile. */
const meta = {
  title: 'Screens/Loyalty',
  component: Loyalty,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/loyalty' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const page = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Loyalty programme' })
  return within(screen.getByRole('main'))
}

/** A visitor reads what gold members have (§1 "a Gold Member badge and their loyalty points") and how to become one. */
export const Ready: Story = {
  tags: ['spec:PRO-07'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    const shown = await page()
    await expect(shown.getByText(/have a Gold Member badge and loyalty points in their/)).toBeVisible()
    await expect(shown.getByRole('link', { name: 'register' })).toHaveAttribute('href', '/register')
    await expect(shown.getByRole('link', { name: '011 200 0140' })).toBeVisible()
  },
}

/** A customer who is not gold sees which username to give (§2 "others see a Become a Loyalty Customer link"). */
export const NotGold: Story = {
  name: 'Ready, not gold',
  tags: ['spec:PRO-07'],
  parameters: { user: 'ruwan' },
  play: async () => {
    await restAt(await (await page()).findByText('ruwan'))
  },
}

/** A gold member sees the badge and the points here too (§1). */
export const Gold: Story = {
  name: 'Ready, gold',
  tags: ['spec:PRO-07', 'spec:PRO-05'],
  parameters: { user: 'demo' },
  play: async () => {
    const shown = await page()
    const badge = await shown.findByText('Gold Member')
    await expect(shown.getByText('1,840').parentElement).toHaveTextContent('1,840 loyalty points')
    await restAt(badge)
  },
}
