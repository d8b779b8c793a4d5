import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Menu, Trash2, X } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../src/components/ui/IconButton.tsx'
import { expectDifferentColours, expectFocusRings, noControls, unfocus } from './helpers.ts'

/**
 * A button with an icon that everybody knows. Its label is read out by screen readers. Use it for close, remove, menu
 * and the like. Use Button where the action needs a word.
 */
const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
}
export default meta
type Story = StoryObj<typeof IconButton>

/** At rest, 44 px square. */
export const Rest: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44])
    unfocus()
  },
}

/** Plain in a row, outlined beside fields, solid over the page. */
export const Kinds: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex gap-2.5">
      <IconButton label="Remove Brass padlock 50 mm" icon={Trash2} />
      <IconButton label="Clear the search" icon={X} variant="line" />
      <IconButton label="Back to top" icon={ArrowUp} variant="solid" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Remove Brass padlock 50 mm', 'Clear the search', 'Back to top'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expectDifferentColours(canvas.getAllByRole('button'))
  },
}

/** Both focus rings, which appear only with the keyboard. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expectFocusRings(canvas.getByRole('button'))
  },
}

/** On steel, with the larger icon. */
export const OnSteel: Story = {
  name: 'On steel',
  args: { label: 'Menu', icon: Menu, iconSize: 'lg' },
  decorators: [(Story) => <div className="on-steel bg-steel p-4 text-on-steel">{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expectFocusRings(button, 'steel')
    await expect(button.querySelector('svg')?.clientWidth).toBeGreaterThan(20)
  },
}

/** Cannot be pressed at the moment, and the Tab key skips it. */
export const Disabled: Story = {
  args: { disabled: true },
}
