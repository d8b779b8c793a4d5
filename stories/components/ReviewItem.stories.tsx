import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewItem } from '../../src/components/shop/ReviewItem.tsx'
import { photographedAlso } from '../viewports.ts'

/** One review of a product or of the shop. Use Gauge for a summary of many reviews. */
export default {
  title: 'Components/ReviewItem',
  component: ReviewItem,
  args: {
    rating: 4.5,
    name: 'Nuwan P.',
    created: '2026-11-03T09:00:00+05:30',
    comment: 'Spring is firm and the lever sits level. Fitted six pairs, the rose covers the old 50 mm hole.',
  },
  render: (args) => (
    <ul className="max-w-180 bg-cell px-7">
      <ReviewItem {...args} />
      <ReviewItem
        {...args}
        name="anonymous_builder_from_the_northern_province"
        comment={`Good.\n${'very'.repeat(24)}good`}
      />
    </ul>
  ),
} satisfies Meta<typeof ReviewItem>
type Story = StoryObj<typeof ReviewItem>

/** Of a product: with the reviewer's name and the date; long words without spaces, and several lines. */
export const Product: Story = { parameters: { chromatic: photographedAlso('small') } }
