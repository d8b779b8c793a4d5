import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, ChevronLeft } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextButton } from '../../src/components/ui/TextButton.tsx'
import { TextLink } from '../../src/components/ui/TextLink.tsx'

/** A way onwards in words. The drawing stays outside the underline. */
const meta: Meta<typeof TextLink> = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { to: '/products', children: 'See More', after: ArrowRight },
}
export default meta
type Story = StoryObj<typeof TextLink>

/** Onwards, with the arrow behind. */
export const Onwards: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See More' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}

/** Back, with the arrow in front. */
export const Back: Story = {
  args: { children: 'Continue Shopping', after: undefined, before: ChevronLeft },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}

/** Both rings, seen with the keyboard only. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

const clear = fn()

/** TextButton: the same look for something that is done in place. */
export const Action: Story = {
  render: () => <TextButton onClick={clear}>Clear all</TextButton>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}
