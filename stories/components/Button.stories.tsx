import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, X } from 'lucide'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink, TextButton } from '../../src/components/ui/Button.tsx'
import { Icon } from '../../src/components/ui/Icon.tsx'
import { IconButton } from '../../src/components/ui/IconButton.tsx'
import { notPhotographed } from '../viewports.ts'
import { expectDifferentColours, expectFocusRings, noControls } from './helpers.ts'

/**
 * Yellow leads towards paying or committing. Add to Cart is dark. Every other action is outlined. Use it for actions
 * on the current page, and yellow for one of them at most. What opens another page is a ButtonLink or a TextLink.
 */
export default {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

/** The four kinds, and three heights: 36 px in a row of text, 44 px nearly everywhere, 52 px for Pay. A link looks alike. */
export const Kinds: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="primary">Save Changes</Button>
      <Button variant="solid">Add to Cart</Button>
      <Button variant="line">
        View Order Details <Icon icon={ChevronDown} />
      </Button>
      <Button variant="danger">Cancel Order</Button>
      <Button size="sm">Undo</Button>
      <Button disabled>Choose file</Button>
      <Button size="xl" variant="primary" hook block>
        Pay Rs. 28,550.00
      </Button>
      <ButtonLink to="/products">Continue Shopping</ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('button')
    await expectDifferentColours(all.slice(0, 4))
    await expect(all.map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44, 44, 44, 36, 44, 52])
    // The one main action of a view has a dark edge on its right, like the hook at the end of a tape measure.
    await expect(getComputedStyle(all[6]!, '::after').width).toBe('7px')
    await expect(all[6]?.offsetWidth).toBe(all[6]?.parentElement?.offsetWidth)
    const link = canvas.getByRole('link', { name: 'Continue Shopping' })
    await expect(link).toHaveAttribute('href', '/products')
    await expect(link.offsetHeight).toBe(44)
  },
}

/** Cannot be pressed yet, but the Tab key still reaches it, with two rings, so that the shopper finds the reason beside it. */
export const Blocked: Story = {
  args: { 'aria-disabled': true, onBlocked: fn(), variant: 'primary', hook: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expectFocusRings(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(args.onBlocked).toHaveBeenCalledOnce()
  },
}

/** While sending, the words change, the width stays the same, and a press is ignored. */
export const Busy: Story = {
  args: { variant: 'primary', busyText: 'Processing...', children: 'Place order, Rs. 28,550.00' },
  render: (args) => (
    <div className="grid justify-items-start gap-2.5">
      <Button {...args} busy />
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [busy, rest] = canvas.getAllByRole('button')
    await expect(rest).toHaveAccessibleName('Place order, Rs. 28,550.00')
    await expect(busy).toHaveAccessibleName('Processing...')
    await expect(busy!.offsetWidth).toBe(rest!.offsetWidth)
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(busy!)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A button that disappears by its own press leaves the focus to what is around it, not to nothing. */
export const Disappears: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { ...noControls, chromatic: notPhotographed },
  render: () => {
    const [buttons, setButtons] = useState(['Button', 'Text button', 'Icon button'])
    const press = (name: string) => ({ onClick: () => setButtons(buttons.filter((each) => each !== name)) })
    return (
      <section tabIndex={-1} aria-label="What is around">
        {buttons.includes('Button') && <Button {...press('Button')}>Button</Button>}
        {buttons.includes('Text button') && <TextButton {...press('Text button')}>Text button</TextButton>}
        {buttons.includes('Icon button') && (
          <IconButton label="Icon button" icon={X} {...press('Icon button')} />
        )}
      </section>
    )
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(button).not.toBeInTheDocument()
      await expect(canvas.getByRole('region')).toHaveFocus()
    }
  },
}
