import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLoading } from '../../src/components/shop/PageLoading.tsx'

/**
 * Shown while the code of a page loads: still blocks as tall as the window, so that the footer does not jump. Use
 * Skeleton for data that is still loading.
 */
export default {
  title: 'Components/PageLoading',
  component: PageLoading,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLoading>
/** Read out as 'Loading page'. */
export const Loading: StoryObj<typeof PageLoading> = {
  tags: ['loading'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading page')
    await expect(status.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight)
    await expect(status.querySelectorAll('[aria-hidden]')).toHaveLength(2)
  },
}
