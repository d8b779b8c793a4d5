import { getRequestListener } from '@hono/node-server'
import { test as base, expect, type Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { koko } from '../../server/payments/koko.ts'
import { payHere } from '../../server/payments/payhere.ts'
import { type SandboxChoice, sandboxGateway } from '../../server/payments/sandboxGateway.ts'
import { kokoKeyPair, sandboxKoko } from '../../server/payments/sandboxKoko.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { listen } from '../listen.ts'
import * as checkout from './checkout.ts'
import { type OwnShop, withOwnShop } from './ownShop.ts'
import { expectStoredCart, heading, open, storeCart } from './shop.ts'

// Real orders paid on the page of a gateway: the sandbox, which speaks PayHere's format on another origin.

const test = base.extend<{ shop: OwnShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it.
  shop: async ({}, use) => {
    const account = { merchantId: 'sandbox', secret: 'the secret of the sandbox' }
    const [ofShop, ofKoko] = [kokoKeyPair(), kokoKeyPair()]
    const onKoko = { merchantId: 'sandbox', privateKey: ofKoko.privateKey, publicKey: ofShop.publicKey }
    const sandbox = (leadsTo?: string) =>
      sandboxGateway({ ...account, ...(leadsTo && { leadsTo }) }).route(
        '/',
        sandboxKoko({ ...onKoko, ...(leadsTo && { leadsTo }) }),
      )
    // The page is on another host, to which the form is led on, as real gateways do.
    const page = await listen(getRequestListener(sandbox().fetch))
    const { url, close } = await listen(getRequestListener(sandbox(page.url).fetch))
    const gateways = [
      payHere({ ...account, page: `${url}/pay/checkout` }),
      koko({
        merchantId: 'sandbox',
        apiKey: 'key',
        privateKey: ofShop.privateKey,
        publicKey: ofKoko.publicKey,
        page: `${url}/api/merchants/orderCreate`,
      }),
    ]
    await withOwnShop({ gateways, paymentHosts: [page.url] }, use)
    close()
    page.close()
  },
})

test.beforeEach(async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'false', url: shop.url }])
  await page.clock.install()
  // A payment that is made at a gateway is not simulated before: its 1.5 s would never end.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((work: () => void, ms: number) => (ms === 1500 ? 0 : wait(work, ms))) as typeof wait
  })
  await storeCart(page, [inCart(201)])
})

/** Orders the cart by card or, with `tab`, in another way; resolves on the gateway's page. */
async function order(page: Page, shop: OwnShop, tab?: 'Installments') {
  await open(page, `${shop.url}/buying`)
  await checkout.fill(page, '5 Temple Road, Galle', tab)
  // Not pay(): no payment is simulated, so that 'Processing...' may be gone before it is seen.
  await checkout.payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible()
}

const choose = (page: Page, choice: SandboxChoice) => page.locator(`button[value=${choice}]`).click()

const waiting = (page: Page) => page.getByText('Waiting for the payment')
const paid = (page: Page) => page.getByText(/^Paid\. Thank you: we have received Rs\./)
const payNow = (page: Page) => page.getByRole('button', { name: /^Pay Rs\./ })

async function lastOrder({ store }: OwnShop) {
  const events = await store.paymentEvents()
  const id = events.findLast(({ state }) => state === 'begun')?.order_id ?? 0
  return { order: await store.order(id), events: events.filter(({ order_id }) => order_id === id) }
}

test('Back from the gateway leads to the order; paid then, the order page says so, and nothing is ordered twice', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await order(page, shop)
  const placed = (await lastOrder(shop)).order!
  expect([placed.status, placed.payment_status]).toEqual(['pending', 'pending'])
  await expect(page.getByText(`LKR ${placed.total_amount.toFixed(2)}`)).toBeVisible()
  await page.goBack()
  await expect(waiting(page)).toBeVisible()
  await page.reload()
  await expect(waiting(page)).toBeVisible()
  await payNow(page).click()
  await choose(page, 'pay')
  await expect(heading(page, 'Your order')).toBeVisible()
  await expect(page).toHaveURL(/\/order\?token=/)
  await expect(paid(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: orderNumber(placed.order_id) })).toBeVisible()
  await expect(payNow(page)).toHaveCount(0)
  await expectStoredCart(page, [])
  expect((await lastOrder(shop)).order).toMatchObject({ order_id: placed.order_id, payment_status: 'paid' })
  expect(shop.errors).toEqual([])
})

test('installments are paid on the page of Koko in the same way', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  await order(page, shop, 'Installments')
  await choose(page, 'refuse')
  await expect(page.getByRole('alert')).toContainText('The payment did not go through')
  await payNow(page).click()
  await choose(page, 'pay')
  await expect(paid(page)).toBeVisible()
  const { order: placed, events } = await lastOrder(shop)
  expect([placed?.payment_method, placed?.payment_status]).toEqual(['kokoPay', 'paid'])
  expect(events.map(({ state }) => state)).toEqual(['begun', 'failed', 'paid'])
  expect(events.at(-1)?.amount).toBe(placed?.total_amount)
})
