import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterChips } from '../../src/components/shop/FilterChips.tsx'
import { onlyAt } from '../viewports.ts'
import { useKept } from './helpers.ts'

/** The chosen filters, repeated above the list. Pressing a filter removes it. Use FilterPanel to choose filters. */
export default {
  title: 'Components/FilterChips',
  component: FilterChips,
  args: {
    selection: {
      bands: ['500-1000', '1000-20000'],
      brands: ['Korvane', 'Talawa Steel'],
      properties: ['Finish: Satin nickel'],
    },
    onChange: fn(),
  },
  // On a phone the chips reach to both edges of the page, over its gutters.
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [chosen, change] = useKept(args.selection, args.onChange)
    return (
      <div className="wrap py-4">
        <h1 tabIndex={-1} data-page-heading className="mb-3 type-h1">
          Products
        </h1>
        <FilterChips {...args} selection={chosen} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof FilterChips>

/** On a phone, one line that scrolls sideways. */
export const Narrow: StoryObj<typeof FilterChips> = {
  tags: ['small'],
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button', { name: /^Remove filter/ })
    await expect(chips).toHaveLength(5)
    await expect(new Set(chips.map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
    const list = canvas.getByRole('list', { name: 'Chosen filters' })
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  },
}
