import type { Locator } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import * as checkout from './checkout.ts'
import {
  expect,
  heading,
  open,
  paperPages,
  refused,
  reload,
  signedIn,
  signIn,
  storeCart,
  test,
} from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

const cancel = (card: Locator) => card.getByRole('button', { name: 'Cancel Order' })
const details = (card: Locator) => card.getByRole('button', { name: 'View Order Details' })

test('ORD-02 ORD-03 ORD-05 ORD-07 BEY-11 sign in, order, cancel in time', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  // The server refuses the half-typed address that is looked up when typing pauses.
  watch.expected.push(refused)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname)
  })
  await open(page, '/login')
  await signIn(page, 'demo', 'Demo@2026')
  await expect(heading(page, 'Nadeesha Perera')).toBeVisible()
  await storeCart(page, [inCart(201, 2)])
  await open(page, '/buying')
  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await checkout.chooseAddress(page, '17 Station Road, Wella', 'Wellawatta, Colombo 6, 00600')
  await page.getByRole('tab', { name: 'Cash on Delivery' }).click()
  await checkout.agree(page)
  const id = await checkout.placeOrder(page)
  await open(page, '/profile?tab=orders')
  const card = page.getByRole('listitem', { name: orderNumber(id) })
  await expect(card).toBeVisible()
  await expect(card).toContainText('Pending')
  await expect(card).toContainText('2 × Rs. 1,890.00')
  await expect(card).toContainText('1 part, Cash on Delivery')
  await expect(card).toContainText(/Can be cancelled until \d{1,2}:\d\d [ap]m/)
  await details(card).click()
  await expect(card).toContainText('17 Station Road, Wellawatta, Colombo 6, 00600')
  await card.getByRole('button', { name: 'Hide Details' }).click()

  await cancel(card).click()
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${orderNumber(id)}?` })
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible()
  await expect(card).toContainText('Cancelled')
  await expect(cancel(card)).toHaveCount(0)
  await expect(details(card)).toBeFocused()
  expect(calls).toEqual([`/api/user/${id}/cancel`])

  await reload(page)
  await expect(card).toContainText('Cancelled')
  const orders: { order_id: number; status: string }[] = await (
    await page.request.get('/api/user/orders')
  ).json()
  expect(orders.find((order) => order.order_id === id)?.status).toBe('cancelled')
})

test('BEY-10/one-page an order prints on one page', { tag: '@desktop' }, async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile?tab=orders')
  const card = page.getByRole('listitem', { name: orderNumber(10391) })
  // Newer orders, which other tests have placed, may come before it.
  await expect(
    page.getByRole('listitem', { name: new RegExp(`^${config.orderPrefix}`) }).first(),
  ).toBeVisible()
  while (!(await card.isVisible())) await page.getByRole('button', { name: 'Show more orders' }).click()
  await details(card).click()
  // The real window.print would end the print view at once.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await card.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await paperPages(page)).toBe(1)
})
