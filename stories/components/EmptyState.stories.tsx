import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/components/shop/EmptyState.tsx'
import { Button } from '../../src/components/ui/Button.tsx'
import { ButtonLink } from '../../src/components/ui/ButtonLink.tsx'
import { onlyAt } from '../viewports.ts'

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
  args: {
    title: 'No products match your filters',
    children: 'Take one filter off, or clear them all.',
    action: <Button variant="primary">Clear all filters</Button>,
  },
}

/** A cart with nothing in it, on the smallest phone. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    title: 'Your cart is empty',
    children: 'Parts you add are kept here, on this device.',
    action: (
      <ButtonLink to="/products" variant="primary" hook>
        Continue Shopping
      </ButtonLink>
    ),
  },
  ...onlyAt('small'),
}
