import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../src/components/ui/ButtonLink.tsx'

/** Goes somewhere, where Button does something; it can be opened in a new tab. */
const meta: Meta<typeof ButtonLink> = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { to: '/products', children: 'Continue Shopping' },
}
export default meta
type Story = StoryObj<typeof ButtonLink>

/** The main action of a view that is a way onwards. */
export const Main: Story = {
  args: { variant: 'primary', size: 'xl', hook: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Continue Shopping' })
    await expect(link).toHaveAttribute('href', '/products')
  },
}

/** A way that is not the main one. */
export const Line: Story = {
  args: { children: 'See the range' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See the range' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
