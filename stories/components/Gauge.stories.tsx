import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Gauge } from '../../src/components/ui/Gauge.tsx'

const row = (stars: number, share: number, count: number) => ({
  words: `${stars} stars ${share}%, ${count} reviews`,
  label: stars,
  share,
  count,
})

/** Shares of a whole over one axis: one tick is 10%. */
const meta: Meta<typeof Gauge> = {
  title: 'Components/Gauge',
  component: Gauge,
  args: { rows: [row(5, 68, 146), row(4, 19, 41), row(3, 7, 15), row(2, 2, 5), row(1, 3, 7)] },
}
export default meta
type Story = StoryObj<typeof Gauge>

/** Each row is read out whole; bar, share and count are for the eye. */
export const Shares: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('5 stars 68%, 146 reviews')
    await expect(first?.querySelectorAll('line')).toHaveLength(11)
  },
}

/** Nothing to share. */
export const Empty: Story = {
  args: { rows: [row(5, 0, 0), row(4, 0, 0)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5 stars 0%, 0 reviews')).toBeInTheDocument()
  },
}

/** The whole, and counts of many digits: all bars keep one length. */
export const Whole: Story = {
  args: { rows: [row(5, 100, 104_220), row(4, 0, 12)] },
  play: async ({ canvasElement }) => {
    const [full, none] = canvasElement.querySelectorAll('[data-share]')
    await expect(full?.clientWidth).toBe(full?.parentElement?.clientWidth)
    await expect(none?.parentElement?.clientWidth).toBe(full?.parentElement?.clientWidth)
  },
}
