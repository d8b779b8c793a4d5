import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, hold, open, refused, reload, storeCart, test } from './shop.ts'

const purchase = '**/api/products/purchase'
const orderFailed = 'Order submission failed. Please try again.'

test.beforeEach(async ({ page, watch }) => {
  watch.expected.push(refused, /net::ERR_FAILED/)
  await page.clock.install()
})

/** Fills in checkout of a cart with free delivery, to be paid in cash. */
async function fill(page: Page) {
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/buying')
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
}

test('CHK-21 a checkout whose response was lost, and that is reloaded and pressed again, places one order', {
  tag: '@phone',
}, async ({ page, watch }) => {
  let id: number | undefined
  await page.route(
    purchase,
    async (route) => {
      id = (await (await route.fetch()).json()).order_id
      await route.abort()
    },
    { times: 1 },
  )
  await fill(page)
  await expect(page.getByText(/^Good news!/)).toBeVisible()
  await checkout.payButton(page).click()
  // The shop waits up to three seconds for the position of the address.
  await page.clock.fastForward(3000)
  await page.getByRole('alertdialog', { name: orderFailed }).getByRole('button', { name: 'OK' }).click()
  await expectStoredCart(page, [[301, 2]])
  await reload(page)
  await expect(page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).toBeChecked()
  expect(await checkout.placeOrder(page)).toBe(id)
  expect(watch.orders).toHaveLength(2)
  await expectStoredCart(page, [])
})

test('CHK-20 two tabs that press Pay at the same moment order the cart once', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  const order = await hold(page, purchase)
  await fill(page)
  await expect(page.getByText(/^Good news!/)).toBeVisible()
  const other = await context.newPage()
  await open(other, '/buying')
  await checkout.fill(other, '5 Temple Road, Galle', 'Cash on Delivery')
  await expect(other.getByText(/^Good news!/)).toBeVisible()
  const ordersOfOther: string[] = []
  other.on('request', (request) => {
    if (request.url().endsWith('/products/purchase')) ordersOfOther.push(request.url())
  })
  await checkout.payButton(page).click()
  await order.request
  await checkout.payButton(other).click()
  await expect(other.getByRole('button', { name: 'Processing...' })).toBeVisible()
  order.letThrough()
  await checkout.orderId(page)
  const alert = other.getByRole('alertdialog', { name: orderFailed })
  await expect(alert).toContainText('The cart was ordered or changed in another tab.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(other.getByText('No items in your order.')).toBeVisible()
  expect(ordersOfOther).toEqual([])
  expect(watch.orders).toHaveLength(1)
})
