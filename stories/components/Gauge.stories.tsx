import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Gauge } from '../../src/components/ui/Gauge.tsx'

const row = (stars: number, share: number, count: number) => ({
  words: `${stars} stars ${share}%, ${count} reviews`,
  label: stars,
  share,
  count,
})

/** Shares of a whole, as bars over one scale. One tick is 10%. Write a single number as text. */
const meta: Meta<typeof Gauge> = {
  title: 'Components/Gauge',
  component: Gauge,
  args: { rows: [row(5, 68, 146), row(4, 19, 41), row(3, 7, 15), row(2, 2, 5), row(1, 3, 7)] },
}
export default meta
type Story = StoryObj<typeof Gauge>

/** A screen reader reads each row as one sentence; the bar, share and count are only visual. */
export const Shares: Story = {}

/** No reviews at all. */
export const Empty: Story = {
  tags: ['empty'],
  args: { rows: [row(5, 0, 0), row(4, 0, 0)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 stars 0%, 0 reviews')).toBeInTheDocument()
    const bars = [...canvasElement.querySelectorAll('[data-share]')]
    await expect(bars.map(({ clientWidth }) => clientWidth)).toEqual([0, 0])
  },
}

/** A share of 100%, and a count of six digits: the room for the bars stays the same in every row. */
export const Whole: Story = {
  args: { rows: [row(5, 100, 104_220), row(4, 0, 12)] },
  play: async ({ canvasElement }) => {
    const [full, none] = canvasElement.querySelectorAll('[data-share]')
    await expect(full?.clientWidth).toBe(full?.parentElement?.clientWidth)
    await expect(none?.parentElement?.clientWidth).toBe(full?.parentElement?.clientWidth)
  },
}
