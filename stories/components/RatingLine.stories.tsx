import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingLine } from '../../src/components/shop/RatingLine.tsx'
import { each } from './helpers.ts'

/**
 * Below the name of a product: the stars, the average, and a link down to the reviews. Use Stars for ratings in a
 * list.
 */
export default {
  title: 'Components/RatingLine',
  component: RatingLine,
  args: { average: 4.5, count: 23, href: '#reviews' },
} satisfies Meta<typeof RatingLine>
type Story = StoryObj<typeof RatingLine>

/** Some reviews, one, and none: no stars, because empty stars would look like a rating of zero. */
export const Counts: Story = {
  render: each(RatingLine, {}, { average: 4, count: 1 }, { average: undefined, count: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 review' })).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
  },
}
