import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from '../../src/components/ui/SkipLink.tsx'

/**
 * The first stop of the Tab key: a link that skips the header and menus and leads to the content. Use TextLink for
 * other links within a page.
 */
export default {
  title: 'Components/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <p className="pt-14">Press Tab.</p>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
type Story = StoryObj<typeof SkipLink>

/** Visible only while it has the focus; Enter moves the focus to the content. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.offsetWidth).toBeLessThanOrEqual(1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(link.offsetWidth).toBeGreaterThan(100)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    link.focus()
  },
}
