import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, hold, open, refused, storeCart, test } from './shop.ts'

test('CHK-20 two tabs that press Pay at the same moment order the cart once', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(refused)
  await page.clock.install()
  const order = await hold(page, '**/api/products/purchase')
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/buying')
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
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
  const alert = other.getByRole('alertdialog', { name: 'Order submission failed. Please try again.' })
  await expect(alert).toContainText('The cart was ordered or changed in another tab.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(other.getByText('No items in your order.')).toBeVisible()
  expect(ordersOfOther).toEqual([])
  expect(watch.orders).toHaveLength(1)
})
