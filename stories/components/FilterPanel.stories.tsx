import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterPanel } from '../../src/components/shop/FilterPanel.tsx'
import { useKept } from './helpers.ts'

/**
 * Filters by price, brand, and what the parts' descriptions have in common. Each box says how many products it would
 * list. Use SortSelect to choose the order of the list.
 */
export default {
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
} satisfies Meta<typeof FilterPanel>
type Story = StoryObj<typeof FilterPanel>

/** Several boxes are ticked; those that would list nothing are not offered. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    for (const name of [/Over Rs\.20000/, /White/])
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled()
  },
}
