import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilterPanel } from '../../src/components/shop/FilterPanel.tsx'
import { noSelection } from '../../src/rules/filters.ts'
import { unfocus, useKept } from './helpers.ts'

/**
 * Filters by price, brand, and what the parts' descriptions have in common. Each box says how many products it would
 * list. Use SortSelect to choose the order of the list.
 */
const meta: Meta<typeof FilterPanel> = {
  title: 'Components/FilterPanel',
  component: FilterPanel,
  args: {
    selection: { bands: ['500-1000'], brands: ['Korvane', 'Talawa Steel'], properties: ['Finish: Black'] },
    brandNames: ['Dunhask', 'Harrow & Finch', 'Korvane', 'Ostrel', 'Pikemoor', 'Talawa Steel', 'Veddel'],
    counts: {
      bandCounts: { 'under-500': 18, '500-1000': 27, '1000-20000': 79, 'over-20000': 0 },
      brandCounts: {
        Dunhask: 31,
        'Harrow & Finch': 9,
        Korvane: 14,
        Ostrel: 12,
        Pikemoor: 22,
        'Talawa Steel': 21,
        Veddel: 0,
      },
      propertyGroups: [
        { label: 'Finish', counts: { 'Finish: Black': 12, 'Finish: Satin nickel': 40, 'Finish: White': 0 } },
      ],
    },
    onChange: fn(),
  },
  render: function Render(args) {
    const [chosen, change] = useKept(args.selection, args.onChange)
    return <FilterPanel {...args} selection={chosen} onChange={change} />
  },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof FilterPanel>

/** Several boxes are ticked; two would list nothing. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const price = within(canvas.getByRole('group', { name: 'Price' }))
    await userEvent.click(price.getByRole('checkbox', { name: /Under Rs\.500/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      bands: ['500-1000', 'under-500'],
      brands: ['Korvane', 'Talawa Steel'],
      properties: ['Finish: Black'],
    })
    await expect(price.getByRole('checkbox', { name: /Over Rs\.20000/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Korvane/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      bands: ['500-1000', 'under-500'],
      brands: ['Talawa Steel'],
      properties: ['Finish: Black'],
    })
    const finish = within(canvas.getByRole('group', { name: 'Finish' }))
    await expect(finish.getByRole('checkbox', { name: /White/ })).toBeDisabled()
    await userEvent.click(finish.getByRole('checkbox', { name: /Satin nickel/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      bands: ['500-1000', 'under-500'],
      brands: ['Talawa Steel'],
      properties: ['Finish: Black', 'Finish: Satin nickel'],
    })
    unfocus()
  },
}

/** No box is ticked. */
export const Rest: Story = {
  args: { selection: noSelection },
}

/** A ticked box that lists nothing can still be unticked. */
export const ChosenWithoutParts: Story = {
  name: 'Chosen without parts',
  args: { selection: { ...noSelection, bands: ['over-20000'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Over Rs\.20000/ })).toBeEnabled()
  },
}

/** The brands are not known, so they are not offered. */
export const NoBrands: Story = {
  name: 'No brands',
  args: { selection: noSelection, brandNames: [] },
}
