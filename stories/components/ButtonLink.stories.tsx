import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../src/components/ui/ButtonLink.tsx'

/**
 * A link that looks like a Button, for what leads to another page and can be opened in a new tab. Use it for the main
 * link of a view. To send or change something use Button.
 */
const meta: Meta<typeof ButtonLink> = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { to: '/products', children: 'Continue Shopping' },
}
export default meta
type Story = StoryObj<typeof ButtonLink>

/** The main action of a view, when that action leads to another page. */
export const Main: Story = {
  args: { variant: 'primary', size: 'xl', hook: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue Shopping' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.offsetHeight).toBe(52)
    await expect(getComputedStyle(link, '::after').width).toBe('7px')
  },
}

/** A secondary link. */
export const Line: Story = {
  args: { children: 'See the range' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the range' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.offsetHeight).toBe(44)
  },
}
