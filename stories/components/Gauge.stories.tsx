import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Gauge } from '../../src/components/ui/Gauge.tsx'
import { each } from './helpers.ts'

const row = (stars: number, share: number, count: number) => ({
  words: `${stars} stars ${share}%, ${count} reviews`,
  label: stars,
  share,
  count,
})

/** Shares of a whole, as bars over one scale. One tick is 10%. Write a single number as text. */
export default {
  title: 'Components/Gauge',
  component: Gauge,
  args: { rows: [row(5, 68, 146), row(4, 19, 41), row(3, 7, 15), row(2, 2, 5), row(1, 3, 7)] },
} satisfies Meta<typeof Gauge>

/** Shares, no reviews at all, and a whole with six digits: the bars keep their room. Read out row by row. */
export const Shares: StoryObj<typeof Gauge> = {
  render: each(
    Gauge,
    {},
    { rows: [row(5, 0, 0), row(4, 0, 0)] },
    { rows: [row(5, 100, 104_220), row(4, 0, 12)] },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 stars 0%, 0 reviews')).toBeInTheDocument()
    const bars = [...canvasElement.querySelectorAll('[data-share]')].slice(5)
    const [, , full, none] = bars
    await expect(bars.map(({ clientWidth }) => clientWidth > 0)).toEqual([false, false, true, false])
    await expect(full?.clientWidth).toBe(full?.parentElement?.clientWidth)
    await expect(none?.parentElement?.clientWidth).toBe(full?.parentElement?.clientWidth)
  },
}
