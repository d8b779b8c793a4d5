import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ProductCard } from '../../src/components/shop/ProductCard.tsx'
import { onlyAt } from '../viewports.ts'
import { unfocus } from './helpers.ts'
import { parts } from './samples.ts'

/**
 * One product in the ruled grid. Its part number, name, price, unit and Buy button are always in the same place. Use
 * SearchRow in a list that is read line by line.
 */
export default {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: { product: parts.padlock, onAdd: fn(), heading: 'h2' },
  render: (args) => (
    <ul className="ruled grid max-w-76">
      <ProductCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof ProductCard>
type Story = StoryObj<typeof ProductCard>

/** What a press in the middle of an element reaches. */
function reached(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** Tab stops at Details, Add and Buy; the whole card is a link, and the part number can still be selected. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').querySelector('a')
    await expect(name).toHaveAttribute('href', '/products/201')
    for (const text of ['Part Number', '1,890.00', 'inc VAT', 'each'])
      await expect(reached(canvas.getByText(text, { exact: false, selector: 'span' }))).toBe(name)
    const number = canvas.getByText('PDL-050-BR')
    await expect(number.contains(reached(number))).toBe(true)
    for (const label of ['Details', 'Add', 'Buy']) {
      await userEvent.tab()
      const control = document.activeElement as HTMLElement
      await expect(control).toHaveAccessibleName(new RegExp(`^${label}, Brass padlock`))
      await expect(control.contains(reached(control))).toBe(true)
    }
    unfocus()
  },
}

/** Collected at the trade counter; without number and picture; long texts, a high price and two restrictions. */
export const Kinds: Story = {
  render: (args) => (
    <ul className="ruled grid max-w-228 grid-cols-3">
      {[parts.notDelivered, { ...parts.padlock, sku: '', images: [] }, parts.longName].map((product) => (
        <ProductCard key={product.sku} {...args} product={product} />
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not delivered')).toBeVisible()
    // Buy would end at a checkout that cannot be paid.
    await expect(canvas.getByRole('link', { name: /^Collect, / })).toHaveTextContent('Collect')
    await expect(canvas.getAllByRole('link', { name: /^Buy, / })).toHaveLength(2)
    await expect(canvas.getByText('Not given')).toBeVisible()
    await expect(canvasElement.querySelector('[data-state=failed]')).toHaveTextContent(parts.padlock.name)
  },
}

/** In half the width of the smallest phone: the name has four lines, millions fit, inc VAT and the unit are below them. */
export const Narrow: Story = {
  tags: ['small'],
  args: { product: { ...parts.lever, price: 1_250_000 } },
  ...onlyAt('small'),
  decorators: [(Story) => <div className="w-36">{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 2 })
    const lines = name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)
    await expect(Math.round(lines)).toBe(4)
    const { top } = canvas.getByText('per set').getBoundingClientRect()
    await expect(canvas.getByText('inc VAT').getBoundingClientRect().top).toBe(top)
    const price = canvas.getByText('1,250,000.00').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(price.bottom)
    await expect(price.right).toBeLessThan(canvas.getByRole('listitem').getBoundingClientRect().right)
  },
}
