import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from '../../src/components/ui/SummaryList.tsx'
import { photographedAlso } from '../viewports.ts'

/**
 * Rows of label and amount, with the total below a dark rule. Use it for amounts that add up to a total. Use
 * SpecTable for facts.
 */
export default {
  title: 'Components/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { label: 'Subtotal', amount: 29_550 },
      { label: 'Discount, orders over Rs.25 000', amount: -1000, saving: true },
      { label: 'Shipping', amount: 0 },
      { label: 'Delivery', amount: 'Enter your address' },
    ],
    total: { label: 'Total', amount: 28_550 },
  },
  decorators: [(Story) => <div className="max-w-97 border border-ink bg-cell p-6">{Story()}</div>],
} satisfies Meta<typeof SummaryList>
type Story = StoryObj<typeof SummaryList>

/** At checkout: with a discount, and a few words in place of an amount that is not known yet. */
export const Checkout: Story = { parameters: { chromatic: photographedAlso('small') } }
