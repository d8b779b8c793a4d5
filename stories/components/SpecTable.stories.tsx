import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecTable } from '../../src/components/ui/SpecTable.tsx'
import { photographedAlso } from '../viewports.ts'

/**
 * The lines of a product description that have the form 'Label: value'. Use TitleBlock for the key facts of a
 * product.
 */
export default {
  title: 'Components/SpecTable',
  component: SpecTable,
  args: {
    rows: [
      { label: 'Tube', value: '19 mm' },
      { label: 'Rose', value: '52 mm, sprung, concealed fixing' },
      { label: 'Door thickness', value: '35 to 45 mm' },
      { label: 'Distance between the fixing holes', value: '128 mm' },
      { label: 'Material', value: 'Hot-dip galvanised steel, 60 µm, passivated' },
    ],
  },
  decorators: [(Story) => <div className="max-w-140 bg-cell p-7">{Story()}</div>],
} satisfies Meta<typeof SpecTable>
type Story = StoryObj<typeof SpecTable>

/** Five facts; on the smallest phone, long labels and values wrap. */
export const Rest: Story = { parameters: { chromatic: photographedAlso('small') } }
