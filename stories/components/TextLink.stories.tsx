import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, ChevronLeft } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton, TextLink } from '../../src/components/ui/Button.tsx'
import { expectFocusRings, unfocus } from './helpers.ts'

/**
 * A link in words. Its icon is not underlined. Use it for a link within text or beside it. Use ButtonLink for the
 * main link of a view.
 */
export default {
  title: 'Components/TextLink',
  component: TextLink,
  args: { to: '/products', children: 'See More', after: ArrowRight },
} satisfies Meta<typeof TextLink>

const clear = fn()

/** Leads onwards, with the arrow after the words, or back, with the arrow before them. TextButton looks the same but acts in place. */
export const Directions: StoryObj<typeof TextLink> = {
  render: (args) => (
    <div className="grid gap-6">
      <TextLink {...args} />
      <TextLink to="/products" before={ChevronLeft}>
        Continue Shopping
      </TextLink>
      <TextButton onClick={clear}>Clear all</TextButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const [onwards, back] = canvas.getAllByRole('link')
    await expect(onwards).toHaveAttribute('href', '/products')
    await expect(onwards?.lastElementChild?.tagName).toBe('svg')
    await expect(back?.firstElementChild?.tagName).toBe('svg')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(clear).toHaveBeenCalledOnce()
    unfocus()
    await userEvent.tab()
    await expect(onwards).toHaveFocus()
    await expectFocusRings(onwards!)
  },
}
