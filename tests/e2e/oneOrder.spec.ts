import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
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

const sameAgain = new RegExp(
  `^You ordered the same at \\d+:\\d\\d [ap]m \\(${config.orderPrefix}\\d+\\)\\. Order again\\?$`,
)

/** Checkout of one part by address alone, with free delivery, filled in and paid in cash. */
async function fillOne(page: Page) {
  await open(page, '/buying?product=301&qty=20')
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
  await expect(page.getByText(/^Good news!/)).toBeVisible()
}

test('CHK-20 one wish in two tabs, pressed at the same moment, is one order: the second tab asks', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  const order = await hold(page, purchase)
  await fillOne(page)
  const other = await context.newPage()
  await other.clock.install()
  const ordersOfOther: string[] = []
  other.on('request', (request) => {
    if (request.url().endsWith('/products/purchase')) ordersOfOther.push(request.url())
  })
  await fillOne(other)
  await checkout.payButton(page).click()
  await order.request
  await checkout.payButton(other).click()
  await expect(other.getByRole('button', { name: 'Processing...' })).toBeVisible()
  order.letThrough()
  const id = await checkout.orderId(page)
  const question = other.getByRole('alertdialog', { name: sameAgain })
  await expect(question).toContainText(orderNumber(id))
  await question.getByRole('button', { name: 'No' }).click()
  expect(ordersOfOther).toEqual([])
  // A wish that is meant twice is still possible.
  await checkout.payButton(other).click()
  await other.getByRole('button', { name: 'Order again' }).click()
  expect(await checkout.orderId(other)).not.toBe(id)
  expect([watch.orders.length, ordersOfOther.length]).toEqual([2, 1])
})

test('CHK-21 an order whose response was lost, typed again in a new tab after its tab was closed, is one order', {
  tag: '@desktop',
}, async ({ page, context }) => {
  let id: number | undefined
  await page.route(purchase, async (route) => {
    id = (await (await route.fetch()).json()).order_id
    await route.abort()
  })
  await fillOne(page)
  await checkout.payButton(page).click()
  await page.clock.fastForward(3000)
  await page.getByRole('alertdialog', { name: orderFailed }).getByRole('button', { name: 'OK' }).click()
  const other = await context.newPage()
  await other.clock.install()
  await page.close()
  await fillOne(other)
  await checkout.payButton(other).click()
  await other.clock.fastForward(3000)
  expect(await checkout.orderId(other)).toBe(id)
})
