import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Menu, Trash2, X } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../src/components/ui/IconButton.tsx'
import { expectDifferentColours, expectFocusRings, noControls } from './helpers.ts'

/**
 * A button with an icon that everybody knows. Its label is read out by screen readers. Use it for close, remove, menu
 * and the like. Use Button where the action needs a word.
 */
export default {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
} satisfies Meta<typeof IconButton>

/** Plain in a row, solid over the page, disabled; each 44 px square. On steel, with the larger icon. */
export const Kinds: StoryObj<typeof IconButton> = {
  parameters: noControls,
  render: (args) => (
    <div className="flex gap-2.5">
      <IconButton label="Remove Brass padlock 50 mm" icon={Trash2} onClick={args.onClick} />
      <IconButton label="Back to top" icon={ArrowUp} variant="solid" />
      <IconButton label="Close" icon={X} disabled />
      <div className="on-steel bg-steel p-4 text-on-steel">
        <IconButton label="Menu" icon={Menu} iconSize="lg" />
      </div>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [plain, ...others] = ['Remove Brass padlock 50 mm', 'Back to top'].map((name) =>
      canvas.getByRole('button', { name }),
    )
    await expectDifferentColours([plain!, ...others])
    await expect([plain?.offsetWidth, plain?.offsetHeight]).toEqual([44, 44])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expectFocusRings(plain!)
    await userEvent.tab()
    await userEvent.tab()
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveFocus()
    await expectFocusRings(menu, 'steel')
    await expect(menu.querySelector('svg')?.clientWidth).toBeGreaterThan(20)
  },
}
