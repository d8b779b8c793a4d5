import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ticks } from '../../src/components/ui/Ticks.tsx'
import { onlyAt } from '../viewports.ts'
import { expectNoOverflow } from './expectNoOverflow.ts'

/** The one motif of the shop. A tick is a unit: it always counts something. */
const meta: Meta<typeof Ticks> = {
  title: 'Components/Ticks',
  component: Ticks,
  decorators: [(Story) => <div className="border-t border-ink">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Ticks>

/** 8 of 46 parts are shown: 8 in ink, the rest grey. */
export const SomeShown: Story = {
  name: 'Some shown',
  args: { count: 46, shown: 8 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(46)
    await expect(canvasElement.querySelectorAll('line.stroke-ink')).toHaveLength(8)
  },
}

/** All are shown. */
export const AllShown: Story = {
  name: 'All shown',
  args: { count: 8 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('line.stroke-ink')).toHaveLength(8)
  },
}

/** More than fit at 12 px: closer together. */
export const Close: Story = {
  args: { count: 120, shown: 12 },
  ...onlyAt('phone'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('line.stroke-ink')).toHaveLength(12)
    await expectNoOverflow()
  },
}
