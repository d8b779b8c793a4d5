import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SearchRow } from '../../src/components/shop/SearchRow.tsx'

/** One search result, in the list of the navigation bar and on the search page. Use ProductCard in a grid. */
const meta = {
  title: 'Components/SearchRow',
  component: SearchRow,
  args: {
    query: 'hinge',
    result: {
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
    },
  },
  render: (args) => (
    <div className="max-w-155 bg-cell">
      <SearchRow {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchRow>
export default meta
type Story = StoryObj<typeof meta>

const row = (canvasElement: HTMLElement) => within(canvasElement).getByRole('link')
const marks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

/** A size is marked however it was typed. */
export const SizeMarked: Story = {
  name: 'Size marked',
  args: { query: '102x76mm black' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['102 × 76 mm', 'black'])
  },
}

/** Found by its part number, typed without the dashes: it comes first and is marked. The part has no picture. */
export const PartNumber: Story = {
  name: 'Part number',
  args: { query: 'hngk102', result: { ...meta.args.result, images: [] } },
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement)).toHaveAccessibleName(
      /^HNG-K102-BK Butt hinge 102.×.76.mm, black Steel butt hinges Rs\. 1,240\.00 inc VAT$/,
    )
    await expect(marks(canvasElement)).toEqual(['HNG-K102'])
    await expect(row(canvasElement).querySelector('img')).toBeNull()
  },
}

/** A back end that gives only the fields of §3, without part numbers: the row begins with the name. */
export const WithoutNumber: Story = {
  name: 'Without part number',
  args: { result: { ...meta.args.result, sku: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(row(canvasElement)).toHaveAccessibleName(
      /^Butt hinge 102.×.76.mm, black Steel butt hinges Rs\. 1,240\.00 inc VAT$/,
    )
    const { top } = canvas.getByText('Steel butt hinges').getBoundingClientRect()
    await expect(top).toBeGreaterThan(canvas.getByText('hinge').getBoundingClientRect().bottom - 4)
  },
}
