import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingLine } from '../../src/components/shop/RatingLine.tsx'

/**
 * Below the name of a product: the stars, the average, and a link down to the reviews. Use Stars for ratings in a
 * list.
 */
const meta: Meta<typeof RatingLine> = {
  title: 'Components/RatingLine',
  component: RatingLine,
  args: { average: 4.5, count: 23, href: '#reviews' },
}
export default meta
type Story = StoryObj<typeof RatingLine>

/** Some reviews. */
export const Some: Story = {}

/** One review. */
export const One: Story = {
  args: { average: 4, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 review' })).toBeVisible()
  },
}

/** No reviews yet: no stars, because empty stars would look like a rating of zero. */
export const None: Story = {
  tags: ['empty'],
  args: { average: undefined, count: 0 },
}
