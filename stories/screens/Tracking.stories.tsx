import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type ApiCall, callsBelow } from '../../mocks/api.ts'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { ActivityTracking } from '../../src/sections/ActivityTracking.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt } from '../viewports.ts'
import { navBar } from './shown.ts'

const { globals, parameters } = onlyAt('desktop', {
  layout: 'fullscreen',
  visit: '/categories/hinges',
  chromatic: notPhotographed,
})

/**
 * Which analytics calls the shop makes on one short visit: before a choice, after Reject, after Accept All (§6, §7). A visitor's
 * searches and cart are not sent; a signed-in customer's are, whatever the answer.
 */
export default {
  title: 'Screens/Tracking',
  component: ProductDetail,
  subcomponents: { ActivityTracking },
  render: shop,
  globals,
  parameters: { ...parameters },
} satisfies Meta
type Story = StoryObj

/** 'user/track-search query: parliament, results_count: 3' */
const inWords = ({ path, body }: ApiCall) => {
  const fields = Object.entries(body ?? {}).map(([name, value]) => `${name}: ${value}`)
  return `${path.replace('/analytics/', '')} ${fields.join(', ')}`.trim()
}

/** What each step of the visit sends, in the order of the alphabet. */
type Sent = Record<'opens' | 'chooses' | 'searches' | 'adds', string[]>
const nothing: Sent = { opens: [], chooses: [], searches: [], adds: [] }

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
}
const opensPart = 'user/page-visit page_url: /products/117, device_type: desktop'
const search = 'user/track-search query: parliament, results_count: 3'
const cart = 'user/cart-action product_id: 117, action: add, quantity: 1'

const option = () => navBar().findByRole('option', { name: /Parliament hinge .* satin brass/i })

/** Opens a category and one below it, searches, and adds what was found to the cart. */
async function visit({ opens, chooses, searches, adds }: Sent) {
  let before = 0
  const sends = async (expected: string[]) => {
    await waitFor(async () =>
      expect((await callsBelow('/analytics')).slice(before).map(inWords).toSorted()).toEqual(expected),
    )
    before += expected.length
  }
  const secondary = await screen.findByRole('link', { name: /^Butt Hinges/ })
  await sends(opens)
  await userEvent.click(secondary)
  await userEvent.click(await screen.findByRole('link', { name: /^Stainless butt hinges/ }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Details, / })).toHaveLength(3))
  await sends(chooses)
  await userEvent.click(navBar().getByPlaceholderText('Search for a product'))
  await userEvent.paste('parliament')
  await option()
  await sends(searches)
  await userEvent.click(await option())
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }))
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await sends(adds)
}

const accepted = ['cookie_consent=true', 'user_id=u-1', 'session_id=s-1']

/** Nothing is sent before the visitor has answered. */
export const VisitorBeforeAChoice: Story = {
  name: 'Behaviour, a visitor before a choice',
  tags: ['spec:TRK-01', 'spec:TRK-02', 'spec:TRK-05', 'behaviour', 'desktop'],
  parameters: { cookies: [] },
  play: () => visit(nothing),
}

/** Nothing is sent after Reject. */
export const VisitorRejected: Story = {
  name: 'Behaviour, a visitor after Reject',
  tags: ['spec:CNS-03', 'spec:TRK-03', 'spec:TRK-04', 'behaviour', 'desktop'],
  play: () => visit(nothing),
}

/** After Accept All, all but searches and the cart (§6). */
export const VisitorAccepted: Story = {
  name: 'Behaviour, a visitor after Accept All',
  tags: [
    'spec:TRK-01',
    'spec:TRK-02',
    'spec:TRK-03',
    'spec:TRK-05',
    'spec:TRK-06',
    'picture:TRK-01',
    'picture:TRK-02',
    'picture:TRK-06',
    'behaviour',
    'desktop',
  ],
  parameters: { cookies: accepted },
  play: () => visit({ ...consented, searches: [], adds: [opensPart] }),
}

/** Searches and the cart alone (§6 "logged-in only"). */
export const CustomerRejected: Story = {
  name: 'Behaviour, a signed-in customer after Reject',
  tags: ['spec:TRK-03', 'spec:CNS-03', 'spec:TRK-01', 'behaviour', 'desktop'],
  parameters: { user: 'demo' },
  play: () => visit({ ...nothing, searches: [search], adds: [cart] }),
}
