import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ticks } from '../../src/components/ui/Ticks.tsx'

/** The shop's one motif: the ticks of a tape measure. Each tick counts one item; ticks are never mere decoration. */
export default {
  title: 'Components/Ticks',
  component: Ticks,
  decorators: [(Story) => <div className="border-t border-ink">{Story()}</div>],
} satisfies Meta<typeof Ticks>
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
