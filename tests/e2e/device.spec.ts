import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import * as keys from '../../src/rules/storageKeys.ts'
import { shop } from '../../src/shop/config.ts'
import * as checkout from './checkout.ts'
import {
  expect,
  expectStoredCart,
  goTo,
  heading,
  lever,
  open,
  refused,
  signedIn,
  storeCart,
  test,
} from './shop.ts'

// What a device can do to the shop: its storage, its cookies, its clock, its tabs and its memory of pages.

const cartLink = (page: Page, items: number) =>
  page.getByRole('link', {
    name: items === 0 ? 'Cart' : `Cart, ${items} item${items === 1 ? '' : 's'}`,
    exact: true,
  })

/** From the page of a product to the confirmation by links alone: nothing may depend on a reload. */
async function order(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await cartLink(page, 1).click()
  await expect(page.getByRole('listitem', { name: lever })).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await checkout.fill(page, '42 Lake Road, Kandy', 'Cash on Delivery')
  await expect(checkout.payButton(page)).toHaveText('Place order, Rs. 6,950.00')
  await checkout.placeOrder(page)
  await expect(cartLink(page, 0)).toBeAttached()
}

const spoilt: [device: string, spoil: () => void][] = [
  [
    'blocks its storage',
    () => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    },
  ],
  [
    'has a full storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Exceeded the quota', 'QuotaExceededError')
      }
    },
  ],
]
for (const [device, spoil] of spoilt)
  test(`a device that ${device} can place an order`, { tag: '@phone' }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(spoil)
    await open(page, '/products/301')
    await order(page)
  })

test('a device that refuses cookies can place an order, and the answer about them holds while the page is open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await open(page, '/products/301')
  await page.clock.fastForward(2000)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Reject' }).click()
  await order(page)
  await page.clock.fastForward(2000)
  await expect(banner).toHaveCount(0)
})

const names = Object.values(keys)
/** What an earlier version, another program or a broken disk may have left under each name. */
for (const text of ['null', '[null,{"id":1},[[]],"x"]', '{"items":{"1":2},"payment":"cheque"}'])
  test(`the shop works with this stored under each of its names: ${text}`, { tag: '@desktop' }, async ({
    page,
    watch,
  }) => {
    // Recently viewed parts of those ids are no longer sold.
    watch.expected.push(refused)
    await page.addInitScript(
      ([all, value]) => {
        if (sessionStorage.getItem('spoilt')) return
        for (const area of [localStorage, sessionStorage]) for (const name of all) area.setItem(name, value)
        sessionStorage.setItem('spoilt', 'yes')
      },
      [names, text] as const,
    )
    const spoilAgain = () => page.evaluate(() => sessionStorage.removeItem('spoilt'))
    // The inline script reads the cart before the page does.
    await open(page, '/cart')
    await expect(heading(page, 'Cart')).toBeVisible()
    await spoilAgain()
    await open(page, '/buying?product=301&qty=1')
    await expect(heading(page, 'Checkout')).toBeVisible()
    // The others read what is theirs when they are opened.
    for (const [address, title] of [
      ['/', shop.tagline],
      ['/products', 'Products'],
      ['/order-by-list', 'Order by list'],
      ['/order-confirmation', 'No order to show'],
    ] as const) {
      await goTo(page, address)
      await expect(heading(page, title)).toBeVisible()
    }
    await goTo(page, '/products/301')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartLink(page, 1)).toBeVisible()
    await expectStoredCart(page, [[301, 1]])
  })

test('ORD-05 with a clock that is three hours fast an order can be cancelled', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 })
  await signedIn(page)
  await storeCart(page, [inCart(301)])
  await open(page, '/buying')
  await checkout.fill(page, '42 Lake Road, Kandy', 'Cash on Delivery')
  await expect(checkout.payButton(page)).toHaveText(/^Place order/)
  const id = await checkout.placeOrder(page)
  await open(page, '/profile')
  // The link stands in the panel that it closes.
  await page.getByRole('link', { name: 'See your orders' }).click()
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused()
  const card = page.getByRole('listitem').filter({ hasText: orderNumber(id) })
  await card.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible()
})
