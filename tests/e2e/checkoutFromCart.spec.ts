import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import {
  agree,
  chooseAddress,
  expect,
  expectStoredCart,
  heading,
  lever,
  open,
  orderId,
  payButton,
  refused,
  signedIn,
  storeCart,
  test,
} from './shop.ts'

const toCheckout = (page: Page) => page.getByRole('link', { name: 'Proceed to Checkout' }).click()
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })

/** Places the order of the open checkout page, with cash on delivery. Returns the order number. */
async function placeOrder(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await chooseAddress(page, '17 Station Road, Wella', 'Wellawatta, Colombo 6, 00600')
  await page.getByRole('tab', { name: 'Cash on Delivery' }).click()
  await agree(page)
  await expect(payButton(page)).toHaveText(/^Place order, Rs\. [\d,.]+$/)
  await payButton(page).click()
  return orderId(page)
}

test.beforeEach(async ({ page, watch }) => {
  // The server refuses the half-typed address that is looked up when typing pauses.
  watch.expected.push(refused)
  await signedIn(page)
})

test('CHK-02 checkout orders the current cart, also after Back and Forward', async ({ page, watch }) => {
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/cart')
  await toCheckout(page)
  await expect(summary(page).getByText('2 × Rs. 6,950.00')).toBeVisible()

  await page.goBack()
  await expect(heading(page, 'Cart')).toBeVisible()
  await page.getByRole('spinbutton').fill('5')
  await page.getByRole('spinbutton').press('Enter')
  await expect(page.getByText('1 part, 5 in all')).toBeVisible()
  await page.goForward()
  await expect(summary(page).getByText('5 × Rs. 6,950.00')).toBeVisible()

  await placeOrder(page)
  expect(watch.orders).toMatchObject([{ items: [{ product_id: 301, quantity: 5 }] }])
  await expectStoredCart(page, [])
})

test('CHK-02 decision 41: two colours of one part are two lines, from the cart to the order history and back', async ({
  page,
  watch,
}) => {
  await storeCart(page, [
    { ...inCart(301, 2), selectedColor: 'Black' },
    { ...inCart(301, 1), selectedSize: '19 mm', selectedColor: 'Nickel' },
  ])
  await open(page, '/cart')
  await page.getByRole('button', { name: `One more, Quantity, ${lever}, 19 mm, Nickel` }).click()
  await expect(page.getByText('2 parts, 4 in all')).toBeVisible()
  await toCheckout(page)
  await expect(summary(page).getByText('19 mm, Nickel')).toBeVisible()

  const id = await placeOrder(page)
  expect(watch.orders).toMatchObject([
    {
      items: [
        { product_id: 301, quantity: 2, size: null, color: 'Black' },
        { product_id: 301, quantity: 2, size: '19 mm', color: 'Nickel' },
      ],
    },
  ])

  await open(page, '/profile?tab=orders')
  const card = page.getByRole('listitem', { name: `NLOD-${id}` })
  await expect(card.getByText('19 mm, Nickel')).toBeVisible()
  await card.getByRole('button', { name: 'Order Again' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' }).first()).toBeVisible()
  await open(page, '/cart')
  await expect(page.getByRole('listitem', { name: `${lever}, Black` })).toBeVisible()
  await expect(page.getByRole('listitem', { name: `${lever}, 19 mm, Nickel` })).toBeVisible()
})
