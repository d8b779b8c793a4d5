import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/components/shop/EmptyState.tsx'
import { Button } from '../../src/components/ui/Button.tsx'
import { photographedAlso } from '../viewports.ts'

/**
 * Says that there is nothing to show and what to do about it, with one button. Use it for a list or a page that has
 * nothing to show or failed to load. Where only a part of a page failed, say so in its place, with Retry.
 */
export default { title: 'Components/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
type Story = StoryObj<typeof EmptyState>

/** No product matches the chosen filters. */
export const FilteredToNone: Story = {
  name: 'Filtered to none',
  tags: ['empty'],
  parameters: { chromatic: photographedAlso('small') },
  args: {
    title: 'No products match your filters',
    children: 'Take one filter off, or clear them all.',
    action: <Button variant="primary">Clear all filters</Button>,
  },
}
