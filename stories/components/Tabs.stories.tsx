import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banknote, Calendar, CreditCard } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Tab, Tabs } from '../../src/components/ui/Tabs.tsx'
import { onlyAt } from '../viewports.ts'
import { each, useKept } from './helpers.ts'

const productTabs: Tab[] = [
  {
    value: 'description',
    label: 'Description',
    panel: 'Return-to-door lever in satin nickel for internal doors.',
  },
  { value: 'reviews', label: 'Reviews (23)', panel: 'Spring is firm and the lever sits level.' },
]

const paymentTabs: Tab[] = [
  { value: 'card', label: 'Card', icon: CreditCard, panel: 'You pay on the page of PayHere.' },
  { value: 'installment', label: 'Installments', icon: Calendar, panel: '3 or 6 months with Koko.' },
  { value: 'cod', label: 'Cash on Delivery', icon: Banknote, panel: 'Pay the driver.' },
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

/** More tabs than fit: the row of tabs scrolls sideways, the page does not. Those for payment have their icons above the words. */
export const Narrow: Story = {
  tags: ['small'],
  args: { value: 'Orders' },
  render: each(
    Tabs,
    {
      label: 'Account',
      tabs: ['Profile', 'Orders', 'Security', 'Addresses', 'Loyalty points'].map((label) => ({
        value: label.replace(' ', '-'),
        label,
        panel: label,
      })),
    },
    { label: 'Ways to pay', variant: 'payment', tabs: paymentTabs, value: 'installment' },
  ),
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    const [account, payment] = canvas.getAllByRole('tablist')
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
    await expect(account?.scrollWidth).toBeGreaterThan(account?.clientWidth ?? 0)
    const tabs = within(payment!).getAllByRole('tab')
    await expect(tabs).toHaveLength(3)
    for (const tab of tabs) {
      const icon = tab.querySelector('svg')?.getBoundingClientRect()
      const middle = tab.getBoundingClientRect().left + tab.clientWidth / 2
      await expect((icon?.left ?? 0) + (icon?.width ?? 0) / 2).toBeCloseTo(middle, -1)
    }
  },
}
