import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SortSelect } from '../../src/pages/productList/ListControls.tsx'
import { onlyAt } from '../viewports.ts'
import { unfocus } from './helpers.ts'

/** Chooses the order of the list. Use FilterPanel to choose what the list contains. */
export default {
  title: 'Components/SortSelect',
  component: SortSelect,
  args: { value: 'price-asc', onChange: fn() },
} satisfies Meta<typeof SortSelect>
type Story = StoryObj<typeof SortSelect>

/** On a phone, beside the Filters button: the label is not visible, but still read out. */
export const Narrow: Story = {
  tags: ['phone'],
  ...onlyAt('phone'),
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Price, low first')
    await expect(canvas.getByText('Sort by').offsetWidth).toBe(1)
    await userEvent.selectOptions(select, 'Name')
    await expect(args.onChange).toHaveBeenCalledWith('name')
    unfocus()
  },
}
