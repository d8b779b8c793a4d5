import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Price } from '../../src/components/ui/Price.tsx'
import { TitleBlock } from '../../src/components/ui/TitleBlock.tsx'
import { onlyAt } from '../viewports.ts'
import { expectNoOverflow } from './expectNoOverflow.ts'

/** The corner of a drawing sheet, for the facts of a part and of an order. Six columns. */
const meta: Meta<typeof TitleBlock> = {
  title: 'Components/TitleBlock',
  component: TitleBlock,
  decorators: [(Story) => <div className="max-w-113">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof TitleBlock>

const part = [
  { label: 'Part Number', value: 'LVR-RTD19-SN', span: 4 as const, mono: true },
  { label: 'Sold', value: 'Per set', span: 2 as const },
  { label: 'Delivery', value: 'Colombo and island-wide' },
  { label: 'Payment', value: 'Card, installments, cash' },
  { label: 'Price', value: <Price amount={6950} size="lg" vat />, span: 6 as const },
]

/** A part without restrictions. */
export const Part: Story = {
  args: { cells: part },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Part Number').tagName).toBe('DT')
    await expect(canvas.getByText('LVR-RTD19-SN').tagName).toBe('DD')
  },
}

/** Restrictions are told where delivery and payment are. */
export const Restricted: Story = {
  args: {
    cells: [
      ...part.slice(0, 2),
      { label: 'Delivery', value: 'Within Colombo only' },
      { label: 'Payment', value: 'Cash on Delivery only' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Within Colombo only')).toBeVisible()
    await expect(canvas.getByText('Cash on Delivery only')).toBeVisible()
  },
}

/** An order, its number the biggest thing. */
export const Order: Story = {
  args: {
    cells: [
      { label: 'Order number', value: <span className="text-3xl">NLOD-10482</span>, span: 6, mono: true },
      { label: 'Total paid', value: <Price amount={28_550} /> },
      { label: 'Shipping address', value: '17 Station Road, Wellawatte, Colombo 06' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('NLOD-10482')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Rs. 28,550.00')
  },
}

/** The smallest phone. */
export const Narrow: Story = {
  args: { cells: part },
  ...onlyAt('small'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('LVR-RTD19-SN')).toBeVisible()
    await expectNoOverflow()
  },
}

/** Text twice as large: one cell below the other. */
export const LargeText: Story = {
  name: 'Large text',
  args: { cells: part },
  ...onlyAt('phone'),
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  play: async ({ canvasElement }) => {
    // Set here: the toolbar's own text size is applied when the story is rendered.
    document.documentElement.style.fontSize = '200%'
    const canvas = within(canvasElement)
    const top = (label: string) => canvas.getByText(label).getBoundingClientRect().top
    // The frame may still be on its way to the size of a phone.
    await waitFor(() => expect(top('Sold')).toBeGreaterThan(top('Part Number')))
    await expectNoOverflow()
  },
}
