import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pager } from '../../src/components/ui/Pager.tsx'
import { onlyAt } from '../viewports.ts'
import { each } from './helpers.ts'

/**
 * Page numbers over a tape measure: one tick is one page, and the yellow blade reaches to the current page. Use it
 * for a list that spans several pages. A row that expands in place has a See More button.
 */
export default {
  title: 'Components/Pager',
  component: Pager,
  args: { label: 'Pages of products', page: 2, pages: 5, href: (page) => `/products?page=${page}` },
} satisfies Meta<typeof Pager>
type Story = StoryObj<typeof Pager>

/** Many pages: eleven numbers, which move along with the page, over a tick each; beside them the first and the last. */
export const Many: Story = {
  tags: ['desktop'],
  args: { page: 18, pages: 36 },
  ...onlyAt('desktop'),
  play: async ({ canvas, canvasElement }) => {
    const numbers = canvas.getAllByRole('link', { name: /^Page / })
    await expect(numbers.map((link) => link.textContent).join(' ')).toBe(
      '1 … 13 14 15 16 17 18 19 20 21 22 23 … 36',
    )
    await expect(numbers[0]).toHaveAttribute('href', '/products?page=1')
    await expect(numbers.at(-1)).toHaveAttribute('href', '/products?page=36')
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
    // The blade ends below the end of the current cell.
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    const blades = [...canvasElement.querySelectorAll('[data-blade]')].map((blade) =>
      blade.getBoundingClientRect(),
    )
    await expect(blades.find(({ width }) => width > 0)?.right).toBeCloseTo(current.right, 0)
  },
}

/** Too narrow for eleven cells: arrows, "Page 18 of 36", and a tape; five buttons fit. */
export const ManyNarrow: Story = {
  name: 'Many, narrow',
  tags: ['small'],
  args: { page: 18, pages: 36 },
  render: each(Pager, {}, { buttons: 5, label: 'Pages of reviews' }),
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 18 of 36')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Next page' })[0]).toHaveAttribute(
      'href',
      '/products?page=19',
    )
    const numbers = canvas.getAllByRole('link', { name: /^Page / })
    await expect(numbers).toHaveLength(5)
    for (const link of numbers) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}
