import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { onlyAt } from '../viewports.ts'
import { ApiCalls } from './ApiCalls.tsx'

/** Every call that the shop makes to the server, as the contract in `src/api` defines it. */
const meta: Meta<typeof ApiCalls> = {
  title: 'Start here/API calls',
  component: ApiCalls,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta
type Story = StoryObj<typeof ApiCalls>

/** The calls of each file, with method, path and the data they send. */
export const Calls: Story = {
  name: 'API calls',
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'API calls' })).toBeVisible()
    const products = within(screen.getByRole('table', { name: 'Calls of src/api/products.ts' }))
    await expect(
      products.getByRole('row', {
        name: 'GET /api/products/search-products products.search Query: q, limit?',
      }),
    ).toBeVisible()
    const purchase = within(screen.getByRole('table', { name: 'Calls of src/api/purchase.ts' }))
    await expect(
      purchase.getByRole('row', { name: /^POST \/api\/products\/purchase purchase\.create Body: userId, / }),
    ).toBeVisible()
  },
}

/** The list of calls on a phone. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['!dev', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await expect(screen.getByRole('rowheader', { name: 'PUT /api/user/:order_id/cancel' })).toBeVisible()
  },
}
