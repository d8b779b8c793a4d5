import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, ChevronLeft } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton } from '../../src/components/ui/TextButton.tsx'
import { TextLink } from '../../src/components/ui/TextLink.tsx'
import { expectFocusRings, noControls, unfocus } from './helpers.ts'

/**
 * A link in words. Its icon is not underlined. Use it for a link within text or beside it. Use ButtonLink for the
 * main link of a view.
 */
const meta: Meta<typeof TextLink> = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { to: '/products', children: 'See More', after: ArrowRight },
}
export default meta
type Story = StoryObj<typeof TextLink>

/** Leads onwards, with the arrow after the words. */
export const Onwards: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See More' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.lastElementChild?.tagName).toBe('svg')
  },
}

/** Leads back, with the arrow before the words. */
export const Back: Story = {
  args: { children: 'Continue Shopping', after: undefined, before: ChevronLeft },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue Shopping' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.firstElementChild?.tagName).toBe('svg')
  },
}

/** Both focus rings, which appear only with the keyboard. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expectFocusRings(canvas.getByRole('link'))
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
