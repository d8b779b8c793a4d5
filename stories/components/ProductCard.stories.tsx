import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProductCard } from '../../src/components/shop/ProductCard.tsx'
import { ProductCardSkeleton } from '../../src/components/shop/ProductCardSkeleton.tsx'
import { onlyAt } from '../viewports.ts'
import { parts } from './samples.ts'

/** One part in the ruled grid: part number, name, price, unit and Buy always in the same place. */
const meta: Meta<typeof ProductCard> = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: {
    product: parts.padlock,
    to: '/products/103',
    buyTo: '/buying?product=103&qty=1',
    heading: 'h2',
  },
  render: (args) => (
    <ul className="ruled grid max-w-76">
      <ProductCard {...args} />
    </ul>
  ),
}
export default meta
type Story = StoryObj<typeof ProductCard>

/** Loaded. Two stops for the Tab key, both named with the part. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = canvas.getByRole('link', { name: /^Details, Brass padlock/ })
    await expect(details).toHaveAttribute('href', '/products/103')
    await userEvent.tab()
    await expect(details).toHaveFocus()
    await userEvent.tab()
    const buy = canvas.getByRole('link', { name: /^Buy, Brass padlock/ })
    await expect(buy).toHaveFocus()
    await expect(buy).toHaveAttribute('href', '/buying?product=103&qty=1')
    await expect(canvasElement).toHaveTextContent('Rs. 1,890.00 inc VAT')
    await expect(canvas.getByText('PDL-050-BR')).toBeVisible()
  },
}

/** Delivered within Colombo only. */
export const ColomboOnly: Story = {
  name: 'Colombo only',
  args: { product: parts.colomboOnly },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Colombo only')).toBeVisible()
  },
}

/** Paid in cash only. */
export const CashOnly: Story = {
  name: 'Cash on delivery only',
  args: { product: parts.cashOnly },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cash on delivery only')).toBeVisible()
  },
}

/** Fetched from the counter, and paid there. */
export const NotDelivered: Story = {
  name: 'Not delivered',
  args: { product: parts.notDelivered },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not delivered')).toBeVisible()
  },
}

/** No picture yet: the part number stands in its place. */
export const NoPicture: Story = {
  name: 'No picture',
  args: { product: parts.noPicture },
  play: async ({ canvasElement }) => {
    // Once as the part number of the card, once in the room of the picture.
    await expect(within(canvasElement).getAllByText('HNG-P102-SB')).toHaveLength(2)
  },
}

/** A name longer than its lines, a long number, a high price and two restrictions. */
export const LongText: Story = {
  name: 'Long text',
  args: { product: parts.longName },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('LCK-MSL76-57-SS-KD-0004417')).toBeVisible()
    await expect(canvas.getByText('Colombo only')).toBeVisible()
    await expect(canvas.getByText('Cash on delivery only')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Rs. 128,450.50')
  },
}

/** Half of the smallest phone: three lines for the name, the unit below the price. */
export const Narrow: Story = {
  args: { product: parts.lever },
  ...onlyAt('small'),
  decorators: [(Story) => <div className="w-36">{Story()}</div>],
}

/** Before the part is known. */
export const Loading: Story = {
  render: () => (
    <ul className="ruled grid max-w-76">
      <ProductCardSkeleton />
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

/** A part that bears no number and has no picture: the name stands for the picture, and that there is no number is said. */
export const WithoutNumber: Story = {
  name: 'Without part number and picture',
  args: { product: { ...parts.padlock, sku: '', images: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Not given')).toBeVisible()
    await expect(canvasElement.querySelector('[data-state=failed]')).toHaveTextContent(parts.padlock.name)
  },
}
