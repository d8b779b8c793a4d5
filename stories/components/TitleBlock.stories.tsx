import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Price } from '../../src/components/ui/Price.tsx'
import { TitleBlock } from '../../src/components/ui/TitleBlock.tsx'
import { onlyAt } from '../viewports.ts'
import { each } from './helpers.ts'

/**
 * The key facts of a product or an order, laid out like the title block of a technical drawing. Six columns. Use
 * SpecTable for long lists of facts.
 */
export default {
  title: 'Components/TitleBlock',
  component: TitleBlock,
  decorators: [(Story) => <div className="max-w-113">{Story()}</div>],
} satisfies Meta<typeof TitleBlock>
type Story = StoryObj<typeof TitleBlock>

const part = [
  { label: 'Part Number', value: 'LVR-RTD19-SN', span: 4 as const, mono: true },
  { label: 'Sold', value: 'Per set', span: 2 as const },
  { label: 'Delivery', value: 'Colombo and island-wide' },
  { label: 'Payment', value: 'Card, installments, cash' },
  { label: 'Price', value: <Price amount={6950} size="lg" vat />, span: 6 as const },
]

const order = [
  {
    label: 'Order number',
    value: <span className="text-3xl">NLOD-10482</span>,
    span: 6 as const,
    mono: true,
  },
  { label: 'Total paid', value: <Price amount={28_550} /> },
  { label: 'Shipping address', value: '17 Station Road, Wellawatte, Colombo 06' },
]

/** A product without restrictions, and an order, with its number as the largest text. */
export const Kinds: Story = {
  args: { cells: part },
  render: each(TitleBlock, {}, { cells: order }),
}

/** With text at twice its size, the cells stack one below the other. */
export const LargeText: Story = {
  name: 'Large text',
  tags: ['phone'],
  args: { cells: part },
  ...onlyAt('phone'),
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  play: async ({ canvas }) => {
    // Set here because the toolbar's text size is applied only when the story is rendered.
    document.documentElement.style.fontSize = '200%'
    const top = (label: string) => canvas.getByText(label).getBoundingClientRect().top
    // The frame may not have reached the width of a phone yet.
    await waitFor(() => expect(top('Sold')).toBeGreaterThan(top('Part Number')))
  },
}
