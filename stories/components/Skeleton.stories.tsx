import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../../src/components/ui/Skeleton.tsx'

/**
 * A plain block in place of content that is still loading. It does not move and is not read out. Use it for content
 * whose size is known; otherwise write that it is loading.
 */
export default {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { className: 'h-9 w-72 max-w-full' },
} satisfies Meta<typeof Skeleton>
/** In place of a heading. */
export const Heading: StoryObj<typeof Skeleton> = {
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('[aria-hidden]')
    await expect(block).toBeVisible()
    await expect(block?.offsetHeight).toBe(36)
    await expect(block).toHaveStyle({ animationName: 'none' })
  },
}
