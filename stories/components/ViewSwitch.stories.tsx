import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ViewSwitch } from '../../src/pages/productList/ListControls.tsx'
import { unfocus } from './helpers.ts'

/**
 * Switches the list between cards and a spec sheet. It sits beside the sort order. Use SortSelect to choose the order
 * of the list.
 */
export default {
  title: 'Components/ViewSwitch',
  component: ViewSwitch,
  args: { value: 'cards', href: (view) => `?view=${view}`, onChoose: fn() },
} satisfies Meta<typeof ViewSwitch>
type Story = StoryObj<typeof ViewSwitch>

/** Two links; the view in use is marked. By keyboard: Tab, Tab, Enter. */
export const Cards: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
    const sheet = canvas.getByRole('link', { name: 'Spec sheet' })
    await expect(sheet).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    await userEvent.tab()
    await expect(sheet).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('sheet')
    unfocus()
  },
}
