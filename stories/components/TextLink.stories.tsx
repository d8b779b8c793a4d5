import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, ChevronLeft } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton } from '../../src/components/ui/TextButton.tsx'
import { TextLink } from '../../src/components/ui/TextLink.tsx'
import { each, expectFocusRings, noControls, unfocus } from './helpers.ts'

/**
 * A link in words. Its icon is not underlined. Use it for a link within text or beside it. Use ButtonLink for the
 * main link of a view.
 */
export default {
  title: 'Components/TextLink',
  component: TextLink,
  args: { to: '/products', children: 'See More', after: ArrowRight },
} satisfies Meta<typeof TextLink>
type Story = StoryObj<typeof TextLink>

/** Leads onwards, with the arrow after the words, or back, with the arrow before them. */
export const Directions: Story = {
  render: each(TextLink, {}, { children: 'Continue Shopping', after: undefined, before: ChevronLeft }),
  play: async ({ canvas }) => {
    const [onwards, back] = canvas.getAllByRole('link')
    await expect(onwards).toHaveAttribute('href', '/products')
    await expect(onwards?.lastElementChild?.tagName).toBe('svg')
    await expect(back?.firstElementChild?.tagName).toBe('svg')
    await userEvent.tab()
    await expect(onwards).toHaveFocus()
    await expectFocusRings(onwards!)
  },
}

const clear = fn()

/** TextButton looks the same but acts in place. */
export const Action: Story = {
  parameters: noControls,
  render: () => <TextButton onClick={clear}>Clear all</TextButton>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(clear).toHaveBeenCalledOnce()
    unfocus()
  },
}
