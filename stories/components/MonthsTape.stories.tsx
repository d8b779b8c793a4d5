import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MonthsTape } from '../../src/components/ui/MonthsTape.tsx'
import { palette } from '../../tailwind.config.ts'
import { expectBackground } from './helpers.ts'

/**
 * The months of an installment plan: one division is one month. The tape turns yellow inside a chosen RadioCard. Use
 * Ticks for any other count.
 */
export default {
  title: 'Components/MonthsTape',
  component: MonthsTape,
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof MonthsTape>
/** Six months, not chosen. */
export const Rest: StoryObj<typeof MonthsTape> = {
  args: { months: 6 },
  play: async ({ canvas }) => {
    const tape = canvas.getByText('1').parentElement
    await expect(tape).toHaveTextContent('123456')
    await expectBackground(tape, palette['grey-200'])
  },
}

/** Three months, chosen. */
export const Chosen: StoryObj<typeof MonthsTape> = {
  args: { months: 3 },
  decorators: [
    (Story) => (
      <label>
        <input type="radio" defaultChecked className="sr-only" /> 3 months
        {Story()}
      </label>
    ),
  ],
  play: async ({ canvas }) => {
    const tape = canvas.getByText('1').parentElement
    await expect(tape).toHaveTextContent('123')
    await expectBackground(tape, palette['accent-400'])
  },
}
