import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/components/ui/Button.tsx'
import { Icon } from '../../src/components/ui/Icon.tsx'
import { onlyAt } from '../viewports.ts'
import { expectDifferentColours, expectFocusRings, noControls, unfocus } from './helpers.ts'

/**
 * Yellow leads towards paying or committing. Add to Cart is dark. Every other action is outlined. Use it for actions
 * on the current page, and yellow for one of them at most. To open another page use ButtonLink or TextLink.
 */
const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof Button>

/** The four kinds side by side. */
export const Kinds: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="primary">Save Changes</Button>
      <Button variant="solid">Add to Cart</Button>
      <Button variant="line">
        View Order Details <Icon icon={ChevronDown} />
      </Button>
      <Button variant="danger">Cancel Order</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole('button')
    await expect(kinds).toHaveLength(4)
    await expectDifferentColours(kinds)
  },
}

/** The one main action of a view has a dark edge on its right, like the hook at the end of a tape measure. */
export const Main: Story = {
  args: { variant: 'primary', hook: true, children: 'Buy Now' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buy Now' })
    await expect(getComputedStyle(button, '::after').width).toBe('7px')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    unfocus()
  },
}

/** Three heights: 36 px in a row of text, 44 px nearly everywhere, 52 px for Pay. */
export const Sizes: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button size="sm">Undo</Button>
      <Button>Choose file</Button>
      <Button size="xl" variant="primary" hook>
        Pay Rs. 28,550.00
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight)
    await expect(heights).toEqual([36, 44, 52])
  },
}

/** Fills the width of its container. */
export const Block: Story = {
  args: { variant: 'primary', size: 'xl', hook: true, block: true, children: 'Proceed to Checkout' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Proceed to Checkout' })
    await expect(button.offsetWidth).toBe(button.parentElement?.offsetWidth)
  },
}

/** Keyboard focus shows two rings: yellow next to the button, dark outside it. */
export const Focus: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expectFocusRings(canvas.getByRole('button'))
  },
}

/** On a steel background the two focus rings swap places. */
export const FocusOnSteel: Story = {
  name: 'Focus on steel',
  args: { variant: 'primary' },
  decorators: [(Story) => <div className="on-steel bg-steel p-8">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expectFocusRings(canvas.getByRole('button'), 'steel')
  },
}

/** Cannot be pressed, and the Tab key skips it. */
export const Disabled: Story = {
  args: { disabled: true },
}

/** Cannot be pressed yet, but the Tab key still reaches it, so that the shopper finds the reason beside it. */
export const Blocked: Story = {
  args: {
    'aria-disabled': true,
    onBlocked: fn(),
    variant: 'primary',
    hook: true,
    children: 'Place order, Rs. 28,550.00',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(args.onBlocked).toHaveBeenCalledOnce()
  },
}

/** While sending, the words change, and the width stays the same. */
export const Busy: Story = {
  args: { variant: 'primary', busyText: 'Processing...', children: 'Place order, Rs. 28,550.00' },
  render: (args) => (
    <div className="grid justify-items-start gap-2.5">
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button')
    await expect(rest).toHaveAccessibleName('Place order, Rs. 28,550.00')
    await expect(busy).toHaveAccessibleName('Processing...')
    await expect(busy!.offsetWidth).toBe(rest!.offsetWidth)
  },
}

/** A busy button keeps the focus and ignores presses. */
export const BusyWithFocus: Story = {
  name: 'Busy, with focus',
  args: {
    variant: 'primary',
    busy: true,
    busyText: 'Signing in...',
    children: 'Sign In',
    onClick: fn(),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A long text wraps onto a second line instead of running off the screen. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['small'],
  args: {
    variant: 'primary',
    hook: true,
    children: 'Pay 3 × Rs. 1,249,516.67 and accept the delivery to Trincomalee',
  },
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Pay 3 × Rs. 1,249,516.67/ })
    await expect(button.offsetHeight).toBeGreaterThan(44)
  },
}
