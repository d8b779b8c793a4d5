import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { responds, respondsFor } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import {
  oddAnnouncements,
  oddCategories,
  oddOrders,
  oddProducts,
  oddReviews,
  oddText,
  oddTexts,
} from '../../mocks/texts.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { reviews } from '../../src/api/reviews.ts'
import CartPage from '../../src/pages/Cart.tsx'
import CheckoutPage from '../../src/pages/Checkout.tsx'
import HomePage from '../../src/pages/Home.tsx'
import ProductDetailPage from '../../src/pages/ProductDetail.tsx'
import ProductListPage from '../../src/pages/ProductList.tsx'
import ProfilePage from '../../src/pages/Profile.tsx'
import SearchPage from '../../src/pages/Search.tsx'
import { shop } from '../shop.tsx'
import { onlyAt } from '../viewports.ts'
import { pageShown } from './shown.ts'

/**
 * Texts as people and other systems write them: without a break, from right to left, with emoji, markup. Each stays in
 * its place, on the narrowest phone.
 */
export default {
  title: 'Screens/Texts',
  component: CheckoutPage,
  subcomponents: { HomePage, ProductListPage, ProductDetailPage, CartPage, ProfilePage, SearchPage },
  render: shop,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(
      responds(products.list, { json: oddProducts }),
      responds(products.newArrivals, { json: oddProducts.slice(0, 12) }),
      responds(products.brands, { json: oddTexts }),
      respondsFor(products.one, (_, { id }) => {
        const product = oddProducts.find(({ product_id }) => String(product_id) === id)
        return product && { json: product }
      }),
      responds(products.search, { json: oddProducts.slice(0, 12) }),
      responds(reviews.list, { json: oddReviews }),
      responds(orders.list, { json: oddOrders }),
      responds(categories.primary, { json: oddCategories }),
      responds(content.announcements, { json: oddAnnouncements }),
    ),
} satisfies Meta

const cart = oddProducts.slice(0, oddTexts.length).map(({ product_id, name, sku }, at) => ({
  ...inCart(product_id, 999_999),
  name,
  sku,
  selectedSize: oddText(at + 1).slice(0, 60),
  selectedColor: oddText(at + 2).slice(0, 60),
}))

/** Nothing makes the page wider than the window. */
async function fits() {
  await networkIdle()
  await waitFor(() => expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth))
}

const product = oddProducts[1]!

/** Lists, a part and its reviews, a cart in the largest quantity, orders with their details, checkout: each page in turn. */
export const EveryPage: StoryObj = {
  name: 'Ready, every page',
  tags: ['small'],
  ...onlyAt('small', {
    visit: '/products',
    user: 'demo',
    stored: { cart },
    draft: {
      firstName: oddText(1),
      lastName: oddText(0),
      street: oddText(3),
      apartment: oddText(7),
      notes: oddTexts.join('\n'),
    },
  }),
  play: async () => {
    await pageShown('Products')
    await screen.findAllByRole('link', { name: /^Details, / })
    await fits()
    storyRouter.open(`/products/${product.product_id}?tab=reviews`)
    await expect(getComputedStyle(await pageShown(product.name)).direction).toBe('rtl')
    await screen.findByRole('list', { name: 'Reviews' })
    await fits()
    storyRouter.open('/cart')
    await pageShown('Cart')
    await expect(await screen.findAllByRole('spinbutton')).toHaveLength(cart.length)
    await fits()
    storyRouter.open('/profile?tab=orders')
    const list = await screen.findAllByRole('button', { name: 'View Order Details' })
    for (const button of list.slice(0, 3)) await userEvent.click(button)
    await fits()
    storyRouter.open('/')
    await screen.findByRole('region', { name: 'Announcements' })
    await fits()
    storyRouter.open('/searchbarr?q=hinge')
    await screen.findByText('12 parts found')
    await fits()
    storyRouter.open('/buying')
    await pageShown('Checkout')
    const name = await screen.findByLabelText('First name')
    await expect(name).toHaveValue(oddText(1))
    await expect(getComputedStyle(name).direction).toBe('rtl')
    await fits()
  },
}
