import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ticks } from '../../src/components/ui/Ticks.tsx'
import { onlyAt } from '../viewports.ts'

/** The shop's one motif: the ticks of a tape measure. Each tick counts one item; ticks are never mere decoration. */
const meta: Meta<typeof Ticks> = {
  title: 'Components/Ticks',
  component: Ticks,
  decorators: [(Story) => <div className="border-t border-ink">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Ticks>

const ticks = (canvas: HTMLElement, colour: 'ink' | 'edge') =>
  canvas.querySelector(`.stroke-${colour}`)?.getAttribute('d')?.match(/M/g)?.length ?? 0

/** 8 of 46 items are shown: 8 ticks are dark, the rest grey. */
export const SomeShown: Story = {
  name: 'Some shown',
  args: { count: 46, dark: 8 },
  play: async ({ canvasElement }) => {
    await expect(ticks(canvasElement, 'edge')).toBe(38)
    await expect(ticks(canvasElement, 'ink')).toBe(8)
  },
}

/** All items are shown, so all ticks are dark. */
export const AllShown: Story = {
  name: 'All shown',
  args: { count: 8 },
  play: async ({ canvasElement }) => {
    await expect(ticks(canvasElement, 'ink')).toBe(8)
  },
}

/** Too many ticks for a spacing of 12 px, so they stand closer together. */
export const Close: Story = {
  tags: ['phone'],
  args: { count: 120, dark: 12 },
  ...onlyAt('phone'),
  play: async ({ canvasElement }) => {
    await expect(ticks(canvasElement, 'ink')).toBe(12)
  },
}
