import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, hold, open, refused, reload, storeCart, test } from './shop.ts'

const purchase = '**/api/products/purchase'
const orderFailed = 'Order submission failed. Please try again.'

test.beforeEach(async ({ page, watch }) => {
  watch.expected.push(refused, /net::ERR_FAILED/)
  await page.clock.install()
})

/** Places the first order, but loses its response. Returns a function that reads the order's number. */
async function loseResponse(page: Page) {
  let id: number | undefined
  await page.route(
    purchase,
    async (route) => {
      id = (await (await route.fetch()).json()).order_id
      await route.abort()
    },
    { times: 1 },
  )
  return () => id
}

/** Fills in checkout of a cart with free delivery, to be paid in cash. */
async function fill(page: Page) {
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/buying')
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
}

async function sendAndLose(page: Page) {
  await expect(checkout.payButton(page)).toBeEnabled()
  await checkout.payButton(page).click()
  // The shop waits up to three seconds for the position of the address.
  await page.clock.fastForward(3000)
  await page.getByRole('alertdialog', { name: orderFailed }).getByRole('button', { name: 'OK' }).click()
  await expectStoredCart(page, [[301, 2]])
}

for (const [what, between] of [
  ['is pressed again', async () => undefined],
  [
    'is reloaded and pressed again',
    async (page: Page) => {
      await reload(page)
      // The terms are agreed to for each order.
      await checkout.agree(page)
    },
  ],
] as const)
  test(`CHK-21 a checkout whose response was lost, and that ${what}, places one order`, {
    tag: '@phone',
  }, async ({ page, watch }) => {
    const lost = await loseResponse(page)
    await fill(page)
    await expect(page.getByText(/^Good news!/)).toBeVisible()
    await sendAndLose(page)
    await between(page)
    expect(await checkout.placeOrder(page)).toBe(lost())
    expect(watch.orders).toHaveLength(2)
    await expectStoredCart(page, [])
  })

test('BEY-08/checkout a stored price is not shown at checkout, not even while the parts of the order change', {
  tag: '@desktop',
}, async ({ page }) => {
  await storeCart(page, [
    { ...inCart(301, 2), price: 1 },
    { ...inCart(1017), product_id: 999_999, price: 2, name: 'Old part' },
  ])
  await page.addInitScript(() => {
    const seen = window as unknown as { seen: string[] }
    seen.seen = []
    new MutationObserver(() => {
      const text = document.querySelector('[aria-labelledby=summary]')?.textContent
      if (text && text !== seen.seen.at(-1)) seen.seen.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open(page, '/buying')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByText('2 × Rs. 6,950.00')).toBeVisible()
  // The records are requested again for the parts that remain.
  const records = await hold(page, '**/api/products/301')
  await page.getByRole('button', { name: 'Remove Old part' }).click()
  await records.request
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expect(summary.getByText('2 × Rs. 6,950.00')).toBeVisible()
  await expect(page.getByText(/now costs Rs\. 6,950\.00, not Rs\. 1\.00/)).toBeVisible()
  records.letThrough()
  await expect(page.getByText('Checking the prices...')).toHaveCount(0)
  const texts = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => /Rs\. [12]\.00/.test(text))).toEqual([])
})

test('CHK-20 Back while the order is sent: it stands, and a toast says so where the shopper is', {
  tag: '@phone',
}, async ({ page, watch }) => {
  const sent = await hold(page, purchase)
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
  await expect(page.getByText(/^Good news!/)).toBeVisible()
  await checkout.payButton(page).click()
  await sent.request
  await page.goBack()
  await expect(heading(page, 'Cart')).toBeVisible()
  sent.letThrough()

  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveText(/^Order NLOD-\d+ is placed\.See the order$/)
  await expect(page).toHaveURL(/\/cart$/)
  await expectStoredCart(page, [])
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  // The message stays until it is closed or its link is followed.
  await page.clock.fastForward(60_000)
  const [id] = (await toast.textContent())?.match(/NLOD-\d+/) ?? []
  await toast.getByRole('link', { name: 'See the order' }).click()
  expect(`NLOD-${await checkout.orderId(page)}`).toBe(id)
  await expect(toast).toHaveCount(0)
  expect(watch.orders).toHaveLength(1)
})

test('CHK-20 two tabs that press Pay at the same moment order the cart once', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  const sent = await hold(page, purchase)
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
  await sent.request
  await checkout.payButton(other).click()
  await expect(other.getByRole('button', { name: 'Processing...' })).toBeVisible()
  sent.letThrough()
  await checkout.orderId(page)
  const alert = other.getByRole('alertdialog', { name: orderFailed })
  await expect(alert).toContainText('The cart was ordered or changed in another tab.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(other.getByText('No items in your order.')).toBeVisible()
  expect(ordersOfOther).toEqual([])
  expect(watch.orders).toHaveLength(1)
})
