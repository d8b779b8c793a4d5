import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../src/components/ui/ButtonLink.tsx'
import { each } from './helpers.ts'

/**
 * A link that looks like a Button, for what leads to another page and can be opened in a new tab. Use it for the main
 * link of a view. To send or change something use Button.
 */
export default {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { to: '/products', children: 'Continue Shopping' },
} satisfies Meta<typeof ButtonLink>
type Story = StoryObj<typeof ButtonLink>

/** The main action of a view, when that action leads to another page, and a secondary link. */
export const Kinds: Story = {
  render: each(ButtonLink, { variant: 'primary', size: 'xl', hook: true }, { children: 'See the range' }),
  play: async ({ canvas }) => {
    const [main, line] = canvas.getAllByRole('link')
    await expect(main).toHaveAttribute('href', '/products')
    await expect([main?.offsetHeight, line?.offsetHeight]).toEqual([52, 44])
    await expect(getComputedStyle(main!, '::after').width).toBe('7px')
  },
}
