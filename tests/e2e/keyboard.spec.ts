import type { Locator, Page } from '@playwright/test'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, open, refused, test } from './shop.ts'

/** Presses Tab, or Shift and Tab, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Found once: finding an element by its role takes the browser longer than a press.
  const element = await target.evaluateHandle((found) => found)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target}`)
}

test('BEY-16 an order by keyboard only: Tab, Enter, and Space for the checkbox', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  // The server refuses the half-typed address that is looked up when typing pauses.
  watch.expected.push(refused)
  await open(page, '/products/301')
  await expect(heading(page, 'Return-to-door lever on rose 19 mm, satin nickel')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Cart')).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: /^One more/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 part, 2 in all')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Checkout')).toBeFocused()

  for (const [label, text] of [
    ['First name', 'Nadeesha'],
    ['Last name', 'Perera'],
    ['Email', 'nadeesha@mail.example'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await tabTo(page, checkout.street(page))
  await page.keyboard.type('17 Station Road, Wellawat')
  // The list of the last letter, not of one before: the first option is the one that Down takes.
  await expect(page.getByRole('option').first()).toHaveText('Wellawatta, Colombo 6, 00600')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(checkout.street(page)).toHaveValue('17 Station Road, Wellawatta, Colombo 6')
  await tabTo(page, page.getByRole('tab', { name: 'Card' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Cash on Delivery' })).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }))
  await page.keyboard.press('Space')
  await tabTo(page, checkout.payButton(page))
  await expect(checkout.payButton(page)).toHaveText('Place order, Rs. 13,900.00')
  await page.keyboard.press('Enter')

  await checkout.orderId(page)
  await expect(heading(page, 'Order placed')).toBeFocused()
  expect(watch.orders).toHaveLength(1)
  await expectStoredCart(page, [])
  await tabTo(page, page.getByRole('link', { name: 'Continue Shopping' }))
})
