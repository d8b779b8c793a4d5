import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductCard } from '../../src/components/shop/ProductCard.tsx'
import { ProductGrid } from '../../src/components/shop/ProductGrid.tsx'
import { photographedAlso } from '../viewports.ts'
import { each } from './helpers.ts'
import { parts } from './samples.ts'

const cards = Object.values(parts).map((product) => (
  <ProductCard key={product.sku} product={product} onAdd={() => undefined} heading="h2" />
))

/**
 * Cells separated by hairlines, without gaps or floating cards. An incomplete last row stays open. Use OrderLine for
 * the few lines of an order.
 */
export default {
  title: 'Components/ProductGrid',
  component: ProductGrid,
  args: { children: cards.slice(0, 8) },
} satisfies Meta<typeof ProductGrid>

const columnsOf = (items: HTMLElement[]) => new Set(items.map(({ offsetLeft }) => offsetLeft)).size

/** Beside the filters: two columns, three from 768 px. In a row of the home page: two, three at 768 px, four from 769 px. */
export const Columns: StoryObj<typeof ProductGrid> = {
  parameters: { chromatic: photographedAlso('small') },
  render: each(ProductGrid, {}, { columns: 'home' }),
  play: async ({ canvas }) => {
    const [list, home] = canvas.getAllByRole('list').map((grid) => within(grid).getAllByRole('listitem'))
    await expect(columnsOf(list!)).toBe(window.innerWidth < 768 ? 2 : 3)
    await expect(columnsOf(home!)).toBe({ 1280: 4, 768: 3 }[window.innerWidth] ?? 2)
  },
}
