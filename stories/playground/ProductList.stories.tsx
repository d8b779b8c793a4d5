import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { products as seed } from '../../mocks/data/products.ts'
import { products } from '../../src/api/products.ts'
import { shop } from '../shop.tsx'
import { type AnswerMode, answering, answerModes, playground } from './play.ts'

type Args = { count: number; dearest: number; list: AnswerMode; brands: AnswerMode }

/** Returns as many products as asked for: the catalogue over and over, each product with its own number. */
const stock = ({ count, dearest }: Args) =>
  Array.from({ length: count }, (_, at) => {
    const { price, ...product } = seed[at % seed.length] as (typeof seed)[number]
    const round = Math.floor(at / seed.length)
    return {
      ...product,
      product_id: at + 1,
      sku: round ? `${product.sku}-${round + 1}` : product.sku,
      price: Math.min(price, dearest),
    }
  })

/** The product list with none, one or ten thousand products, and with answers that are slow or fail. */
const meta: Meta<Args> = {
  title: 'Playground/Product list',
  render: shop,
  tags: ['!autodocs'],
  parameters: { ...playground, visit: '/products' },
  args: { count: 48, dearest: 1_000_000, list: 'normal', brands: 'normal' },
  argTypes: {
    count: { name: 'Number of products', control: { type: 'range', min: 0, max: 10_000, step: 1 } },
    dearest: { name: 'Highest price, Rs.', control: { type: 'number', min: 0, step: 1 } },
    list: { name: 'Response to the product list call', control: 'inline-radio', options: answerModes },
    brands: { name: 'Response to the brands call', control: 'inline-radio', options: answerModes },
  },
  beforeEach: ({ args, msw }) => {
    const list = stock(args)
    msw.use(
      answering(products.list, args.list, list),
      answering(products.brands, args.brands, [...new Set(list.map(({ brand }) => brand))]),
    )
  },
}
export default meta
type Story = StoryObj<Args>

/** Forty-eight products. */
export const Try: Story = { name: 'Try the list' }

/** No products at all. */
export const None: Story = {
  tags: ['!dev'],
  args: { count: 0 },
  play: async () => {
    await expect(await screen.findByText(/^0 parts/)).toBeVisible()
  },
}

/** Ten thousand products: the first twelve are shown, and the pages are counted. */
export const TenThousand: Story = {
  tags: ['!dev'],
  args: { count: 10_000 },
  play: async () => {
    await expect(await screen.findByText(/^10,000 parts, page 1 of 834/)).toBeVisible()
  },
}
