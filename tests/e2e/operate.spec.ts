import { test as base, expect, type Page } from '@playwright/test'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { orderLinks } from '../../server/orders/orderLinks.ts'
import { orderLinkPath } from '../../src/paths.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { type OwnShop, withOwnShop } from './ownShop.ts'
import { heading, open, paperPages } from './shop.ts'

// The operator's page in a shop of its own, with an order of 25 lines: it is moved, and printed on one page each way.

const operatorToken = 'the token of the operator'

type Shop = OwnShop & { orderId: number; token: string }

const test = base.extend<{ shop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it.
  shop: async ({}, use) => {
    const demo = seed(new Date())
    const store = memoryStore(demo, nodePasswords)
    const items = demo.products.slice(0, 25).map(({ product_id, name, price, images }) => ({
      product_id,
      product_name: name,
      image_url: images[0] ?? '',
      quantity: 12,
      unit_price: price,
    }))
    const { order_id: _, ...placed } = demo.orders[0]!
    const order = {
      ...placed,
      order_date: new Date().toISOString(),
      status: 'pending' as const,
      payment_method: 'COD' as const,
      notes: 'Ring twice, the gate is at the back.',
      items,
      shipping_cost: 0,
      total_amount: items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
    }
    const orderId = Number(await store.placeOrder([], () => ({ order, messages: () => [] })))
    await withOwnShop({ store, operatorToken }, async (shop) => {
      const links = await orderLinks({ store, origin: () => shop.url, now: () => new Date() })
      await use({ ...shop, orderId, token: links.token((await store.order(orderId))!) })
    })
  },
})

test.beforeEach(async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'false', url: shop.url }])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
  })
})

const askedToPrint = (page: Page) => expect(page.locator('html[data-asked-to-print]')).toBeAttached()

test('the operator signs in, moves an order to its next status, and signs out', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  const answer = await page.goto(`${shop.url}/operate`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  const token = page.getByLabel('Password', { exact: true })
  await token.fill('a guess')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This is not the password of the shop.')).toBeVisible()
  await token.fill(operatorToken)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const name = orderNumber(shop.orderId)
  const card = page.getByRole('region', { name: 'Orders of today' }).getByRole('listitem', { name })
  await card.getByRole('button', { name: 'Start packing' }).click()
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Start packing' }).click()
  await expect(card.getByText(`${name} is processing.`)).toBeVisible()
  // Leaving the page loses nothing.
  await page.reload()
  await expect.poll(async () => (await shop.store.order(shop.orderId))?.status).toBe('processing')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(`${name} from`, { timeout: 2000 })
  }).toPass()
  expect(await page.evaluate(() => document.cookie)).not.toContain('operator')
  expect(page.url()).toBe(`${shop.url}/operate`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(token).toBeVisible()
  expect(shop.errors).toEqual([])
})

test('the page of orders fits 320 px, and a phone with text at 200%, and the packing slip of 25 lines is one page', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await page.request.post(`${shop.url}/api/operate/session`, { data: { token: operatorToken } })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, `${shop.url}/operate`)
  await expect(page.getByRole('region', { name: 'Orders of today' })).toBeVisible()
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await pageWidth()).toBe(320)
  await page.setViewportSize({ width: 390, height: 844 })
  const large = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await pageWidth()).toBe(390)
  await large.evaluate((element) => (element as Element).remove())

  const name = orderNumber(shop.orderId)
  await page
    .getByRole('region', { name: 'Orders of today' })
    .getByRole('listitem', { name })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await page.getByRole('button', { name: 'Packing slip' }).click()
  await askedToPrint(page)
  expect(await paperPages(page)).toBe(1)
})

test('the receipt of 25 lines is one page', { tag: '@desktop' }, async ({ page, shop }) => {
  await open(page, shop.url + orderLinkPath(shop.token))
  await expect(heading(page, 'Your order')).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  await askedToPrint(page)
  expect(await paperPages(page)).toBe(1)
})

test('a shop without a token has no such page, and no shopper loads its code', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await open(page, `${baseURL}/`)
  expect(files.filter((file) => /Operat/.test(file))).toEqual([])
  expect((await page.request.get(`${baseURL}/operate`)).status()).toBe(404)
})
