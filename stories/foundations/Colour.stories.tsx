import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Colour } from './Colour.tsx'
import { contrast } from './contrast.ts'
import { pairs } from './meanings.ts'

/** The palette, the colour names by meaning, and the contrast of every pair, calculated from the shop's own values. */
const meta: Meta<typeof Colour> = {
  title: 'Foundations/Colour',
  component: Colour,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Every pair reaches its minimum contrast: 4.5 for text, 3 for edges, stars and gauges. */
export const Palette: StoryObj<typeof Colour> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Colour' })).toBeVisible()
    for (const { use, least, values } of pairs) {
      await expect(contrast(...values), use).toBeGreaterThanOrEqual(least)
    }
  },
}
