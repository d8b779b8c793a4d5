import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyRouter } from '../../mocks/visit.ts'
import { pageShown } from '../screens/shown.ts'
import { shop } from '../shop.tsx'
import { flow } from './steps.ts'

/** Journeys of a visitor who looks round the shop, and what the shop remembers of them. */
export default {
  title: 'Flows/Browsing',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...flow, visit: '/products' },
} satisfies Meta
type Story = StoryObj

/** Ticks a brand, beside the list or, on a phone, behind 'Filters'. */
async function tickBrand(name: RegExp) {
  const behind = screen.queryByRole('button', { name: 'Filters' })
  if (!behind) return userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(behind)
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.click(await drawer.findByRole('checkbox', { name }))
  await userEvent.click(await drawer.findByRole('button', { name: /^Show \d+ parts/ }))
}

/** A list is filtered and a product opened; Back leads to the list as it was (§2). */
export const FilterProductBack: Story = {
  name: 'Filter a list, open a product, go back',
  play: async ({ step }) => {
    await step('Filters the list by brand', async () => {
      await pageShown('Products')
      await screen.findAllByRole('link', { name: /^Details, / })
      await tickBrand(/^Korvane/)
      await waitFor(() => expect(storyRouter.location?.search).toBe('?brand=Korvane'))
    })
    await step('Opens the first product', async () => {
      const [first] = await screen.findAllByRole('link', { name: /^Details, / })
      if (!first) throw new Error('The list is empty')
      const name = first.getAttribute('aria-label')?.replace('Details, ', '') ?? ''
      await userEvent.click(first)
      await pageShown(name)
    })
    await step('Goes back: the filter is still set', async () => {
      storyRouter.go(-1)
      await pageShown('Products')
      await screen.findByRole('button', { name: 'Remove filter Korvane' })
      await waitFor(() => expect(storyRouter.location?.search).toBe('?brand=Korvane'))
    })
  },
}
