import type { Meta, StoryObj } from '@storybook/react-vite'
import { products as seed } from '../../server/demo/products.ts'
import { products } from '../../src/api/products.ts'
import { shop } from '../shop.tsx'
import { chosenResponse, playground, type ResponseMode, responseModes } from './play.ts'

type Args = { count: number; dearest: number; list: ResponseMode; brands: ResponseMode }

/** More than the number of any product of the catalogue. */
const round = 10_000

/**
 * Returns as many products as asked for: the catalogue over and over. In the first round products keep their numbers,
 * after that each has a number of its own.
 */
const stock = ({ count, dearest }: Args) =>
  Array.from({ length: count }, (_, at) => {
    const { price, ...product } = seed[at % seed.length] as (typeof seed)[number]
    const rounds = Math.floor(at / seed.length)
    return {
      ...product,
      product_id: product.product_id + rounds * round,
      sku: rounds ? `${product.sku}-${rounds + 1}` : product.sku,
      price: Math.min(price, dearest),
    }
  })

/** The product list with none, one or ten thousand products, and with responses that are slow or fail. */
export default {
  title: 'Playground/Product list',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...playground, visit: '/products' },
  args: { count: 48, dearest: 1_000_000, list: 'normal', brands: 'normal' },
  argTypes: {
    count: { name: 'Number of products', control: { type: 'range', min: 0, max: 10_000, step: 1 } },
    dearest: { name: 'Highest price, Rs.', control: { type: 'number', min: 0, step: 1 } },
    list: { name: 'Response to the product list call', control: 'inline-radio', options: responseModes },
    brands: { name: 'Response to the brands call', control: 'inline-radio', options: responseModes },
  },
  beforeEach: ({ args, msw }) => {
    const list = stock(args)
    const byId = new Map(list.map((product) => [String(product.product_id), product]))
    msw.use(
      chosenResponse(products.one, 'normal', ({ id }) => byId.get(String(id))),
      chosenResponse(products.list, args.list, () => list),
      chosenResponse(products.brands, args.brands, () => [...new Set(list.map(({ brand }) => brand))]),
    )
  },
} satisfies Meta<Args>
type Story = StoryObj<Args>

/** Forty-eight products. */
export const Try: Story = { name: 'Try the list' }
