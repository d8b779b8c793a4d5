import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from '../../src/components/ui/Breadcrumb.tsx'
import { photographedAlso } from '../viewports.ts'

/**
 * Shows where the page sits in the shop. The last entry is the page itself, so it is not a link. Use it for pages
 * below another page, such as categories and products; not for the home page or the steps of a task.
 */
export default {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: 'Home', to: '/' },
      { label: 'Sliding & Folding Door Hardware', to: '/categories/sliding' },
      { label: 'Tracks and hangers', to: '/categories/sliding/tracks' },
      { label: 'Barn door hanger with ball-bearing wheel' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

/** Four levels; on the smallest phone they wrap onto several lines. */
export const Rest: StoryObj<typeof Breadcrumb> = {
  parameters: { chromatic: photographedAlso('small') },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    const parent = trail.getByRole('link', { name: 'Tracks and hangers' })
    await expect(parent).toHaveAttribute('href', '/categories/sliding/tracks')
    await expect(trail.getByText(/^Barn door hanger/)).toHaveAttribute('aria-current', 'page')
  },
}
