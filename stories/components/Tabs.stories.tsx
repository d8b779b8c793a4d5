import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Tab, Tabs } from '../../src/components/ui/Tabs.tsx'
import { onlyAt } from '../viewports.ts'
import { useKept } from './helpers.ts'

const productTabs: Tab[] = [
  {
    value: 'description',
    label: 'Description',
    panel: 'Return-to-door lever in satin nickel for internal doors.',
  },
  { value: 'reviews', label: 'Reviews (23)', panel: 'Spring is firm and the lever sits level.' },
]

/**
 * Folder tabs over a white panel, or equal cells for the payment methods. Use it for several views of one subject,
 * shown one at a time; not for the steps of a task or for separate pages.
 *
 * The left and right arrows open the previous and the next tab, Home and End the first and the last; Tab goes on into
 * the panel.
 */
export default {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About this part',
    tabs: productTabs,
    value: 'description',
    panelClassName: 'p-7',
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onChange)
    return <Tabs {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof Tabs>
type Story = StoryObj<typeof Tabs>

/** A press opens another tab; Home, End and the arrow keys move between the tabs. */
export const Folder: Story = {
  play: async ({ args, canvas }) => {
    const reviews = canvas.getByRole('tab', { name: 'Reviews (23)' })
    await userEvent.click(reviews)
    await expect(args.onChange).toHaveBeenCalledWith('reviews')
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews (23)' })).toHaveTextContent('Spring is firm')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(reviews).toHaveFocus()
    await expect(reviews).toHaveAttribute('aria-selected', 'true')
  },
}

/** The value has not changed yet, as one kept in the address changes late: a quick return to the first tab counts. */
export const NotChangedYet: Story = {
  name: 'Not changed yet',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Tabs {...args} />,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('description')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** More tabs than fit: the row of tabs scrolls sideways, the page does not. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    value: 'Orders',
    label: 'Account',
    tabs: ['Profile', 'Orders', 'Security', 'Addresses', 'Loyalty'].map((label) => ({
      value: label,
      label,
      panel: label,
    })),
  },
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('tablist')
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth)
  },
}
