import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchRow } from '../../src/components/shop/SearchRow.tsx'
import { each } from './helpers.ts'

const result = {
  product_id: 110,
  name: 'Butt hinge 102 × 76 mm, black',
  sku: 'HNG-K102-BK',
  price: 1240,
  description: '',
  images: ['/images/butt-hinge-102-black@800.webp'],
  unit: 'each',
  brand: 'Korvane',
  category_name: 'Steel butt hinges',
  category_id: 1012,
  category_slug: 'steel-butt-hinges',
}

/** One search result, in the list of the navigation bar and on the search page. Use ProductCard in a grid. */
export default {
  title: 'Components/SearchRow',
  component: SearchRow,
  args: {
    query: 'hinge',
    result,
  },
  decorators: [(Story) => <div className="max-w-155 bg-cell">{Story()}</div>],
} satisfies Meta<typeof SearchRow>

/** A size is marked however it was typed, a part number without its dashes; a row with the fields of §3 alone. */
export const Found: StoryObj<typeof SearchRow> = {
  render: each(
    SearchRow,
    { query: '102x76mm black' },
    { query: 'hngk102' },
    { result: { ...result, sku: '', images: [] } },
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link')
    const marks = rows.map((row) => [...row.querySelectorAll('mark')].map((mark) => mark.textContent))
    await expect(marks).toEqual([[expect.stringMatching(/^102.×.76.mm$/), 'black'], ['HNG-K102'], ['hinge']])
    await expect(rows[1]).toHaveAccessibleName(
      /^HNG-K102-BK Butt hinge 102.×.76.mm, black Steel butt hinges Rs\. 1,240\.00 inc VAT$/,
    )
    await expect(rows[2]).toHaveAccessibleName(
      /^Butt hinge 102.×.76.mm, black Steel butt hinges Rs\. 1,240\.00 inc VAT$/,
    )
    await expect(rows[2]?.querySelector('img')).toBeNull()
  },
}
