import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ActivityTracking } from '../../src/sections/ActivityTracking.tsx'
import { TrackingLedger } from '../playground/TrackingLedger.tsx'
import { visitAll } from '../playground/trackedVisit.ts'
import { onlyAt } from '../viewports.ts'

const { globals, parameters } = onlyAt('desktop', {
  layout: 'fullscreen',
  ownShop: true,
  // The only argument is the heading of the ledger.
  controls: { disable: true },
})

/** Which analytics calls the shop makes on one short visit: before a choice, after Reject, after Accept All (§6, §7). */
export default {
  title: 'Screens/Tracking',
  component: TrackingLedger,
  subcomponents: { ActivityTracking },
  globals,
  parameters: { ...parameters },
} satisfies Meta<typeof TrackingLedger>
type Story = StoryObj

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** Returns the cells of the ledger, row by row, each as the list of its calls. */
const ledger = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) =>
          within(cell)
            .queryAllByRole('listitem')
            .map(({ textContent }) => textContent?.trim()),
        ),
    )

const nothing: string[] = []
const consented = {
  opens: [
    'categories/101/view',
    'categories/102/view',
    'categories/103/view',
    'categories/104/view',
    'user/active-user device_type: desktop',
    'user/page-visit page_url: /categories/hinges, device_type: desktop',
  ],
  chooses: [
    'categories/1013/click',
    'user/page-visit page_url: /categories/hinges/butt-hinges, device_type: desktop',
    'user/page-visit page_url: /category/stainless-butt-hinges/products, device_type: desktop',
    'user/product-view product_id: 105',
    'user/product-view product_id: 106',
    'user/product-view product_id: 107',
  ],
  opensPart: 'user/page-visit page_url: /products/117, device_type: desktop',
}

/** A visitor: nothing before a choice or after Reject; after Accept All all but searches and the cart (§6). */
export const Visitor: Story = {
  name: 'Ready, a visitor',
  tags: [
    'spec:TRK-01',
    'spec:TRK-02',
    'spec:TRK-03',
    'spec:TRK-04',
    'spec:TRK-05',
    'spec:TRK-06',
    'spec:CNS-03',
    'picture:TRK-01',
    'picture:TRK-02',
    'picture:TRK-06',
    'desktop',
  ],
  args: { who: 'A visitor' },
  play: async ({ canvasElement }) => {
    await visitAll(canvasElement)
    await expect(heads()).toEqual(['Step', 'Before a choice', 'After Reject', 'After Accept All'])
    await expect(ledger()).toEqual([
      [nothing, nothing, consented.opens],
      [nothing, nothing, consented.chooses],
      [nothing, nothing, nothing],
      [nothing, nothing, [consented.opensPart]],
    ])
  },
}

const search = ['user/track-search query: parliament, results_count: 3']
const cart = 'user/cart-action product_id: 117, action: add, quantity: 1'

/** A signed-in customer: searches and the cart are sent whatever the answer, the rest after Accept All only (§6). */
export const SignedIn: Story = {
  name: 'Ready, signed in',
  tags: ['spec:TRK-01', 'spec:TRK-02', 'spec:TRK-03', 'spec:CNS-03', 'desktop'],
  args: { who: 'A signed-in customer' },
  play: async ({ canvasElement }) => {
    await visitAll(canvasElement, 'demo')
    await expect(ledger()).toEqual([
      [nothing, nothing, consented.opens],
      [nothing, nothing, consented.chooses],
      [search, search, search],
      [[cart], [cart], [cart, consented.opensPart]],
    ])
  },
}
